import type { List, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as wordsOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

export type { List, PhrasingContent, RootContent };

/** Made once: an answer is parsed with each piece of it. */
const GFM = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Markdown of any sort as a tree: none is wrong, the end may be missing. */
export const parseMarkdown = (text: string): Root => fromMarkdown(text, GFM);

export const words = (node: Nodes): string => wordsOf(node).trim();

/** The text that nodes stand for, as it was written. */
export function written(text: string, nodes: readonly RootContent[]): string {
  const from = nodes[0]?.position?.start.offset;
  const to = nodes.at(-1)?.position?.end.offset;
  return from === undefined || to === undefined ? '' : text.slice(from, to).trim();
}
