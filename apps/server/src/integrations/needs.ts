import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { Limits, SecretBox, Sessions, Tokens } from '../identity/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { Versions } from '../versions/index.ts';
import type { Resizer } from './resize.ts';

/** What this room needs of the installation. */
export interface IntegrationNeeds {
  db: Db;
  config: Config;
  tokens: Tokens;
  sessions: Sessions;
  box: SecretBox;
  plans: PlanBook;
  limits: Limits;
  mail: Mailer;
  bus: Bus;
  files: FileStore;
  parsing: Parsing;
  entities: EntityStore;
  versions: Versions;
  models: ModelRegistry;
  resizer: Resizer;
}
