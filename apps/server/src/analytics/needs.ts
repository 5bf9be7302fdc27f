import type { Db } from '../db/index.ts';
import type { Visits } from './visits.ts';

/** What this room needs of the installation. */
export interface AnalyticsNeeds {
  db: Db;
  visits: Visits;
}
