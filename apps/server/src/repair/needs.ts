import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { Previews } from '../preview/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface RepairNeeds {
  db: Db;
  config: Config;
  bus: Bus;
  versions: Versions;
  previews: Previews;
  models: ModelRegistry;
}
