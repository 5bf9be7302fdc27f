import type { Bus } from '../bus/index.ts';
import type { ChatTurns } from '../chat/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { Codes, Limits, SecretBox, Secrets, Sessions, Tokens } from '../identity/index.ts';
import type { Mailer } from '../mail/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface LeavingNeeds {
  db: Db;
  config: Config;
  tokens: Tokens;
  sessions: Sessions;
  box: SecretBox;
  secrets: Secrets;
  codes: Codes;
  plans: PlanBook;
  limits: Limits;
  mail: Mailer;
  bus: Bus;
  files: FileStore;
  entities: EntityStore;
  versions: Versions;
  models: ModelRegistry;
  turns: ChatTurns;
}
