import type { Runtime } from '@trellis/runtime/build';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { Actor, Sessions, Tokens } from '../identity/index.ts';
import type { FairQueue } from '../parsing/index.ts';

/** What this room needs of the installation. */
export interface HttpNeeds {
  db: Db;
  config: Config;
  tokens: Tokens;
  sessions: Sessions;
  largeBodies: FairQueue;
  /** Asks people of apps that sell memberships for theirs. */
  memberGate: { require(actor: Actor): Promise<void> };
  runtime: () => Promise<Runtime>;
}
