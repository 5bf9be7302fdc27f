import type { Bus } from '../bus/index.ts';
import type { ChatTurns } from '../chat/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { Limits, SecretBox } from '../identity/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { Previews } from '../preview/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface ToolNeeds {
  db: Db;
  bus: Bus;
  plans: PlanBook;
  versions: Versions;
  previews: Previews;
  turns: ChatTurns;
  config: Config;
  limits: Limits;
  box: SecretBox;
  models: ModelRegistry;
  files: FileStore;
  parsing: Parsing;
  serverId: string;
}
