import { Backoff } from './backoff.ts';
import type { Drafts } from './drafts.ts';
import type { Edit, Meeting, MeetRules } from './meet.ts';
import { outcomeOf } from './outcome.ts';
import {
  began,
  chosen,
  dropped,
  type EditState,
  edited,
  emptyState,
  failed,
  heard,
  heardAll,
  isClean,
  recovered,
  renamed,
  sendable,
  shownValue,
  stepped,
  succeeded,
  unsaved,
} from './state.ts';

/** What is done with edits outside of the page, by whose they are. */
export interface QueueEffects<T> {
  rules: MeetRules<T>;
  /** Null where nothing is kept: through somebody else's eyes. */
  drafts: Drafts<Edit<T>> | null;
  /** A change is sent when nothing else was changed for so long, in milliseconds; */
  pause: number;
  /** and kept on the device at most so long after it was made. */
  keepAfter: number;
  /** What is sent in one call: all fields of an item, a file by itself. */
  groupOf(key: string): string;
  /** Sends edits by their keys; answers what the server made of them, where it says so. */
  send(edits: Record<string, Edit<T>>, group: string): Promise<Record<string, T> | undefined>;
  /** The page is about to go: the browser sends what is left to its end. */
  sendLast?(edits: Record<string, Edit<T>>, group: string): void;
  /** Somebody else changed some of what was sent: lets the queue hear what the server holds. */
  reread(group: string, error: unknown): Promise<void>;
  /** What the server does not take of what was sent, by its key with the reason; null where it is tried again. */
  refusalOf(error: unknown, keys: readonly string[]): Record<string, string> | null;
  changed(): void;
  /** It failed, for the first time since all went well; */
  failed?(error: unknown): void;
  /** these were refused; */
  refused?(edits: Record<string, Edit<T>>, error: unknown): void;
  /** and now there is nothing that failed. */
  repaired?(): void;
}

/**
 * Edits on their way to the server: kept on this device, sent after a pause and one call of a group at a time, tried
 * again after a failure, and never over what somebody else wrote. Its state is in `state.ts`.
 */
export class EditQueue<T> {
  readonly #effects: QueueEffects<T>;
  #state = emptyState<T>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #backoffs = new Map<string, Backoff>();
  readonly #troubles = new Map<string, unknown>();
  /** Whether something has failed since all went well. */
  #hasFailed = false;
  /** What the device keeps, and what of it it had no room for. */
  readonly #kept = new Map<string, { edit: Edit<T>; isThere: boolean }>();
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(effects: QueueEffects<T>) {
    this.#effects = effects;
  }

