/**
 * What pages keep in this browser: unsent words, drafts, what was open. All of it belongs to the account
 * that is signed in, is found by nobody else who signs in here, and goes when its owner signs out. Nothing
 * else in the builder touches the browser's storage (a test of the house sees to it).
 */
const OF = 'trellis:of:';
/** Marks accounts that left: a tab of theirs that is still open keeps nothing more. */
const LEFT = 'trellis:left:';
const SIDEBAR = 'trellis_sidebar';

let owner: string | null = null;

/** One account's own in one of the browser's storages; nobody's holds nothing. */
export class Shelf {
  readonly #uid: string | null;
  readonly #storage: () => Storage;

  constructor(uid: string | null, storage: () => Storage = () => localStorage) {
    this.#uid = uid;
    this.#storage = storage;
  }

  /** The whole name by which the browser knows something; unique among accounts. */
  keyOf(name: string): string {
    return `${OF}${this.#uid}:${name}`;
  }

  get(name: string): string | null {
    if (this.#uid === null) return null;
    return orNull(() => this.#storage().getItem(this.keyOf(name)));
  }

  /** Keeps a text; false where the browser has no room for it, or keeps nothing. */
  set(name: string, value: string): boolean {
    if (this.#uid === null || hasLeft(this.#uid)) return false;
    return orNull(() => this.#storage().setItem(this.keyOf(name), value)) !== null;
  }

  remove(name: string): void {
    orNull(() => this.#storage().removeItem(this.keyOf(name)));
  }

  /** The names that begin like this. */
  names(start: string): string[] {
    if (this.#uid === null) return [];
    const front = this.keyOf('');
    return keysIn(this.#storage)
      .filter((key) => key.startsWith(front + start))
      .map((key) => key.slice(front.length));
  }
}

/** Of the account that is signed in here; it outlives the tab. */
export const ownShelf = (): Shelf => new Shelf(owner);
/** The same of this tab alone. */
export const tabShelf = (): Shelf => new Shelf(owner, () => sessionStorage);

/**
 * How the side panel of each app was left, those of the last apps in one cookie: `<account>~<app>.<panel>~…`. Null for an
 * app that was not opened here lately.
 */
export const keptSidebar = (appId: string): string | null => sidebars().get(appId) ?? null;

/** Apps whose side panels are kept: a cookie goes along with every request. */
const MOST_SIDEBARS = 12;

export function keepSidebar(appId: string, panel: string, seconds: number): void {
  const others = [...sidebars()].filter(([id]) => id !== appId).slice(0, MOST_SIDEBARS - 1);
  const kept = [[appId, panel], ...others].map((one) => one.join('.')).join('~');
  // biome-ignore lint/suspicious/noDocumentCookie: the spec names a cookie, and the Cookie Store API is not everywhere
  document.cookie = `${SIDEBAR}=${owner ?? 'nobody'}~${kept}; path=/; max-age=${seconds}; samesite=lax`;
}

function sidebars(): Map<string, string> {
  const found = new RegExp(`(?:^|; )${SIDEBAR}=([\\w-]+)~([\\w.~-]+)`).exec(document.cookie);
  const [, uid, kept = ''] = found ?? [];
  if (uid === undefined || uid !== owner) return new Map();
  const pairs = kept.split('~').map((one) => one.split('.'));
  return new Map(pairs.flatMap(([id, panel]) => (id && panel ? [[id, panel] as const] : [])));
}

/** Says whose device this is now; `isBack` when they have just come in. */
export function belongTo(uid: string | null, isBack = false): void {
  owner = uid;
  if (isBack && uid !== null) orNull(() => localStorage.removeItem(LEFT + uid));
}

/** Takes away everything that is kept of an account, because it leaves. */
export function forgetAll(uid: string): void {
  orNull(() => localStorage.setItem(LEFT + uid, '1'));
  clear(uid, () => localStorage);
  clear(uid, () => sessionStorage);
  if (document.cookie.includes(`${SIDEBAR}=${uid}~`))
    // biome-ignore lint/suspicious/noDocumentCookie: the spec names a cookie, and the Cookie Store API is not everywhere
    document.cookie = `${SIDEBAR}=; path=/; max-age=0; samesite=lax`;
}

/** They left in another tab: what this tab alone keeps goes as well. */
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key?.startsWith(LEFT) && newValue) clear(key.slice(LEFT.length), () => sessionStorage);
});

const hasLeft = (uid: string) => orNull(() => localStorage.getItem(LEFT + uid)) === '1';

function clear(uid: string, storage: () => Storage): void {
  for (const key of keysIn(storage))
    if (key.startsWith(`${OF}${uid}:`)) orNull(() => storage().removeItem(key));
}

const keysIn = (storage: () => Storage): string[] => orNull(() => Object.keys(storage())) ?? [];

/** Browsers may be set to keep nothing, or be full: then pages do without. */
function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Names from before things were kept by account: nobody knows whose they are. */
const OLD = /^trellis(\.(draft|files|elements)\.|\.prompt$|-repair$|-draft:|:(table|code):)/;
for (const storage of [() => localStorage, () => sessionStorage])
  for (const key of keysIn(storage)) if (OLD.test(key)) orNull(() => storage().removeItem(key));
