import { ownShelf } from '../session/device.ts';
import type { Change, FieldKey } from './state.ts';

type Draft = Record<FieldKey, Change>;

/** Where no locks tell which tabs live, a draft is taken for left behind when it is this old. */
const ABANDONED_MS = 10_000;

/**
 * What is not saved yet, kept in this browser: it outlives a crash, a closed laptop, an ended session.
 * Each tab has a draft of its own; those of tabs that are gone are taken up by the next one.
 */
export class Drafts {
  readonly #prefix: string;
  readonly #key: string;
  readonly #shelf = ownShelf();
  #release: () => void = () => {};

  constructor(appId: string) {
    this.#prefix = `draft:${appId}:`;
    this.#key = `${this.#prefix}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    // A lock is gone with its tab, however the tab ends.
    void navigator.locks?.request(
      this.#shelf.keyOf(this.#key),
      () =>
        new Promise<void>((resolve) => {
          this.#release = resolve;
        }),
    );
  }

  write(draft: Draft): void {
    if (Object.keys(draft).length === 0) this.#shelf.remove(this.#key);
    else if (!this.#shelf.set(this.#key, JSON.stringify({ at: Date.now(), draft })))
      // The browser has no room or keeps nothing: the server is what is left.
      console.warn('No draft was kept');
  }

  /** What tabs that are gone left behind; it is this tab's from now on. */
  async adopt(): Promise<Draft> {
    const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
    let all: Draft = {};
    for (const key of this.#shelf.names(this.#prefix)) {
      if (key === this.#key || held.has(this.#shelf.keyOf(key))) continue;
      try {
        const { at, draft } = JSON.parse(this.#shelf.get(key) ?? '{}') as {
          at: number;
          draft: Draft;
        };
        if (!navigator.locks && Date.now() - at < ABANDONED_MS) continue;
        all = { ...all, ...draft };
      } catch {
        // Not ours to read: a draft that is no draft holds nothing to keep.
      }
      this.#shelf.remove(key);
    }
    return all;
  }

  /** The tab has no more use for its draft's name; what is in it stays for the next one. */
  close(): void {
    this.#release();
  }
}
