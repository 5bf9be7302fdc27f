import type { Text } from '@codemirror/state';
import { LIMITS, MESSAGES } from '@trellis/contract';
import type { Drafts } from '../../../edits/drafts.ts';
import type { Edit, Meeting } from '../../../edits/meet.ts';
import { EditQueue } from '../../../edits/queue.ts';
import { ApiError, messageOf } from '../../../session/api.ts';
import {
  type CodeFile,
  FILE_RULES,
  type FileText,
  isReadOnly,
  readDraft,
  storedText,
  textOf,
} from './file.ts';
import type { Change, FileCalls, Listing } from './files.ts';
import { successorOf } from './renamed.ts';

/** A frame's time. */
const SOON_MS = 16;
/** Typing is kept on the device at least this often. */
const KEEP_MS = 400;

interface Callbacks {
  /** A file's text was replaced from outside: the editor that shows it follows. */
  onText(id: string, text: Text): void;
  /** Files came or went, or changed without an editor: the language service follows. */
  onFiles(files: Record<string, string | null>): void;
  /** Somebody else gave a file another path. */
  onMoved(id: string, newId: string): void;
  notify(message: string): void;
  /** A file could not be saved, */
  onFailure(message: string): void;
  /** and now none is left that could not. */
  onRepaired(): void;
}

const NOBODY: Callbacks = {
  onText() {},
  onFiles() {},
  onMoved() {},
  notify() {},
  onFailure() {},
  onRepaired() {},
};

/** The app's files as they are here: loaded once, followed as others change them, saved as they are typed. */
export class Project {
  readonly calls: FileCalls;
  readonly #queue: EditQueue<FileText>;
  readonly #listeners = new Set<() => void>();
  /** Files of which it is said for a moment that they are saved. */
  readonly #justSaved = new Set<string>();
  /** Each save makes a version: they go one after the other. */
  #line: Promise<unknown> = Promise.resolve();
  #soon: ReturnType<typeof setTimeout> | undefined;
  #files: ReadonlyMap<string, CodeFile> | null = null;
  #isTyping = false;
  callbacks: Callbacks = NOBODY;
  /** Tells what is read of these files from what is read of others. */
  readonly key = crypto.randomUUID();
  canEdit = false;
  versionId: string | null = null;
  /** Grows with everything that is shown. */
  revision = 0;

  constructor(calls: FileCalls, drafts: Drafts<Edit<FileText>>) {
    this.calls = calls;
    this.#queue = new EditQueue<FileText>({
      rules: FILE_RULES,
      drafts,
      pause: LIMITS.code.autosave,
      keepAfter: KEEP_MS,
      groupOf: (id) => id,
      send: (edits, id) => this.#send(id, edits[id]!),
      sendLast: (edits, id) => {
        const { value, base } = edits[id]!;
        if (value) calls.saveLeaving(id, value.doc.toString(), base?.hash ?? null);
      },
      reread: (id) => this.#reread(id),
      // Another's work on the app ends some time; any other refusal is of the text.
      refusalOf: (error, [id = '']) =>
        error instanceof ApiError && error.status === 409 ? null : { [id]: messageOf(error) },
      changed: () => this.#moved(),
      failed: () => this.callbacks.onFailure(MESSAGES.saveFileFailed),
      refused: () => this.callbacks.onFailure(MESSAGES.saveFileFailed),
      repaired: () => this.callbacks.onRepaired(),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Told in a task of its own, after the letter itself is drawn. */
  #moved(): void {
    this.#files = null;
    if (this.#isTyping) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.revision++;
      for (const listener of this.#listeners) listener();
    }, SOON_MS);
  }