  get state(): EditState<T> {
    return this.#state;
  }
  get isClean(): boolean {
    return isClean(this.#state);
  }
  get isRunning(): boolean {
    return this.#running.size > 0;
  }
  /** What failed and is tried again, by its group, with the cause. */
  get troubles(): ReadonlyMap<string, unknown> {
    return this.#troubles;
  }
  /** Something is nowhere but on this page. */
  get isAtRisk(): boolean {
    return [...this.#kept.values()].some(({ isThere }) => !isThere);
  }

  shown(key: string): T | undefined {
    return shownValue(this.#state, key, this.#effects.rules);
  }

  /** `base`: what it was when the person began, where that is not what was heard last. */
  edit(key: string, value: T, base?: T): void {
    const change = base === undefined ? { value } : { value, base };
    this.#set(edited(this.#state, key, change, this.#effects.rules));
    this.#schedule(this.#effects.groupOf(key));
  }

  /** A step is taken back or done again. */
  step(key: string, step: { from: T; to: T; by: string | null }): void {
    this.#set(stepped(this.#state, key, step, this.#effects.rules));
    this.#schedule(this.#effects.groupOf(key));
  }

  choose(key: string, choice: 'mine' | 'theirs'): void {
    this.#set(chosen(this.#state, key, choice));
    this.#schedule(this.#effects.groupOf(key), 0);
  }

  /** The server holds this of one key. */
  hear(key: string, theirs: T, by: string | null = null): Meeting<T> | null {
    const { state, met } = heard(this.#state, key, { theirs, by }, this.#effects.rules);
    this.#set(state);
    return met;
  }

  /** The server holds these, and nothing else. */
  hearAll(saved: Record<string, T>, editorOf: (key: string) => string | null = () => null): void {
    this.#set(heardAll(this.#state, saved, editorOf, this.#effects.rules));
  }

  drop(keys: readonly string[]): void {
    this.#set(dropped(this.#state, keys));
    this.#keep();
  }

  rename(from: string, to: string): void {
    this.#set(renamed(this.#state, from, to));
    this.#keep();
    this.#schedule(this.#effects.groupOf(to));
  }

  /**
   * Takes up what pages that are gone could not save, as far as `fits` says that it is an edit; answers its keys.
   * It is sent with the next flush.
   */
  async recover(fits: (draft: Edit<T>, key: string) => Edit<T> | null): Promise<string[]> {
    const left = (await this.#effects.drafts?.take()) ?? [];
    const drafts = left.flatMap(({ id, draft }) => {
      const edit = fits(draft, id);
      return edit ? [[id, edit] as const] : [];
    });
    if (drafts.length === 0) return [];
    this.#set(recovered(this.#state, Object.fromEntries(drafts)));
    // At once: it stands nowhere else from now on.
    this.#keep();
    return drafts.map(([key]) => key);
  }

  /** Saves everything now; answers whether all of it is saved. */
  async flush(): Promise<boolean> {
    await Promise.all(this.#waiting().map((group) => this.flushGroup(group)));
    await Promise.all(this.#running.values());
    return this.isClean;
  }

  /** Saves a group now, and what was changed of it while an earlier save was under way. */
  async flushGroup(group: string): Promise<void> {
    const running = this.#running.get(group);
    if (running) await running;
    await this.#save(group);
    // What just failed waits for its next try.
    if (!this.#troubles.has(group)) await this.#save(group);
  }

  /** The page is about to go: the browser sends what is left, and the drafts hold it in case it cannot. */
  leave(): void {
    this.#keep();
    this.#effects.drafts?.leave();
    for (const group of this.#waiting()) {
      if (this.#running.has(group)) continue;
      const { sending } = began(this.#state, this.#sendable(group));
      this.#effects.sendLast?.(sending, group);
    }
  }

  /** Tries no more; what is not saved stays in the drafts for the next visit. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const backoff of this.#backoffs.values()) backoff.close();
    this.#keep();
    this.#effects.drafts?.close();
  }

  #sendable(group: string): string[] {
    return sendable(this.#state).filter((key) => this.#effects.groupOf(key) === group);
  }

  #waiting(): string[] {
    return [...new Set(sendable(this.#state).map((key) => this.#effects.groupOf(key)))];
  }

  #set(state: EditState<T>): void {
    this.#state = state;
    this.#forgetTroubles();
    this.#tellRepaired();
    if (this.#isClosed || this.#effects.keepAfter === 0) this.#keep();
    else this.#keeping ??= setTimeout(() => this.#keep(), this.#effects.keepAfter);
    this.#effects.changed();
  }

  /** What was let go is no trouble any more. */
  #forgetTroubles(): void {
    if (this.#troubles.size === 0) return;
    const { pending, sending } = this.#state;
    const groups = new Set(
      Object.keys({ ...pending, ...sending }).map((key) => this.#effects.groupOf(key)),
    );
    for (const group of this.#troubles.keys()) if (!groups.has(group)) this.#answered(group);
  }

  /** On the device is what is not saved, and nothing else. */
  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const { drafts } = this.#effects;
    if (!drafts) return;
    const left = unsaved(this.#state);
    for (const key of this.#kept.keys())
      if (!(key in left)) {
        drafts.drop(key);
        this.#kept.delete(key);
      }
    for (const [key, edit] of Object.entries(left))
      if (this.#kept.get(key)?.edit !== edit)
        this.#kept.set(key, { edit, isThere: drafts.keep(key, edit) });
  }

  #schedule(group: string, after: number = this.#effects.pause): void {
    clearTimeout(this.#timers.get(group));
    if (this.#isClosed) return;
    this.#timers.set(
      group,
      setTimeout(() => void this.#save(group), after),
    );
  }

  /** One save of a group at a time: the next one begins from what this one stored. */
  async #save(group: string): Promise<void> {
    clearTimeout(this.#timers.get(group));
    const running = this.#running.get(group);
    if (running) return running;
    const keys = this.#sendable(group);
    if (this.#isClosed || keys.length === 0) return;
    const edits = Object.fromEntries(keys.map((key) => [key, this.#state.pending[key]!]));
    const work = this.#send(group, edits).finally(() => {
      this.#running.delete(group);
      // What was changed meanwhile; what just failed waits for its next try.
      if (!this.#troubles.has(group) && this.#sendable(group).length > 0) this.#schedule(group);
      this.#effects.changed();
    });
    this.#running.set(group, work);
    this.#set(began(this.#state, keys));
    return work;
  }

  async #send(group: string, edits: Record<string, Edit<T>>): Promise<void> {
    // After this turn, so that the change is marked as under way first.
    await Promise.resolve();
    try {
      const stored = await this.#effects.send(edits, group);
      this.#answered(group);
      this.#set(succeeded(this.#state, Object.keys(edits), stored));
    } catch (error) {
      await this.#failed(group, edits, error);
    }
  }

  #tellRepaired(): void {
    const isWell = this.#troubles.size === 0 && Object.keys(this.#state.refused).length === 0;
    if (isWell && this.#hasFailed) this.#effects.repaired?.();
    if (isWell) this.#hasFailed = false;
  }

  async #failed(group: string, edits: Record<string, Edit<T>>, error: unknown): Promise<void> {
    const keys = Object.keys(edits);
    const outcome = outcomeOf(error);
    const refused = outcome === 'refused' ? this.#effects.refusalOf(error, keys) : null;
    if (outcome === 'conflict' || refused) this.#answered(group);
    else this.#stumbled(group, error);
    const isAnswered = outcome !== 'unanswered';
    this.#set(failed(this.#state, keys, { isAnswered, refused: refused ?? {} }));
    if (refused) this.#refuse(edits, refused, error);
    if (outcome === 'conflict') await this.#reread(group, edits, error);
  }

  #refuse(edits: Record<string, Edit<T>>, reasons: object, error: unknown): void {
    this.#hasFailed = true;
    const named = Object.entries(edits).filter(([key]) => key in reasons);
    this.#effects.refused?.(Object.fromEntries(named), error);
  }

  async #reread(group: string, edits: Record<string, Edit<T>>, error: unknown): Promise<void> {
    const { rules, reread, changed } = this.#effects;
    try {
      await reread(group, error);
      // The server calls it a conflict, and holds what it was changed from: later it may think otherwise.
      const waits = this.#sendable(group);
      const isAgain = Object.entries(edits).every(
        ([key, { base }]) =>
          waits.includes(key) && rules.isSame(this.#state.pending[key]!.base, base),
      );
      if (!isAgain) return;
      this.#stumbled(group, error);
    } catch (cause) {
      this.#stumbled(group, cause);
    }
    changed();
  }

  /** The server took it or said why not: it is no failure to be tried again. */
  #answered(group: string): void {
    this.#backoffs.get(group)?.close();
    this.#backoffs.delete(group);
    this.#troubles.delete(group);
  }

  #stumbled(group: string, error: unknown): void {
    const isFirst = this.#troubles.size === 0;
    this.#troubles.set(group, error);
    this.#hasFailed = true;
    if (this.#isClosed) return;
    if (isFirst) this.#effects.failed?.(error);
    const backoff = this.#backoffs.get(group) ?? new Backoff(() => void this.#save(group));
    this.#backoffs.set(group, backoff);
    backoff.failed();
  }
}
