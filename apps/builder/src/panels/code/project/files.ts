import { codeCalls } from '@trellis/contract';
import { type AnswerOf, addressOf, api, request } from '../../../session/api.ts';

export type Listing = AnswerOf<typeof codeCalls.list>;
type Saved = AnswerOf<typeof codeCalls.update>;

export interface Change {
  path: string;
  content: string;
  base: string | null;
}

/** A save that is not answered by then is given up and tried again: it may hang on a dead connection. */
const TIMEOUT_MS = 20_000;

const asked = new Map<string, Promise<Listing>>();

/** Asks for an app's files while the editor's own code is still on its way: its first list takes the answer. */
export function askEarly(appId: string): void {
  const listing = new FileCalls(appId).list();
  listing.catch(() => {
    // Subscribers are notified.
  });
  asked.set(appId, listing);
}

/** The calls of the code editor, for one app. */
export class FileCalls {
  readonly #params: { appId: string };

  constructor(appId: string) {
    this.#params = { appId };
  }

  list(): Promise<Listing> {
    const early = asked.get(this.#params.appId);
    asked.delete(this.#params.appId);
    if (early) return early;
    return api(codeCalls.list, { params: this.#params, query: { content: 'true' } });
  }

  hashes(): Promise<Listing> {
    return api(codeCalls.list, { params: this.#params });
  }

  read(fileId: string): Promise<AnswerOf<typeof codeCalls.read>> {
    return api(codeCalls.read, { params: this.#params, query: { fileId } });
  }

  save(id: string, content: string, base: string | null): Promise<Saved> {
    return api(codeCalls.update, {
      params: this.#params,
      body: { file: { id, content, base } },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  /** The last save of a tab that goes: the browser sends it when the page is gone already. */
  saveLeaving(id: string, content: string, base: string | null): void {
    request(addressOf(codeCalls.update.path, this.#params), {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file: { id, content, base } }),
    }).catch(() => {
      // The draft on this device has it.
    });
  }

  importFolder(
    files: { path: string; content: string }[],
  ): Promise<AnswerOf<typeof codeCalls.importFolder>> {
    return api(codeCalls.importFolder, { params: this.#params, body: { files } });
  }

  references(fileId: string, newId?: string): Promise<AnswerOf<typeof codeCalls.references>> {
    return api(codeCalls.references, { params: this.#params, query: { fileId, newId } });
  }

  remove(fileId: string, base: string | null, referencesToUpdate: Change[]): Promise<Saved> {
    return api(codeCalls.remove, {
      params: this.#params,
      body: { fileId, base, referencesToUpdate },
    });
  }

  rename(
    fileId: string,
    newId: string,
    base: string | null,
    referencesToUpdate: Change[],
  ): Promise<Saved> {
    return api(codeCalls.rename, {
      params: this.#params,
      body: { fileId, newId, base, referencesToUpdate },
    });
  }
}
