import type { AppFiles } from '@trellis/contract';
import type { AppSpec } from './spec.ts';

/** What a turn of the built-in builder is given. */
export interface BlueprintInput {
  messages: readonly { role: 'user' | 'assistant'; text: string }[];
  files: AppFiles;
  spec: AppSpec | null;
  now: Date;
}

/** What it says and makes. */
export type BlueprintEvent =
  | { type: 'text'; text: string }
  | { type: 'spec'; spec: AppSpec }
  /** What could be said next, each a message as it would be sent. */
  | { type: 'next'; messages: string[] };
