import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { Limits, SecretBox } from '../identity/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { Work } from '../work/index.ts';

/** What this room needs of the installation. */
export interface PaymentNeeds {
  db: Db;
  bus: Bus;
  box: SecretBox;
  config: Config;
  limits: Limits;
  plans: PlanBook;
  work: Work;
}
