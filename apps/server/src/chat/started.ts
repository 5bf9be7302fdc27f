import type { AppKind, ChatMessage } from '@trellis/contract';
import type { Builder } from '../identity/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { LiveStream } from '../streams/index.ts';
import type { Chunk, MessageWriter } from './message-writer.ts';

/** A turn that is stored and may run. */
export interface Started {
  turn: LiveStream<Chunk>;
  writer: MessageWriter;
  builder: Builder;
  userMessage: ChatMessage;
  draftVersionId: string | null;
  appName: string;
  appKind: AppKind;
  /** What the app's builders want of every answer. */
  instructions: string;
  /** The first app would be a guess: it is planned, though nobody asked for a plan. */
  isGuess: boolean;
  /** The models as they are asked in this turn. */
  models: ModelRegistry;
}
