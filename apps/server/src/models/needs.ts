import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { SecretBox } from '../identity/index.ts';
import type { ModelRegistry } from './registry.ts';

/** What this room needs of the installation. */
export interface ModelNeeds {
  db: Db;
  config: Config;
  box: SecretBox;
  bus: Bus;
  models: ModelRegistry;
}
