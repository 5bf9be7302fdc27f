import type { ActionCard, MessageMetadata, RepairNote } from '@trellis/contract';
import type { UIMessage } from 'ai';

/** A message of the chat as the screen holds it: the AI SDK's, with our metadata, action cards and repairs. */
export type ChatItem = UIMessage<
  MessageMetadata,
  { action: ActionCard; repair: RepairNote; mended: { repairs: string[] } }
>;
