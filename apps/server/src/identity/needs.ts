import type { Bus } from '../bus/index.ts';
import type { Db } from '../db/index.ts';
import type { Sessions } from './sessions.ts';

/** What this room needs of the installation. */
export interface IdentityNeeds {
  db: Db;
  sessions: Sessions;
  bus: Bus;
}
