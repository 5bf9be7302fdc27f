import type { AppNeeds } from '../apps/index.ts';
import type { Bus } from '../bus/index.ts';
import type { ChatTurns } from '../chat/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { Limits } from '../identity/index.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { Previews } from '../preview/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface ProjectNeeds {
  db: Db;
  config: Config;
  plans: PlanBook;
  limits: Limits;
  bus: Bus;
  files: FileStore;
  parsing: Parsing;
  entities: EntityStore;
  versions: Versions;
  previews: Previews;
  turns: ChatTurns;
  toolTexts: Pick<AppNeeds['toolTexts'], 'read'>;
  knowledge: Knowledge;
}
