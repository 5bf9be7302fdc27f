import { ownShelf, tabShelf } from '../../../session/device.ts';
import type { CodeFile, StoredText } from './file.ts';

/** What was typed and not saved yet, kept on this device: it outlives a crash, a closed tab, a dead network. */
export interface Draft {
  content: string;
  base: StoredText | null;
  /** A save of it that may have been made. */
  unanswered: string | null;
  at: number;
  /** The tab went in an orderly way: nobody else is going to save this. */
  isLeft: boolean;
}

/** A tab that has not renewed a draft for this long is gone. */
const LIVE_MS = 12_000;
/** Unsaved drafts are renewed this often, so that other tabs leave them to this one. */
export const RENEW_MS = 5_000;

/** The drafts of one app's files by one person; each tab of the browser has its own. */
export class Drafts {
  readonly #prefix: string;
  readonly #tab: string;
  readonly #shelf = ownShelf();

  constructor(appId: string) {
    this.#prefix = `code:${appId}:`;
    this.#tab = tabName();
  }

  /** Keeps a draft; false where the device has no room for it. */
  keep({ id, doc, base, unanswered }: CodeFile, isLeft = false): boolean {
    const draft: Draft = { content: doc.toString(), base, unanswered, at: Date.now(), isLeft };
    return this.#shelf.set(this.#key(id), JSON.stringify(draft));
  }

  drop(id: string): void {
    this.#shelf.remove(this.#key(id));
  }

  /** Takes the drafts that nobody else is going to save: this tab's, and those of tabs that are gone. */
  take(): { id: string; draft: Draft }[] {
    const found: { id: string; draft: Draft }[] = [];
    for (const key of this.#shelf.names(this.#prefix)) {
      const [tab = '', ...path] = key.slice(this.#prefix.length).split(':');
      const draft = JSON.parse(this.#shelf.get(key) ?? 'null') as Draft | null;
      const isGone = draft && (draft.isLeft || Date.now() - draft.at > LIVE_MS);
      if (!draft || (tab !== this.#tab && !isGone)) continue;
      this.#shelf.remove(key);
      found.push({ id: path.join(':'), draft });
    }
    return found;
  }

  #key(id: string): string {
    return `${this.#prefix}${this.#tab}:${id}`;
  }
}

/** The name of this tab, also after it was loaded anew. */
function tabName(): string {
  const known = tabShelf().get('tab');
  if (known) return known;
  const made = Math.random().toString(36).slice(2, 10);
  tabShelf().set('tab', made);
  return made;
}
