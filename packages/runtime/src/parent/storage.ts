import type { StorageArea, StorageData } from '../messages.ts';

const DATABASE = 'trellis-apps';
const STORE = 'storage';
/** Characters that the storages of an app may hold together. */
const MOST = 20 * 1024 * 1024;

/**
 * What an app keeps in its storages, by app and user: in this origin's IndexedDB, which the app
 * itself cannot reach. Session storage lives as long as the tab.
 */
export class AppStorage {
  private readonly key: string;
  private readonly data: StorageData = { local: {}, session: {}, cookie: {} };
  /** Whether this browser keeps anything here: inside another site's page, and in some private windows, it does not. */
  private keeps = true;
  /** Something was written that is not kept yet. */
  private isChanged = false;
  private keeping: Promise<void> | null = null;

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

  /** Keeps what changed; what comes while that is under way waits for it together. */
  async write(area: StorageArea, changes: Record<string, string | null>): Promise<void> {
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) delete this.data[area][key];
      else this.data[area][key] = value;
    }
    this.isChanged = this.keeps;
    this.keeping ??= this.keep().finally(() => {
      this.keeping = null;
    });
    return this.keeping;
  }

  private async keep(): Promise<void> {
    while (this.isChanged) {
      this.isChanged = false;
      const { session, ...rest } = this.data;
      const ofTab = JSON.stringify(session);
      // The frame holds its app to less; this is for what is no app of ours any more.
      if (ofTab.length + JSON.stringify(rest).length > MOST) throw new Error('No more room');
      sessionStorage.setItem(`${DATABASE}/${this.key}`, ofTab);
      await withStore('readwrite', (store) => store.put(rest, this.key));
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
