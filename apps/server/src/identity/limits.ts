import { MESSAGES } from '@trellis/contract';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';
import type { SecretBox } from './secret-box.ts';

/** The clocks of two servers are no further apart. */
const SKEW_MS = 60_000;

/**
 * How often something may be tried: points per seconds, counted in the database for all servers together. Keys are
 * addresses and e-mails of people, who are not to be read of a counter: they are stored as keyed hashes.
 */
export class Limits {
  readonly #pool: pg.Pool;
  readonly #box: Pick<SecretBox, 'mac'>;
  readonly #limiters = new Map<string, RateLimiterPostgres>();

  constructor(pool: pg.Pool, box: Pick<SecretBox, 'mac'>) {
    this.#pool = pool;
    this.#box = box;
  }

  /** Takes one try of `key`, or as many as are said; refuses with 429 when there are none left. */
  async take(
    name: string,
    key: string,
    points: number,
    seconds: number,
    message: string = MESSAGES.rateLimit,
    amount = 1,
  ): Promise<void> {
    try {
      await this.#limiter(name, points, seconds).consume(this.#stored(name, key), amount);
    } catch (left) {
      if (!(left instanceof RateLimiterRes)) throw left;
      // Longer than it can be: it was counted before the clock was set back, and would last as long on top.
      if (left.msBeforeNext > seconds * 1_000 + SKEW_MS) {
        await this.clear(name, key);
        return this.take(name, key, points, seconds, message, amount);
      }
      const wait = Math.ceil(left.msBeforeNext / 1_000);
      throw new Refusal('too_many', message, {
        code: 'auth/too-many-requests',
        headers: { 'Retry-After': String(wait) },
      });
    }
  }

  /** Gives some of them back: less was needed than was taken. */
  async give(name: string, key: string, amount: number): Promise<void> {
    if (amount > 0) await this.#limiters.get(name)?.reward(this.#stored(name, key), amount);
  }

  /** Gives all tries back, after a success. */
  async clear(name: string, key: string): Promise<void> {
    await this.#limiters.get(name)?.delete(this.#stored(name, key));
  }

  #stored(name: string, key: string): string {
    return this.#box.mac(`limit ${name} ${key}`);
  }

  #limiter(name: string, points: number, seconds: number): RateLimiterPostgres {
    let limiter = this.#limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: this.#pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        // While the database is away tries are still limited, per server.
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      });
      this.#limiters.set(name, limiter);
    }
    return limiter;
  }
}
