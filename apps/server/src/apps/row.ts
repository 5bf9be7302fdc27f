import type { Selectable } from 'kysely';
import type { Tables } from '../db/index.ts';

/** An app as it is stored. */
export type AppRow = Selectable<Tables['apps']>;
