import type { Chunk } from '@trellis/retrieval';

/** A passage; a row of a list with its cells and what it is known by. */
export interface Cut extends Chunk {
  cells?: string[];
  key?: string;
}
