import { FILE_CHANGED, LIMITS, MESSAGES } from '@trellis/contract';
import { ApiError, messageOf } from '../../../session/api.ts';
import { type Drafts, RENEW_MS } from './drafts.ts';
import type { CodeFile } from './file.ts';
import type { FileCalls } from './files.ts';

/** Typing is kept on the device at least this often. */
const KEEP_MS = 400;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

interface Options {
  calls: FileCalls;
  drafts: Drafts;
  /** Something that is shown has changed. */
  changed(): void;
  /** Somebody else changed the file: bring both together. */
  meet(file: CodeFile): Promise<void>;
  /** The first failure of a file is said aloud, */
  failed(message: string): void;
  /** and taken back when files are saved again. */
  repaired(): void;
}

/** Saves what is typed: on the device at once, on the server after a pause; one file at a time, and again until it is done. */
export class Saver {
  readonly #options: Options;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #keeping = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #retries = new Map<string, number>();
  readonly #dirty = new Map<string, CodeFile>();
  /** Files whose text the device had no room for. */
  readonly #unkept = new Set<string>();
  readonly #renewal: ReturnType<typeof setInterval>;
  #queue: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#renewal = setInterval(() => {
      for (const file of this.#dirty.values()) this.#keep(file);
    }, RENEW_MS);
  }

  /** A file was changed here. */
  typed(file: CodeFile): void {
    this.#dirty.set(file.id, file);
    if (!this.#keeping.has(file.id))
      this.#keeping.set(
        file.id,
        setTimeout(() => this.#keep(file), KEEP_MS),
      );
    this.#schedule(file, LIMITS.code.autosave);
  }

  /** Saves everything that waits, now: when the network is back, or somebody signed in again. */
  again(): void {
    for (const file of this.#dirty.values()) if (!file.conflict) this.#schedule(file, 0);
  }

  /** Saves one file now, and answers when it is done or has failed. */
  async now(file: CodeFile): Promise<void> {
    if (file.isDirty) this.#schedule(file, 0);
    await new Promise((resolve) => setTimeout(resolve, 0));
    await this.#queue;
  }

  /** The tab goes: what is not saved stays on the device, and one more request tries to take it along. */
  leave(): void {
    for (const file of this.#dirty.values()) {
      this.#keep(file, true);
      if (!file.conflict && file.state !== 'saving')
        this.#options.calls.saveLeaving(file.id, file.doc.toString(), file.base?.hash ?? null);
    }
  }

  /** Something typed is nowhere but on this page. */
  get isAtRisk(): boolean {
    return this.#unkept.size > 0;
  }

  forget(id: string): void {
    this.#dirty.delete(id);
    this.#unkept.delete(id);
    clearTimeout(this.#timers.get(id));
    clearTimeout(this.#keeping.get(id));
    this.#keeping.delete(id);
    this.#options.drafts.drop(id);
  }

  close(): void {
    clearInterval(this.#renewal);
    for (const timer of [...this.#timers.values(), ...this.#keeping.values()]) clearTimeout(timer);
  }

  #keep(file: CodeFile, isLeft = false): void {
    this.#keeping.delete(file.id);
    if (!this.#dirty.has(file.id)) return;
    if (this.#options.drafts.keep(file, isLeft)) this.#unkept.delete(file.id);
    else this.#unkept.add(file.id);
  }

  #schedule(file: CodeFile, milliseconds: number): void {
    clearTimeout(this.#timers.get(file.id));
    this.#timers.set(
      file.id,
      setTimeout(() => {
        this.#queue = this.#queue.then(() => this.#save(file));
      }, milliseconds),
    );
  }

  async #save(file: CodeFile): Promise<void> {
    const { calls, changed, failed, repaired } = this.#options;
    if (!file.isDirty || file.conflict || this.#dirty.get(file.id) !== file) return;
    const sent = file.doc;
    const content = sent.toString();
    const before = file.unanswered;
    const wasFailing = file.state === 'error';
    file.state = 'saving';
    file.unanswered = content;
    changed();
    try {
      const { files } = await calls.save(file.id, content, file.base?.hash ?? null);
      const hash = files.find(({ id }) => id === file.id)?.hash ?? '';
      file.base = { hash, content };
      file.unanswered = null;
      file.error = null;
      this.#retries.delete(file.id);
      repaired();
      if (file.doc.eq(sent)) this.#done(file);
      else {
        file.state = 'idle';
        this.typed(file);
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === FILE_CHANGED) {
        file.state = 'idle';
        file.unanswered = before;
        await this.#options.meet(file).catch((cause) => this.#fail(file, cause));
      } else {
        if (!mayBeStored(error)) file.unanswered = before;
        if (!wasFailing) failed(MESSAGES.saveFileFailed);
        this.#fail(file, error);
      }
    }
    changed();
  }

  #done(file: CodeFile): void {
    file.isDirty = false;
    file.state = 'saved';
    this.forget(file.id);
    setTimeout(() => {
      if (file.state !== 'saved') return;
      file.state = 'idle';
      this.#options.changed();
    }, LIMITS.code.savedFor);
  }

  /** Kept and tried again, ever more rarely; what was refused for good waits for the person. */
  #fail(file: CodeFile, error: unknown): void {
    file.state = 'error';
    file.error = messageOf(error);
    const status = error instanceof ApiError ? error.status : 0;
    if ([403, 404, 413, 422].includes(status)) return;
    const tries = this.#retries.get(file.id) ?? 0;
    this.#retries.set(file.id, tries + 1);
    this.#schedule(file, Math.min(FIRST_RETRY_MS * 2 ** tries, LONGEST_RETRY_MS));
  }
}

/** The connection or the server broke off: the save may have been made all the same. */
function mayBeStored(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
