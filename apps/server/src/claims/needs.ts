import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { Limits, SecretBox } from '../identity/index.ts';

/** What this room needs of the installation. */
export interface ClaimNeeds {
  db: Db;
  bus: Bus;
  box: SecretBox;
  config: Config;
  limits: Limits;
}
