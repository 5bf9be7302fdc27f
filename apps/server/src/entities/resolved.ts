import type { EntitySchema } from '@trellis/contract';
import type { BoundEntity } from '../db/index.ts';
import type { RowPlace } from './statements/index.ts';

/** The entity that a call names, in the environment that its actor is in. */
export interface Resolved {
  appId: string;
  name: string;
  entity: BoundEntity;
  place: RowPlace;
  /** All keys that its rows may ever have had; null where that is not known. */
  keys: string[] | null;
  /** The schema with every field, where the caller does not know them all: rows' rules may ask for those, too. */
  whole?: EntitySchema;
}
