import type { StorageArea, StorageData } from '../messages.ts';

const LIMIT = 5 * 1024 * 1024;

type Store = (area: StorageArea, changes: Record<string, string | null>) => void;

/**
 * Gives app code the storages that an opaque origin does not have: filled at the start, written
 * through to the parent. Caches and service workers are not there at all, so that code which asks
 * (`'serviceWorker' in navigator`) falls back instead of failing; nor is the browser's database, in place of
 * which `tools/indexeddb.ts` comes along with code that names it.
 */
export function installStorage(data: StorageData, store: Store): void {
  define(globalThis, 'localStorage', storageOf(new Area(data.local, (c) => store('local', c))));
  define(
    globalThis,
    'sessionStorage',
    storageOf(new Area(data.session, (c) => store('session', c))),
  );
  for (const name of ['indexedDB', 'caches']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const cookies = new Area(data.cookie, (changes) => store('cookie', changes));
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies.items].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: unknown) => setCookie(cookies, String(text)),
  });
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, get: () => value });
}

class Area {
  readonly items: Map<string, string>;
  private readonly store: (changes: Record<string, string | null>) => void;
  private changes: Record<string, string | null> | null = null;
  private size: number;

  constructor(
    data: Record<string, string>,
    store: (changes: Record<string, string | null>) => void,
  ) {
    this.items = new Map(Object.entries(data));
    this.store = store;
    this.size = [...this.items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  }

  set(key: string, value: string): void {
    const old = this.items.get(key);
    const size = this.size + value.length - (old?.length ?? -key.length);
    if (size > LIMIT)
      throw new DOMException(`Setting '${key}' exceeded the quota`, 'QuotaExceededError');
    this.size = size;
    this.items.set(key, value);
    this.write(key, value);
  }

  remove(key: string): void {
    const old = this.items.get(key);
    if (old === undefined) return;
    this.size -= key.length + old.length;
    this.items.delete(key);
    this.write(key, null);
  }

  /** What changes in one go is sent in one message. */
  private write(key: string, value: string | null): void {
    if (!this.changes) {
      const changes: Record<string, string | null> = Object.create(null);
      this.changes = changes;
      queueMicrotask(() => {
        this.changes = null;
        this.store(changes);
      });
    }
    this.changes[key] = value;
  }
}

/** A `Storage` in all that code does with one: methods, properties, `in`, `delete`, `Object.keys`. */
function storageOf(area: Area): Storage {
  const { items } = area;
  const methods: Storage = {
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => area.set(String(key), String(value)),
    removeItem: (key) => area.remove(String(key)),
    clear: () => {
      for (const key of [...items.keys()]) area.remove(key);
    },
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
  return new Proxy(methods, {
    get: (target, key) =>
      key in target || typeof key === 'symbol' ? Reflect.get(target, key) : items.get(key),
    set(_, key, value) {
      area.set(String(key), String(value));
      return true;
    },
    has: (target, key) => key in target || items.has(String(key)),
    deleteProperty(_, key) {
      area.remove(String(key));
      return true;
    },
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) => {
      const value = items.get(String(key));
      if (value === undefined) return undefined;
      return { value, writable: true, enumerable: true, configurable: true };
    },
  });
}

function setCookie(cookies: Area, text: string): void {
  const [pair, ...attributes] = text.split(';');
  const at = pair!.indexOf('=');
  const name = pair!.slice(0, Math.max(0, at)).trim();
  if (!name) return;
  const has = (pattern: RegExp) => attributes.map((item) => pattern.exec(item)?.[1]).find(Boolean);
  const age = has(/^\s*max-age=(-?\d+)/i);
  const expires = has(/^\s*expires=(.+)$/i);
  const over =
    age !== undefined ? Number(age) <= 0 : expires ? Date.parse(expires) < Date.now() : false;
  if (over) cookies.remove(name);
  else cookies.set(name, pair!.slice(at + 1).trim());
}
