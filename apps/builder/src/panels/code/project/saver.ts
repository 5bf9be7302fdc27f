import { LIMITS, MESSAGES } from '@trellis/contract';
import { Backoff } from '../../../edits/backoff.ts';
import type { Drafts } from '../../../edits/drafts.ts';
import { outcomeOf } from '../../../edits/outcome.ts';
import { ApiError, messageOf } from '../../../session/api.ts';
import { type CodeDraft, type CodeFile, draftOf } from './file.ts';
import type { FileCalls } from './files.ts';

/** Typing is kept on the device at least this often. */
const KEEP_MS = 400;

interface Options {
  calls: FileCalls;
  drafts: Drafts<CodeDraft>;
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
  readonly #retries = new Map<string, Backoff>();
  readonly #dirty = new Map<string, CodeFile>();
  /** Files whose text the device had no room for. */
  readonly #unkept = new Set<string>();
  #queue: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
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
      this.#keep(file);
      if (!file.conflict && file.state !== 'saving')
        this.#options.calls.saveLeaving(file.id, file.doc.toString(), file.base?.hash ?? null);
    }
    this.#options.drafts.leave();
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
    for (const timer of [...this.#timers.values(), ...this.#keeping.values()]) clearTimeout(timer);
    for (const retry of this.#retries.values()) retry.close();
    this.#options.drafts.close();
  }

  #keep(file: CodeFile): void {
    this.#keeping.delete(file.id);
    if (!this.#dirty.has(file.id)) return;
    if (this.#options.drafts.keep(file.id, draftOf(file))) this.#unkept.delete(file.id);
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
      this.#retries.get(file.id)?.worked();
      repaired();
      if (file.doc.eq(sent)) this.#done(file);
      else {
        file.state = 'idle';
        this.typed(file);
      }
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === 'conflict') {
        file.state = 'idle';
        file.unanswered = before;
        await this.#options.meet(file).catch((cause) => this.#fail(file, cause));
      } else {
        if (outcome !== 'unanswered') file.unanswered = before;
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
    // Another's work on the app ends some time; any other refusal is of the text.
    const isBusy = error instanceof ApiError && error.status === 409;
    if (outcomeOf(error) === 'refused' && !isBusy) return;
    const retry = this.#retries.get(file.id) ?? new Backoff(() => this.#schedule(file, 0));
    this.#retries.set(file.id, retry);
    retry.failed();
  }
}
