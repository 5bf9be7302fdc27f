import type { PassagesJob } from '../../parsing/index.ts';
import type { ItemRow } from '../items.ts';
import type { KnowledgeNeeds } from '../needs.ts';

/** A part of an item that changes by itself: a page of a site; a file is one part. */
export interface SourcePart {
  /** What it is known by, the next time, too. */
  key: string;
  /** Of its content: where it is the same, its passages stay. */
  hash: string;
  /** Where people open it. */
  address?: string;
  job: PassagesJob;
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
}

/** What a connector is given while it reads an item. */
export interface Reader {
  needs: KnowledgeNeeds;
  signal: AbortSignal;
  /** Something of the item that was left out, and why, for whoever looks at it. */
  note(text: string): void;
}

/** Where data items come from. What goes wrong is a Refusal, in words for whoever made the item. */
export interface Connector {
  parts(item: ItemRow, reader: Reader): AsyncGenerator<SourcePart>;
}
