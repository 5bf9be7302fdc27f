import type pg from 'pg';
import type { Bus } from '../bus/index.ts';
import type { ChatTurns } from '../chat/index.ts';
import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { Limits } from '../identity/index.ts';
import type { ModelRegistry } from '../models/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { Previews } from '../preview/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { Versions } from '../versions/index.ts';
import type { Work } from '../work/index.ts';

/** What this room needs of the installation. */
export interface ImportNeeds {
  db: Db;
  pool: pg.Pool;
  plans: PlanBook;
  limits: Limits;
  bus: Bus;
  files: FileStore;
  parsing: Parsing;
  entities: EntityStore;
  versions: Versions;
  previews: Previews;
  models: ModelRegistry;
  turns: ChatTurns;
  work: Pick<Work, 'send'>;
}
