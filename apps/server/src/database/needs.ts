import type { Bus } from '../bus/index.ts';
import type { ChatTurns } from '../chat/index.ts';
import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { Previews } from '../preview/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface DatabaseNeeds {
  db: Db;
  plans: PlanBook;
  bus: Bus;
  entities: EntityStore;
  versions: Versions;
  previews: Previews;
  turns: ChatTurns;
}
