import type { AppRole } from '@trellis/contract';
import type { Subject } from '@trellis/filter';
import type { Actor } from '../identity/index.ts';

/** Whose call it is, on which entity of which app. */
export interface RowAsk {
  appId: string;
  entityName: string;
  actor: Actor;
  role: AppRole | null;
  /** How a filter on a field that the schema does not know is taken; refused unless said. */
  unknown?: 'missing';
  /** Whoever writes a field that is not theirs to write is told so; otherwise it stays as it is without a word. */
  namesProtected?: boolean;
  /** Through whose eyes a builder looks, where not through their own; null is who is not signed in. */
  as?: Subject | null;
}
