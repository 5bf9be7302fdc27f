import { type Row, type RowGroup, TABLE_PAGE } from '@trellis/contract';
import { isPassing } from '../../../session/api.ts';
import type { EntityCalls, ListAsk } from './calls.ts';

const PAGE = TABLE_PAGE;
/** Pages held at once; those seen longest ago go first. */
const HELD = 60;
/** Rows of one call where many are wanted. */
const PIECE = 2_000;

/** How soon a server that is in trouble is asked again, as long as somebody looks. */
const AGAIN_MS = 3_000;

/** What is asked of the server: order and filter. */
export type SourceAsk = Pick<ListAsk, 'sort' | 'q'>;

/** How many rows there are if somebody has counted, and the oldest of them where they are here. */
interface Known {
  count: number;
  first?: readonly Row[] | null;
}

/**
 * An entity's rows, any number of them: how many there are, and the pages that were looked at. Old
 * pages stay on the screen until newer ones are here.
 */
export class RowSource {
  readonly #calls: EntityCalls;
  /** Its first rows and how many there are, where they come by a call that others share. */
  readonly #head: (() => Promise<RowGroup>) | undefined;
  readonly #listeners = new Set<() => void>();
  #pages = new Map<number, Row[]>();
  readonly #asked = new Map<number, AbortController>();
  /** Pages that came since the last reading anew was begun: they are as new as what that brings. */
  readonly #fresh = new Set<number>();
  #ask: SourceAsk = {};
  #life = 0;
  #seen: { from: number; to: number } = { from: 0, to: PAGE };
  /** The place that somebody is writing in, and whose row it is; null for a row that is not stored yet. */
  #held: { index: number; id: string | null } | null = null;
  /** What was read meanwhile was put where its rows stood: they are to be read anew. */
  #isLate = false;
  /** Puts what is not stored yet over what is. */
  overlay: (row: Row) => Row = (row) => row;
  /** Null until it is known. */
  count: number | null = null;
  failure: unknown = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** What is on the screen was read, after failures as well. */
  onRead: () => void = () => {};
  /** Grows with everything that is shown. */
  revision = 0;

  constructor(calls: EntityCalls, head?: () => Promise<RowGroup>) {
    this.#calls = calls;
    this.#head = head;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed(): void {
    this.revision++;
    for (const listener of this.#listeners) listener();
  }

  /** A failure stands until the server is back, which nobody has to find out by trying. */
  #failed(error: unknown): void {
    this.failure = error;
    clearTimeout(this.#again);
    if (!isPassing(error)) return;
    this.#again = setTimeout(() => {
      if (this.failure !== null && this.#listeners.size > 0) void this.reload();
    }, AGAIN_MS);
  }

