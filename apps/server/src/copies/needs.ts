import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { Parsing } from '../parsing/index.ts';

/** What this room needs of the installation. */
export interface CopyNeeds {
  db: Db;
  entities: EntityStore;
  parsing: Parsing;
}
