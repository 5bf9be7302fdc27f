import type { Bus } from '../bus/index.ts';
import type { ChatTurns } from '../chat/index.ts';
import type { Db } from '../db/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { Previews } from '../preview/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface ToolNeeds {
  db: Db;
  bus: Bus;
  plans: PlanBook;
  versions: Versions;
  previews: Previews;
  turns: ChatTurns;
}
