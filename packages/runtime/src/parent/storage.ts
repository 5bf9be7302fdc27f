import type { StorageArea, StorageData } from '../messages.ts';

const DATABASE = 'trellis-apps';
const STORE = 'storage';
const AREAS: StorageArea[] = ['local', 'session', 'cookie'];

/**
 * What an app keeps in its storages, by app and user: in this origin's IndexedDB, which the app
 * itself cannot reach. Session storage lives as long as the tab.
 */
export class AppStorage {
  private readonly key: string;
  private readonly data: StorageData = { local: {}, session: {}, cookie: {} };
  /** Whether this browser keeps anything here: inside another site's page, and in some private windows, it does not. */
  private keeps = true;

  constructor(appId: string, userId: string | null) {
    this.key = `${appId}/${userId ?? 'visitor'}`;
  }

  /** Reads what is kept. Where the browser keeps nothing, the app starts empty, and has its storages for this visit. */
  async open(): Promise<StorageData> {
    try {
      const kept = await withStore('readonly', (store) => store.get(this.key));
      Object.assign(this.data, kept ?? {});
      const session = sessionStorage.getItem(`${DATABASE}/${this.key}`);
      this.data.session = session ? JSON.parse(session) : {};
    } catch (error) {
      console.warn('Nothing is kept here:', error);
      this.keeps = false;
    }
    return this.data;
  }

  async write(area: StorageArea, changes: Record<string, string | null>): Promise<void> {
    if (!AREAS.includes(area)) return;
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) delete this.data[area][key];
      else this.data[area][key] = value;
    }
    if (!this.keeps) return;
    if (area === 'session')
      sessionStorage.setItem(`${DATABASE}/${this.key}`, JSON.stringify(this.data.session));
    else {
      const { local, cookie } = this.data;
      await withStore('readwrite', (store) => store.put({ local, cookie }, this.key));
    }
  }
}

function withStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
      request.transaction!.oncomplete = () => database.close();
    };
  });
}
