import type { Db } from '../db/index.ts';

/** What this room needs of the installation. */
export interface UsageNeeds {
  db: Db;
}
