import type { Db } from '../db/index.ts';
import type { Codes, Secrets, Sessions } from '../identity/index.ts';

/** What this room needs of the installation. */
export interface EntityNeeds {
  db: Db;
  sessions: Sessions;
  secrets: Secrets;
  codes: Codes;
}
