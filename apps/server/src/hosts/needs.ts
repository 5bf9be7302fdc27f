import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { Limits } from '../identity/index.ts';
import type { PlanBook } from '../plans/index.ts';

/** What this room needs of the installation. */
export interface HostNeeds {
  db: Db;
  config: Config;
  plans: PlanBook;
  limits: Limits;
  bus: Bus;
}
