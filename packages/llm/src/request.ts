import type { LlmEvent, LlmTool } from './events.ts';

export interface LlmMessage {
  role: 'user' | 'assistant';
  text: string;
  /** Pictures beside a person's words, for models that see. */
  images?: readonly { data: Uint8Array; mediaType: string }[];
}

/** One request to a model: everything that goes out. */
export interface LlmRequest {
  system: string;
  /** Characters of it that the next request has too: a provider may keep what it read of them. */
  stableLength?: number;
  messages: readonly LlmMessage[];
  /**
   * Structured output: the JSON schema that the provider is to hold the answer to. `isOurs` where it is the same each
   * time: then a refusal says something of the model, otherwise of this one schema.
   */
  schema?: { name: string; schema: object; isOurs?: boolean };
  /** What it may have done while it answers. */
  tools?: Readonly<Record<string, LlmTool>>;
  /** How often it may be asked at most, with what its tools gave. */
  maxRequests?: number;
  temperature?: number;
  maxOutputTokens?: number;
  signal: AbortSignal;
}

/** A provider's model, as it is reached. */
export interface Llm {
  /** As usage names it. */
  readonly name: string;
  /** What of a request it was seen to refuse; shared by all that reach the same model. */
  readonly support: Support;
  send(request: LlmRequest): AsyncIterable<LlmEvent>;
}

/** Whether a model takes what not every one does; null until it was seen. */
export interface Support {
  schema: boolean | null;
  tools: boolean | null;
  images: boolean | null;
}
export const unknownSupport = (): Support => ({ schema: null, tools: null, images: null });
