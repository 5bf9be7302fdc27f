import type { Db } from '../db/index.ts';
import type { Sessions, Tokens } from '../identity/index.ts';
import type { Versions } from '../versions/index.ts';
import type { Previews } from './previews.ts';

/** What this room needs of the installation. */
export interface PreviewNeeds {
  db: Db;
  tokens: Tokens;
  sessions: Sessions;
  versions: Versions;
  previews: Previews;
}
