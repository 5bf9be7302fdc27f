import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../db/index.ts';
import { isBot } from './bots.ts';
import { more, Pending } from './pending.ts';
import { dayOf, saltOf, store } from './store.ts';

const FLUSH_MS = 2_000;
const MINUTE_MS = 60_000;
/** Who comes back after this long makes another visit. */
const VISIT_MS = 30 * MINUTE_MS;
/** The same page again within this is the same opening, reported twice. */
const SAME_MS = 5_000;
const MOST_IN_MINUTE = 40;
/** How many browsers of one address are distinguished in a day. */
const AGENTS_OF_ADDRESS = 50;
const REMEMBERED = 50_000;

export interface Opening {
  appId: string;
  page: string;
  /** Host of the page that led here; '' for none. */
  host: string;
  address: string;
  agent: string;
}

interface Visitor {
  at: number;
  page: string;
  pageAt: number;
  minute: number;
  inMinute: number;
}

/**
 * Counts who opens the pages of published apps. People are distinguished by a hash of address and browser
 * with the day's salt; neither is kept, and with the salt's end nobody is found by the hash. Counts are
 * gathered and written together.
 */
export class Visits {
  readonly #db: Db;
  #pending = new Pending();
  #salt: { day: string; value: Promise<string> } | null = null;
  /** What these people did lately, on this server; by their hash. */
  readonly #visitors = new Map<string, Visitor>();
  readonly #agents = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  async count({ appId, page, host, address, agent }: Opening, now = Date.now()): Promise<void> {
    if (isBot(agent)) return;
    const day = dayOf(now);
    const salt = await this.#saltOf(day);
    const hash = (...of: string[]) =>
      createHmac('sha256', salt).update(of.join('\n')).digest('base64url').slice(0, 22);
    const visitor = hash(appId, address, this.#agentOf(hash(appId, address), agent));
    const known = this.#visitors.get(visitor);
    const minute = Math.floor(now / MINUTE_MS);
    const inMinute = known?.minute === minute ? known.inMinute + 1 : 1;
    const isAgain = known?.page === page && now - known.pageAt < SAME_MS;
    // Deleted first, so that those who came last stand last.
    this.#visitors.delete(visitor);
    this.#visitors.set(visitor, { at: now, page, pageAt: now, minute, inMinute });
    if (isAgain || inMinute > MOST_IN_MINUTE) return;
    const counts = this.#pending.of(appId, day);
    counts.views++;
    counts.visitors.add(visitor);
    more(counts.pages, page);
    if (!known || now - known.at > VISIT_MS) {
      counts.visits++;
      more(counts.hosts, host);
    }
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was counted; what could not be written is tried again with the next. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      if (this.#timer) clearTimeout(this.#timer);
      this.#timer = null;
      this.#trim();
      if (this.#pending.isEmpty) return;
      const all = this.#pending.all();
      this.#pending = new Pending();
      try {
        await store(this.#db, all);
      } catch (error) {
        console.error(`Visits were not written: ${(error as Error).message}`);
        this.#pending.add(all);
        this.#timer ??= setTimeout(() => void this.flush(), 10 * FLUSH_MS).unref();
      }
    });
    return this.#writing;
  }

  async close(): Promise<void> {
    await this.flush();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** All browsers of an address that has too many count as one: it makes them up. */
  #agentOf(address: string, agent: string): string {
    let agents = this.#agents.get(address);
    if (!agents) {
      agents = new Set();
      this.#agents.set(address, agents);
    }
    if (!agents.has(agent) && agents.size >= AGENTS_OF_ADDRESS) return '';
    agents.add(agent);
    return agent;
  }

  #saltOf(day: string): Promise<string> {
    if (this.#salt?.day !== day) {
      this.#visitors.clear();
      this.#agents.clear();
      const value = saltOf(this.#db, day, randomBytes(32).toString('base64url'));
      value.catch(() => {
        this.#salt = null;
      });
      this.#salt = { day, value };
    }
    return this.#salt.value;
  }

  #trim(): void {
    for (const key of this.#visitors.keys()) {
      if (this.#visitors.size <= REMEMBERED) break;
      this.#visitors.delete(key);
    }
    if (this.#agents.size > REMEMBERED) this.#agents.clear();
  }
}
