import type { Usage } from '@trellis/contract';

/** What a model sends while it answers, whichever it is. A failure is an event, never a throw. */
export type LlmEvent =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | ToolUse
  /**
   * `requests`: how often the model was asked, with what its tools gave. `tools`: the last time it still asked for one
   * instead of answering.
   */
  | {
      type: 'finish';
      reason: 'stop' | 'length' | 'filter' | 'tools' | 'other';
      usage?: Usage;
      requests?: number;
    }
  | { type: 'failure'; failure: LlmFailure };

/** A tool that the model has used; sent again when it is done. */
export interface ToolUse {
  type: 'tool';
  id: string;
  name: string;
  input: unknown;
  state: 'running' | 'done' | 'failed';
  /** What came of it, or why nothing did. */
  output?: unknown;
}

/** Something that a model may have done while it answers. */
export interface LlmTool {
  description: string;
  /** JSON Schema of what it is given. */
  input: object;
  /** What came of it, for the model to read, a `ShownPicture` where there is something to see; it never throws. */
  run(input: unknown): Promise<unknown>;
}

/** What a tool gives to look at: providers take pictures in a message alone, so it follows in one behind the words. */
export class ShownPicture {
  readonly said: unknown;
  readonly picture: { data: Uint8Array; mediaType: string };

  constructor(said: unknown, picture: { data: Uint8Array; mediaType: string }) {
    this.said = said;
    this.picture = picture;
  }
}

export interface LlmFailure {
  /** `refused`: the provider does not take the request as it is, and will not the next time. */
  kind: 'rate-limit' | 'stalled' | 'network' | 'refused' | 'provider';
  /**
   * Why it is refused, where the provider says so: no such key or model, nothing left to pay with, more than it reads at
   * once, words that it does not take; `address`: what answers there is no model's provider; `down`: nobody answers there.
   */
  reason?: 'key' | 'model' | 'money' | 'context' | 'filter' | 'address' | 'down';
  /** For the log and for admins. */
  cause: string;
  /** Seconds to wait before trying again, where the provider says so. */
  retryAfter?: number;
}
