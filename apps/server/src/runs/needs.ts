import type { Config } from '../config.ts';
import type { Limits } from '../identity/index.ts';
import type { ModelRegistry } from '../models/index.ts';

/** What this room needs of the installation. */
export interface RunNeeds {
  config: Config;
  limits: Limits;
  models: ModelRegistry;
}
