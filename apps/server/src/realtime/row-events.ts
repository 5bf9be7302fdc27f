import type { AppRole, Row, RowEvent } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { knownCreators, type Seen } from '../entities/index.ts';
import type { Actor } from '../identity/index.ts';

/** A row for followers of either kind: the product's own client, and the public one. */
const inBothWords = (row: Row, creator: string | undefined) => ({
  ...row,
  created_date: row.createdAt,
  updated_date: row.updatedAt,
  created_by_id: row.creatorId,
  created_by: creator ?? '',
});

/** Changes of rows as texts; most subscribers are sent the same of a row, which is written once. */
export class RowEvents {
  readonly #db: Db;
  readonly #appId: string;
  readonly #timestamp = new Date().toISOString();
  readonly #texts = new Map<Row | null, Map<string, string>>();
  readonly #emails = new Map<string, Promise<string | undefined>>();

  constructor(db: Db, appId: string) {
    this.#db = db;
    this.#appId = appId;
  }

  /** What one subscriber is sent of changes; who made a row as far as lists would tell them (ruling 12). */
  async of(seen: readonly Seen[], actor: Actor, role: AppRole | null): Promise<string[]> {
    const known = knownCreators(actor, role, this.#appId);
    const texts: string[] = [];
    for (const one of seen) {
      const creatorId = one.row?.creatorId;
      let creator: string | undefined;
      if (creatorId && known === 'all') creator = await this.#emailOf(creatorId);
      else if (creatorId && actor.kind === 'visitor' && actor.userId === creatorId)
        creator = actor.email;
      texts.push(this.#textOf(one, creator));
    }
    return texts;
  }

  #textOf({ type, id, row }: Seen, creator: string | undefined): string {
    const known = this.#texts.get(row) ?? new Map<string, string>();
    this.#texts.set(row, known);
    const key = `${type} ${id} ${creator ?? ''}`;
    // Of a row that is gone the id is left, which code looks for in either place.
    const data = row ? inBothWords(row, creator) : { id };
    const event: RowEvent = { type, id, data, timestamp: this.#timestamp };
    const text = known.get(key) ?? JSON.stringify(event);
    known.set(key, text);
    return text;
  }

  #emailOf(userId: string): Promise<string | undefined> {
    const asked =
      this.#emails.get(userId) ??
      this.#db
        .selectFrom('users')
        .select('email')
        .where('tenant_id', '=', this.#appId)
        .where('id', '=', userId)
        .executeTakeFirst()
        .then((user) => user?.email);
    this.#emails.set(userId, asked);
    return asked;
  }
}
