import type { Chunk } from '@trellis/retrieval';

/** A passage; a row of a list with its cells. */
export interface Cut extends Chunk {
  cells?: string[];
}
