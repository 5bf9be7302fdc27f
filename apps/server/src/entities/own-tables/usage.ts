import { type Db, sql } from '../../db/index.ts';
import type { RowPlace } from '../statements/index.ts';

/** Shapes of queries that are remembered between two writings. */
const MOST = 5_000;
const EVERY_MS = 10_000;

/**
 * How entities are asked, counted in memory and written down every ten seconds: from it the job on
 * growing entities knows who is in use, and which indexes would serve.
 */
export class Usage {
  readonly #db: Db;
  #seen = new Map<string, { place: RowPlace; columns: string; n: number }>();
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
    this.#timer = setInterval(() => void this.write(), EVERY_MS).unref();
  }

  /** Notes a query by the columns of the index that would serve it; null where none would. */
  note(place: RowPlace, columns: string | null): void {
    const key = `${place.appId} ${place.entityId} ${columns ?? ''}`;
    const known = this.#seen.get(key);
    if (known) known.n++;
    else if (this.#seen.size < MOST) this.#seen.set(key, { place, columns: columns ?? '', n: 1 });
  }

  /** Writes down what was noted since the last time. */
  write(): Promise<void> {
    const seen = [...this.#seen.values()].filter(({ place }) => place.guard);
    this.#seen = new Map();
    if (seen.length > 0)
      this.#writing = this.#writing
        .then(() => this.#store(seen))
        .catch((error: Error) => console.error(`entity usage: ${error.message}`));
    return this.#writing;
  }

  async #store(seen: { place: RowPlace; columns: string; n: number }[]): Promise<void> {
    // Of entities that are there: an app may be gone by now. In one order, so that servers do not wait in a circle.
    await sql`
      INSERT INTO entity_usage (app_id, entity_id, columns, seen)
      SELECT t.app_id, t.entity_id, t.columns, t.n
      FROM unnest(${seen.map(({ place }) => place.appId)}::text[], ${seen.map(({ place }) => place.entityId)}::text[],
        ${seen.map(({ columns }) => columns)}::text[], ${seen.map(({ n }) => n)}::bigint[]) AS t(app_id, entity_id, columns, n)
      JOIN entities e ON e.app_id = t.app_id AND e.id = t.entity_id
      ORDER BY 1, 2, 3
      ON CONFLICT (app_id, entity_id, columns)
        DO UPDATE SET seen = entity_usage.seen + excluded.seen, last_seen_at = now()`.execute(
      this.#db,
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
