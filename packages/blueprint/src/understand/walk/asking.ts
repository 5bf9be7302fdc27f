import type { RequestKind } from '../../lexicon/requests.ts';
import type { DraftEntity } from '../draft.ts';
import type { Noun } from '../pieces/index.ts';

/** Someone from outside asks for something: what was read of it so far. */
export interface Asking {
  kind: RequestKind;
  /** The place behind which what is asked for stands. */
  from: number;
  /** The verb's place among the pieces; what is asked for stands behind it, in German and Dutch before. */
  verbAt: number;
  verb: string;
  actor?: Noun;
  entity?: DraftEntity;
  about?: Noun;
}
