import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { Limits, SecretBox, Secrets } from '../identity/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { Work } from '../work/index.ts';

/** What this room needs of the installation. */
export interface KnowledgeNeeds {
  db: Db;
  bus: Bus;
  plans: PlanBook;
  parsing: Parsing;
  files: FileStore;
  work: Work;
  config: Config;
  box: SecretBox;
  secrets: Secrets;
  limits: Limits;
  models: ModelRegistry;
}
