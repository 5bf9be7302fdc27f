import type { Bus } from '../bus/index.ts';
import type { Db } from '../db/index.ts';

/** What this room needs of the installation. */
export interface AssistantNeeds {
  db: Db;
  bus: Bus;
}
