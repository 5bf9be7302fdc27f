import type { Bus } from '../bus/index.ts';
import type { ChatTurns } from '../chat/index.ts';
import type { Db } from '../db/index.ts';
import type { Previews } from '../preview/index.ts';
import type { FileStore } from '../storage/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface CodeNeeds {
  db: Db;
  bus: Bus;
  files: FileStore;
  versions: Versions;
  previews: Previews;
  turns: ChatTurns;
}