  /** While somebody writes in a row nothing moves under it: others' values come in, their rows when it is over. */
  hold(index: number | null): void {
    this.#held = index === null ? null : { index, id: this.at(index)?.id ?? null };
    if (index !== null || !this.#isLate) return;
    this.#isLate = false;
    void this.reload();
  }

  /** Whether rows that were read would move what is held. */
  #moves(pages: ReadonlyMap<number, Row[]>): boolean {
    if (!this.#held) return false;
    const { index, id } = this.#held;
    return id === null || pages.get(Math.floor(index / PAGE))?.[index % PAGE]?.id !== id;
  }

  /** The order and the filter of what is shown. */
  get ask(): SourceAsk {
    return this.#ask;
  }

  at(index: number): Row | null {
    return this.#pages.get(Math.floor(index / PAGE))?.[index % PAGE] ?? null;
  }

  /** The row at a place, fetched where it is not here; null where there is none. */
  async row(index: number): Promise<Row | null> {
    const here = this.at(index);
    if (here || index < 0) return here;
    const page = Math.floor(index / PAGE);
    const life = this.#life;
    const rows = await this.#fetch(page, new AbortController().signal);
    if (life === this.#life) {
      this.#pages.set(page, rows);
      this.#changed();
    }
    return rows[index % PAGE] ?? null;
  }

  /** Where a row stands, as far as it is here; -1 where that is not known. */
  indexOf(id: string): number {
    for (const [page, rows] of this.#pages) {
      const at = rows.findIndex((row) => row.id === id);
      if (at !== -1) return page * PAGE + at;
    }
    return -1;
  }

  find(id: string): Row | null {
    for (const page of this.#pages.values()) {
      const found = page.find((row) => row.id === id);
      if (found) return found;
    }
    return null;
  }

  /** Shows another order or filter, from the first row on, with what is known of all rows already. */
  async open(ask: SourceAsk, known?: Known): Promise<void> {
    this.#ask = ask;
    if (!this.#held) {
      this.#seen = { from: 0, to: PAGE };
      this.count = known?.count ?? null;
      if (known?.first && this.#life === 0 && ask.sort === 'id') {
        this.#pages.set(0, known.first.map(this.overlay));
        return this.#changed();
      }
    }
    await this.reload(known?.count);
  }

  /** Reads anew what is on the screen; what is there stays until the answer is here. */
  async reload(known?: number): Promise<void> {
    const life = ++this.#life;
    for (const controller of this.#asked.values()) controller.abort();
    this.#asked.clear();
    this.#fresh.clear();
    const controller = new AbortController();
    const { q } = this.#ask;
    const wanted = pagesOf(this.#seen);
    for (const page of wanted) this.#asked.set(page, controller);
    const head = this.#head?.();
    const first = head?.then(({ rows }) => rows.map((row) => this.overlay(row as Row)));
    first?.catch(() => undefined);
    try {
      const pages = await Promise.all(
        wanted.map((page) => (page === 0 && first) || this.#fetch(page, controller.signal)),
      );
      const exact = head ? (await head).count : known;
      if (life !== this.#life) return;
      const read = new Map(wanted.map((page, at) => [page, pages[at]!]));
      this.failure = null;
      if (this.#moves(read)) {
        this.#isLate = true;
        for (const page of wanted) this.#asked.delete(page);
        for (const row of pages.flat()) this.#put(row);
        this.#changed();
        return this.need(this.#seen.from, this.#seen.to);
      }
      // Somebody may have gone on to others meanwhile.
      for (const page of this.#fresh) {
        const rows = this.#pages.get(page);
        if (rows && !read.has(page)) read.set(page, rows);
      }
      this.#pages = read;
      const last = pages.at(-1)!.length;
      const atLeast = wanted.at(-1)! * PAGE + last;
      // A page that is not full is the last one; with nothing on it, it may lie behind that.
      const isEnd = !head && last < PAGE && (last > 0 || wanted.at(-1) === 0);
      // Rows are shown before it is known how many more there are.
      this.count = isEnd ? atLeast : (exact ?? Math.max(atLeast, this.count ?? 0));
      this.#changed();
      if (!isEnd && exact === undefined) {
        // Only now: where little is found, all rows are looked through for it, and nothing is to be counted.
        const count = await this.#calls.count(q, controller.signal);
        if (life !== this.#life) return;
        this.count = count;
      }
    } catch (error) {
      if (life !== this.#life) return;
      this.#failed(error);
    }
    for (const page of wanted) this.#asked.delete(page);
    this.#changed();
    // What came into sight while it was not known which pages there are.
    if (this.failure !== null) return;
    this.onRead();
    this.need(this.#seen.from, this.#seen.to);
  }

  /** These rows are on the screen: they are fetched where they are not here, and those that come next where one is going. */
  need(from: number, to: number): void {
    const isDown = from > this.#seen.from;
    const isUp = from < this.#seen.from;
    this.#seen = { from, to };
    const pages = pagesOf(this.#seen);
    if (isDown && this.count !== null && (pages.at(-1)! + 1) * PAGE < this.count)
      pages.push(pages.at(-1)! + 1);
    if (isUp && pages[0]! > 0) pages.push(pages[0]! - 1);
    for (const page of pages) {
      if (this.#pages.has(page) || this.#asked.has(page)) continue;
      const controller = new AbortController();
      this.#asked.set(page, controller);
      this.#load(page, controller).catch((error) => {
        this.#failed(error);
        this.#changed();
      });
    }
  }

  async #load(page: number, controller: AbortController): Promise<void> {
    const life = this.#life;
    try {
      const rows = await this.#fetch(page, controller.signal);
      if (life !== this.#life) return;
      this.#pages.set(page, rows);
      this.#fresh.add(page);
      this.failure = null;
      this.#forgetFar(page);
      // What came ahead is drawn when it comes into sight.
      if (pagesOf(this.#seen).includes(page)) this.#changed();
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      if (this.#asked.get(page) === controller) this.#asked.delete(page);
    }
  }

  async #fetch(page: number, signal: AbortSignal): Promise<Row[]> {
    const ask = { ...this.#ask, skip: page * PAGE, limit: PAGE };
    return (await this.#calls.list(ask, signal)).map((row) => this.overlay(row));
  }

  #forgetFar(near: number): void {
    if (this.#pages.size <= HELD) return;
    const far = [...this.#pages.keys()].sort((a, b) => Math.abs(b - near) - Math.abs(a - near));
    for (const page of far.slice(0, this.#pages.size - HELD)) this.#pages.delete(page);
  }

  /** A row as it now is; it keeps its place until the next reading. */
  put(row: Row): void {
    this.#put(row);
    this.#changed();
  }

  #put(row: Row): void {
    for (const [page, rows] of this.#pages) {
      const at = rows.findIndex(({ id }) => id === row.id);
      if (at === -1) continue;
      this.#pages.set(page, rows.with(at, row));
    }
  }

  /** The rows from one place to another, both included, also those that are not here. */
  async between(from: number, to: number): Promise<Row[]> {
    const rows: Row[] = [];
    for (let at = from; at <= to; at = from + rows.length) {
      const here = this.at(at);
      if (here) {
        rows.push(here);
        continue;
      }
      const limit = Math.min(PIECE, to - at + 1);
      const found = await this.#calls.list({ ...this.#ask, skip: at, limit });
      rows.push(...found.map((row) => this.overlay(row)));
      if (found.length < limit) break;
    }
    return rows;
  }

  /** All rows of the current filter, in order, in pieces. */
  async *all(fields?: string): AsyncGenerator<Row[]> {
    const ask = this.#ask;
    for (let skip = 0; ; skip += PIECE) {
      const rows = await this.#calls.list({ ...ask, fields, skip, limit: PIECE });
      yield rows;
      if (rows.length < PIECE) return;
    }
  }
}

function pagesOf({ from, to }: { from: number; to: number }): number[] {
  const first = Math.max(0, Math.floor(from / PAGE));
  const last = Math.max(first, Math.floor(Math.max(0, to - 1) / PAGE));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
