import type { ActionCard, MessageMetadata, NextMessages, RepairNote } from '@trellis/contract';
import type { UIMessage } from 'ai';

/** A message of the chat as the screen holds it: the AI SDK's, with our metadata, action cards and repairs. */
export type ChatItem = UIMessage<
  MessageMetadata,
  { action: ActionCard; repair: RepairNote; mended: { repairs: string[] }; next: NextMessages }
>;

/** What others on the page do with the conversation. */
export interface ChatWays {
  /** What the person asked for elsewhere on the page; answers whether it is on its way. */
  send(text: string): Promise<boolean>;
  /** What the app would have asked: it waits at the box for the person. */
  suggest(text: string): void;
}
