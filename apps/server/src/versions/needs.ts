import type { Bus } from '../bus/index.ts';
import type { Db } from '../db/index.ts';
import type { Versions } from './versions.ts';

/** What this room needs of the installation. */
export interface VersionNeeds {
  db: Db;
  bus: Bus;
  versions: Versions;
}
