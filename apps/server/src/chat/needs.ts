import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { SecretBox, Sessions } from '../identity/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { Previews } from '../preview/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface ChatNeeds {
  db: Db;
  config: Config;
  serverId: string;
  sessions: Sessions;
  box: SecretBox;
  plans: PlanBook;
  bus: Bus;
  files: FileStore;
  parsing: Parsing;
  entities: EntityStore;
  versions: Versions;
  previews: Previews;
  models: ModelRegistry;
}