  /** All files that there are, those among them that are not stored yet. */
  get files(): ReadonlyMap<string, CodeFile> {
    if (this.#files) return this.#files;
    const { saved, pending, sending } = this.#queue.state;
    const files = Object.keys({ ...saved, ...pending, ...sending }).flatMap(
      (id) => this.#fileOf(id) ?? [],
    );
    this.#files = new Map(files.map((file) => [file.id, file]));
    return this.#files;
  }

  #fileOf(id: string): CodeFile | null {
    const { saved, pending, sending, refused, conflicts } = this.#queue.state;
    const text = this.#queue.shown(id);
    if (!text) return null;
    const trouble = this.#queue.troubles.get(id);
    const error = refused[id] ?? (trouble === undefined ? null : messageOf(trouble));
    const isDirty = id in pending || id in sending;
    const conflict = conflicts[id];
    let state: CodeFile['state'] = this.#justSaved.has(id) && !isDirty ? 'saved' : 'idle';
    if (error !== null || conflict) state = 'error';
    if (id in sending) state = 'saving';
    return {
      id,
      doc: text.doc,
      base: saved[id] ?? null,
      isDirty,
      state,
      error,
      conflict: conflict ? { content: conflict.theirs?.doc.toString() ?? null } : null,
    };
  }

  async open(): Promise<void> {
    const listing = await this.calls.list();
    this.#head(listing);
    this.#queue.hearAll(
      Object.fromEntries(
        listing.files.map(({ id, hash, content = '' }) => [id, storedText(content, hash)]),
      ),
    );
    if (this.canEdit && (await this.restoreDrafts()))
      this.callbacks.notify('Your unsaved text is back and is being saved');
  }

  #head({ canEdit, versionId }: Listing): void {
    this.canEdit = canEdit;
    this.versionId = versionId;
    this.#moved();
  }

  texts(): Record<string, string> {
    return Object.fromEntries([...this.files].map(([id, { doc }]) => [id, doc.toString()]));
  }

  canWrite(id: string): boolean {
    return this.canEdit && !isReadOnly(id);
  }

  /** The text of a file was changed here. Called at each keystroke: all that takes time comes later. */
  typed(id: string, doc: Text): void {
    const text = this.#queue.shown(id);
    // What the editor took over from outside is what stands here already.
    if (!text || text.doc.eq(doc)) return;
    const before = this.#lookOf(id);
    this.#isTyping = true;
    this.#queue.edit(id, { doc, hash: null });
    this.#isTyping = false;
    if (this.#lookOf(id) !== before) this.#moved();
  }

  /** All that is drawn of a file but its text. */
  #lookOf(id: string): string {
    const { isDirty = false, state = '', error = '' } = this.#fileOf(id) ?? {};
    return [isDirty, state, error].join(' ');
  }

  /** What a crash or a closed tab left on this device; answers whether there was anything. */
  async restoreDrafts(): Promise<boolean> {
    const found = await this.#queue.recover((draft, id) => {
      const edit = readDraft(draft);
      const isKnown = edit && FILE_RULES.isSame(edit.value, this.#queue.shown(id) ?? null);
      return isKnown || this.#isDirty(id) ? null : edit;
    });
    for (const id of found) {
      this.#hear(id, this.#queue.state.saved[id] ?? null);
      const text = this.#queue.shown(id);
      if (text) this.callbacks.onText(id, text.doc);
      void this.#queue.flushGroup(id);
    }
    return found.length > 0;
  }

  #isDirty(id: string): boolean {
    const { pending, sending } = this.#queue.state;
    return id in pending || id in sending;
  }

  /** Others may have changed files: what is different comes in, and meets what was typed here. */
  async refresh(): Promise<void> {
    const listing = await this.calls.hashes();
    this.#head(listing);
    const now = new Map(listing.files.map(({ id, hash }) => [id, hash]));
    const later = this.#followRenamed(now);
    const other = [...new Set([...now.keys(), ...this.files.keys()])].filter((id) => {
      const file = this.files.get(id);
      if (file?.state === 'saving' || file?.conflict || later.has(id)) return false;
      if (file && !file.base) return now.has(id);
      return file?.base?.hash !== now.get(id);
    });
    for (const id of other) await this.#follow(id, now.has(id));
  }

  /**
   * Files that somebody else gave another path: what is typed here goes along, and so does the tab.
   * Answers the paths whose time has not come: their files are being saved, and the answer will lead here again.
   */
  #followRenamed(now: ReadonlyMap<string, string>): Set<string> {
    const later = new Set<string>();
    for (const file of [...this.files.values()]) {
      const newId = successorOf(file, now, this.files);
      if (!newId) continue;
      if (file.state === 'saving') {
        later.add(newId);
        continue;
      }
      this.#queue.rename(file.id, newId);
      this.callbacks.onFiles({ [file.id]: null, [newId]: file.doc.toString() });
      this.callbacks.onMoved(file.id, newId);
      if (file.isDirty)
        this.callbacks.notify(`${file.id} was renamed to ${newId}; what you typed is in it`);
    }
    return later;
  }

  async #follow(id: string, isThere: boolean): Promise<void> {
    const theirs = isThere ? await this.#read(id) : null;
    if (id in this.#queue.state.sending) return;
    const isDirty = this.#isDirty(id);
    this.#hear(id, theirs);
    if (!isDirty) this.callbacks.onFiles({ [id]: theirs?.doc.toString() ?? null });
  }

  async #read(id: string): Promise<FileText> {
    try {
      const { content, hash } = await this.calls.read(id);
      return storedText(content, hash);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }

  async #reread(id: string): Promise<void> {
    const theirs = await this.#read(id);
    // Gone from here, it may stand elsewhere.
    if (theirs === null) await this.refresh();
    if (this.#isDirty(id) && !this.#queue.state.conflicts[id]) this.#hear(id, theirs);
  }

  /** What the server holds comes in; the editor follows where another text stands here now. */
  #hear(id: string, theirs: FileText): Meeting<FileText> | null {
    const before = this.#queue.shown(id);
    const met = this.#queue.hear(id, theirs);
    const now = this.#queue.shown(id);
    if (now && !(before && FILE_RULES.isSame(before, now))) this.callbacks.onText(id, now.doc);
    if (met?.kind === 'apart' && met.isMerged)
      this.callbacks.notify(`${id} was changed by somebody else too; both changes are in it`);
    return met;
  }

  async #send(id: string, { value, base }: Edit<FileText>): Promise<Record<string, FileText>> {
    const save = () => this.calls.save(id, value?.doc.toString() ?? '', base?.hash ?? null);
    const saved = this.#line.then(save);
    this.#line = saved.catch(() => undefined);
    const { files } = await saved;
    this.#justSaved.add(id);
    setTimeout(() => {
      this.#justSaved.delete(id);
      this.#moved();
    }, LIMITS.code.savedFor);
    return { [id]: value && { ...value, hash: files.find((file) => file.id === id)?.hash ?? '' } };
  }

  /** The person has chosen: this text, over what somebody else made of the file; null lets it go. */
  settle(id: string, content: string | null): void {
    if (!this.#queue.state.conflicts[id]) return;
    if (content === null) {
      this.#queue.choose(id, 'theirs');
      this.callbacks.onFiles({ [id]: null });
      return;
    }
    const doc = textOf(content);
    this.#queue.edit(id, { doc, hash: null });
    this.#queue.choose(id, 'mine');
    this.callbacks.onText(id, doc);
  }

  create(id: string, content: string): void {
    this.#queue.edit(id, storedText(content, null), null);
    this.callbacks.onFiles({ [id]: content });
    // The file says itself that it could not be saved.
    void this.saveNow(id);
  }

  /** Saves a file now, also one that was refused: what was at fault may be another file. */
  saveNow(id: string): Promise<void> {
    const text = this.#queue.shown(id);
    if (text && id in this.#queue.state.refused) this.#queue.edit(id, text);
    return this.#queue.flushGroup(id);
  }

  saveAgain = (): void => void this.#queue.flush();
  leave = (): void => this.#queue.leave();
  close = (): void => {
    clearTimeout(this.#soon);
    this.#queue.close();
  };
  get isAtRisk(): boolean {
    return this.#queue.isAtRisk;
  }

  async remove(id: string, references: Change[]): Promise<void> {
    await this.calls.remove(id, this.files.get(id)?.base?.hash ?? null, references);
    this.#queue.drop([id]);
    await this.refresh();
  }

  async rename(id: string, newId: string, references: Change[]): Promise<void> {
    await this.calls.rename(id, newId, this.files.get(id)?.base?.hash ?? null, references);
    this.#queue.drop([id]);
    await this.refresh();
  }
}
