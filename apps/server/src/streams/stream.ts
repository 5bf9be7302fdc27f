/** What is written piece by piece while people watch: a turn of the chat, a run of a tool, a reply of an assistant. */
export type StreamKind = 'turn' | 'run' | 'reply';

/** A stream's place. */
export interface StreamKey {
  appId: string;
  id: string;
}

/** One piece of a stream; `finish` is its last. */
export interface StreamChunk {
  type: string;
}

/** How a stream ended; `interrupted` where its server was lost. */
export type StreamEnd = 'done' | 'failed' | 'stopped' | 'interrupted';
