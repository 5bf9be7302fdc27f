import type { Bus } from '../bus/index.ts';
import type { Db } from '../db/index.ts';
import type { EntityStore } from '../entities/index.ts';
import type { Actor, Sessions, Tokens } from '../identity/index.ts';

/** What this room needs of the installation. */
export interface RealtimeNeeds {
  db: Db;
  tokens: Tokens;
  sessions: Sessions;
  bus: Bus;
  entities: EntityStore;
  /** Asks people of apps that sell memberships for theirs. */
  memberGate: { lets(actor: Actor): Promise<boolean> };
}
