import type { Text } from '@codemirror/state';
import type { Drafts } from '../../../edits/drafts.ts';
import { ApiError } from '../../../session/api.ts';
import {
  type CodeDraft,
  type CodeFile,
  fileOf,
  isReadOnly,
  meetFile,
  type Theirs,
  textOf,
} from './file.ts';
import type { Change, FileCalls, Listing } from './files.ts';
import { successorOf } from './renamed.ts';
import { Saver } from './saver.ts';

/** A frame's time. */
const SOON_MS = 16;

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
  readonly files = new Map<string, CodeFile>();
  readonly calls: FileCalls;
  readonly #drafts: Drafts<CodeDraft>;
  readonly #saver: Saver;
  readonly #listeners = new Set<() => void>();
  #soon: ReturnType<typeof setTimeout> | undefined;
  callbacks: Callbacks = NOBODY;
  /** Tells what is read of these files from what is read of others. */
  readonly key = crypto.randomUUID();
  canEdit = false;
  versionId: string | null = null;
  /** Grows with everything that is shown. */
  revision = 0;

  constructor(calls: FileCalls, drafts: Drafts<CodeDraft>) {
    this.calls = calls;
    this.#drafts = drafts;
    this.#saver = new Saver({
      calls,
      drafts,
      changed: () => this.#changed(),
      meet: (file) => this.#meet(file),
      failed: (message) => this.callbacks.onFailure(message),
      repaired: () => {
        if ([...this.files.values()].every(({ error }) => error === null))
          this.callbacks.onRepaired();
      },
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed(): void {
    this.revision++;
    for (const listener of this.#listeners) listener();
  }

  /** Told in a task of its own, after the letter itself is drawn. */
  #changedSoon(): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#changed(), SOON_MS);
  }

  async open(): Promise<void> {
    const listing = await this.calls.list();
    this.#head(listing);
    for (const { id, hash, content = '' } of listing.files)
      this.files.set(id, fileOf(id, { hash, content }));
    if (this.canEdit && (await this.restoreDrafts()))
      this.callbacks.notify('What you had typed before is back, and is being saved');
    this.#changed();
  }

  #head({ canEdit, versionId }: Listing): void {
    this.canEdit = canEdit;
    this.versionId = versionId;
  }

  texts(): Record<string, string> {
    return Object.fromEntries([...this.files].map(([id, { doc }]) => [id, doc.toString()]));
  }

  canWrite(id: string): boolean {
    return this.canEdit && !isReadOnly(id);
  }

  /** The text of a file was changed here. Called at each keystroke: all that takes time comes later. */
  typed(id: string, doc: Text): void {
    const file = this.files.get(id);
    if (!file || file.doc === doc) return;
    const was = { dirty: file.isDirty, state: file.state };
    file.doc = doc;
    file.isDirty = true;
    if (file.state === 'saved') file.state = 'idle';
    this.#saver.typed(file);
    if (!was.dirty || was.state !== file.state) this.#changedSoon();
  }

  /** The editor has taken a text over that came from outside. */
  took(id: string, doc: Text): void {
    const file = this.files.get(id);
    if (file) file.doc = doc;
  }

  /** What a crash or a closed tab left on this device; answers whether there was anything. */
  async restoreDrafts(): Promise<boolean> {
    let some = false;
    for (const { id, draft } of await this.#drafts.take()) {
      const file = this.files.get(id);
      const stored = file?.base ?? null;
      if (stored?.content === draft.content || file?.isDirty) continue;
      some = true;
      const held = file ?? fileOf(id, null);
      this.files.set(id, held);
      held.isDirty = true;
      held.doc = textOf(draft.content);
      const met = meetFile(draft, stored ?? { content: null, hash: null });
      if (met.kind === 'apart') held.doc = textOf(met.edit.value ?? '');
      if (met.kind === 'conflict') held.conflict = stored ?? { content: null, hash: null };
      this.callbacks.onText(id, held.doc);
      this.#saver.typed(held);
    }
    if (some) this.#changed();
    return some;
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
    this.#changed();
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
      const moved = fileOf(newId, file.base, file.doc.toString());
      this.files.delete(file.id);
      this.files.set(newId, moved);
      this.#saver.forget(file.id);
      this.callbacks.onFiles({ [file.id]: null, [newId]: moved.doc.toString() });
      this.callbacks.onMoved(file.id, newId);
      if (!moved.isDirty) continue;
      this.#saver.typed(moved);
      this.callbacks.notify(`${file.id} is ${newId} now; what you typed is in it`);
    }
    return later;
  }

  async #follow(id: string, isThere: boolean): Promise<void> {
    const file = this.files.get(id);
    const theirs = isThere ? await this.#read(id) : { content: null, hash: null };
    if (file?.state === 'saving') return;
    if (file?.isDirty) return this.#meetWith(file, theirs);
    if (theirs.content === null || theirs.hash === null) {
      this.files.delete(id);
      this.callbacks.onFiles({ [id]: null });
      return;
    }
    const stored = { content: theirs.content, hash: theirs.hash };
    if (file) {
      file.base = stored;
      file.doc = textOf(stored.content);
      this.callbacks.onText(id, file.doc);
    } else this.files.set(id, fileOf(id, stored));
    this.callbacks.onFiles({ [id]: stored.content });
  }

  async #read(id: string): Promise<Theirs> {
    try {
      return await this.calls.read(id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { content: null, hash: null };
      throw error;
    }
  }

  async #meet(file: CodeFile): Promise<void> {
    const theirs = await this.#read(file.id);
    // Gone from here, it may stand elsewhere.
    if (theirs.content === null) await this.refresh();
    if (this.files.get(file.id) === file && !file.conflict) await this.#meetWith(file, theirs);
  }

  /** Two changes of one file: brought together where they touch other lines, else put before the person. */
  async #meetWith(file: CodeFile, theirs: Theirs): Promise<void> {
    const met = meetFile({ ...file, content: file.doc.toString() }, theirs);
    const { content, hash } = theirs;
    if (met.kind === 'conflict' || content === null || hash === null) {
      file.conflict = theirs;
      file.state = 'error';
      this.#changed();
      return;
    }
    file.base = { content, hash };
    file.unanswered = null;
    this.#replace(file, met.kind === 'apart' ? (met.edit.value ?? '') : content);
    if (met.kind === 'apart' && met.isMerged)
      this.callbacks.notify(`${file.id} was changed by somebody else too; both changes are in it`);
  }

  #replace(file: CodeFile, content: string): void {
    file.doc = textOf(content);
    file.isDirty = content !== file.base?.content;
    file.state = 'idle';
    file.error = null;
    this.callbacks.onText(file.id, file.doc);
    if (file.isDirty) this.#saver.typed(file);
    else this.#saver.forget(file.id);
    this.#changed();
  }

  /** The person has chosen: this text, over what somebody else made of the file; null lets it go. */
  settle(id: string, content: string | null): void {
    const file = this.files.get(id);
    if (!file?.conflict) return;
    const { content: theirs, hash } = file.conflict;
    file.conflict = null;
    file.base = theirs !== null && hash !== null ? { content: theirs, hash } : null;
    if (content !== null) {
      this.#replace(file, content);
      return;
    }
    this.#saver.forget(id);
    this.files.delete(id);
    this.callbacks.onFiles({ [id]: null });
    this.#changed();
  }

  create(id: string, content: string): void {
    const file = fileOf(id, null, content);
    file.isDirty = true;
    this.files.set(id, file);
    this.callbacks.onFiles({ [id]: content });
    this.#saver.typed(file);
    this.saveNow(id).catch(() => {
      // The file says itself that it could not be saved.
    });
    this.#changed();
  }

  async saveNow(id: string): Promise<void> {
    const file = this.files.get(id);
    if (file) await this.#saver.now(file);
  }

  saveAgain = (): void => this.#saver.again();
  leave = (): void => this.#saver.leave();
  close = (): void => {
    clearTimeout(this.#soon);
    this.#saver.close();
  };
  get isAtRisk(): boolean {
    return this.#saver.isAtRisk;
  }

  async remove(id: string, references: Change[]): Promise<void> {
    await this.calls.remove(id, this.files.get(id)?.base?.hash ?? null, references);
    this.#saver.forget(id);
    await this.refresh();
  }

  async rename(id: string, newId: string, references: Change[]): Promise<void> {
    await this.calls.rename(id, newId, this.files.get(id)?.base?.hash ?? null, references);
    this.#saver.forget(id);
    await this.refresh();
  }
}
