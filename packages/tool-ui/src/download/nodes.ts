import type { List, PhrasingContent, RootContent } from '@trellis/tools/answers';

/** What an answer in Markdown consists of, for whatever it is written as. */
export type Node = RootContent;
export type Phrase = PhrasingContent;
export type { List };

/** Whether a link of a document may lead there: nothing that runs, and no file of its reader's. */
export const isWebLink = (url: string): boolean => /^(https?:\/\/|mailto:)/i.test(url);
