import { ownShelf } from '../session/device.ts';

/** Where no locks tell which pages live: drafts are renewed this often, */
const RENEW_MS = 5_000;
/** and a page that has not done so for this long is gone. */
const LIVE_MS = 12_000;

interface Kept<T> {
  /** When it was renewed last; 0 where its page went in an orderly way. */
  at: number;
  draft: T;
}

/**
 * What is not stored yet, kept on this device by what it is of: it outlives a crash, a closed laptop, an ended
 * session. Each page has drafts of its own; those of pages that are gone are taken up by the next one.
 */
export class Drafts<T> {
  readonly #prefix: string;
  readonly #page: string;
  readonly #shelf = ownShelf();
  readonly #mine = new Map<string, T>();
  readonly #renewal: ReturnType<typeof setInterval> | undefined;
  #isLeft = false;
  #release: () => void = () => {};

  /** `kind`: whose drafts meet each other, as `code:{appId}`. */
  constructor(kind: string) {
    this.#prefix = `${kind}:`;
    this.#page = `${this.#prefix}${crypto.getRandomValues(new Uint32Array(2)).join('-')}:`;
    // A lock is gone with its page, however the page ends.
    void navigator.locks?.request(
      this.#shelf.keyOf(this.#page),
      () =>
        new Promise<void>((resolve) => {
          this.#release = resolve;
        }),
    );
    if (!navigator.locks)
      this.#renewal = setInterval(() => !this.#isLeft && this.#writeAll(), RENEW_MS);
  }

  /** Keeps a draft; false where the browser has no room for it, or keeps nothing. */
  keep(id: string, draft: T): boolean {
    this.#mine.set(id, draft);
    return this.#write(id, draft);
  }

  drop(id: string): void {
    this.#mine.delete(id);
    this.#shelf.remove(this.#page + id);
  }

  /** What pages that are gone left behind; nobody else finds it from now on. */
  async take(): Promise<{ id: string; draft: T }[]> {
    const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
    return this.#shelf.names(this.#prefix).flatMap((name) => {
      const page = name.slice(0, name.indexOf(':', this.#prefix.length) + 1);
      if (page === this.#page || held.has(this.#shelf.keyOf(page))) return [];
      const kept = read<T>(this.#shelf.get(name));
      if (kept && !navigator.locks && Date.now() - kept.at < LIVE_MS) return [];
      this.#shelf.remove(name);
      return kept ? [{ id: name.slice(page.length), draft: kept.draft }] : [];
    });
  }

  /** The page goes, and perhaps comes back: what it kept is anybody's meanwhile. */
  leave(): void {
    if (navigator.locks) return;
    this.#isLeft = true;
    this.#writeAll();
    this.#isLeft = false;
  }

  /** The page has no more use for them; what is kept stays for the next one. */
  close(): void {
    this.leave();
    this.#isLeft = true;
    clearInterval(this.#renewal);
    this.#release();
  }

  #writeAll(): void {
    for (const [id, draft] of this.#mine) this.#write(id, draft);
  }

  #write(id: string, draft: T): boolean {
    const kept: Kept<T> = { at: this.#isLeft ? 0 : Date.now(), draft };
    return this.#shelf.set(this.#page + id, JSON.stringify(kept));
  }
}

/** Null for what is no draft: it holds nothing to keep. */
function read<T>(text: string | null): Kept<T> | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept<T> | null;
    return kept && typeof kept.at === 'number' && 'draft' in kept ? kept : null;
  } catch {
    return null;
  }
}
