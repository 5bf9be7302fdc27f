import type { Runtime } from '@trellis/runtime/build';
import type { Bus } from '../bus/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { SecretBox, Sessions, UserRow } from '../identity/index.ts';
import type { Parsing } from '../parsing/index.ts';
import type { PlanBook } from '../plans/index.ts';
import type { Previews } from '../preview/index.ts';
import type { Versions } from '../versions/index.ts';

/** What this room needs of the installation. */
export interface PublishNeeds {
  db: Db;
  config: Config;
  sessions: Sessions;
  plans: PlanBook;
  box: SecretBox;
  /** Asks people of apps that sell memberships for theirs. */
  memberGate: { letsUser(user: UserRow): Promise<boolean> };
  bus: Bus;
  parsing: Parsing;
  versions: Versions;
  runtime: () => Promise<Runtime>;
  previews: Previews;
}
