import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { SecretBox, Sessions } from '../identity/index.ts';

/** What this room needs of the installation. */
export interface ExportNeeds {
  db: Db;
  sessions: Sessions;
  box: SecretBox;
  entities: EntityStore;
}
