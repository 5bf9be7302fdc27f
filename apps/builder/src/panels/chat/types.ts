import type { ActionCard, MessageMetadata } from '@trellis/contract';
import type { UIMessage } from 'ai';

/** A message of the chat as the screen holds it: the AI SDK's, with our metadata and action cards. */
export type ChatItem = UIMessage<MessageMetadata, { action: ActionCard }>;
