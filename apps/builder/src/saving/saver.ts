import { type ChatAssistant, LIMITS } from '@trellis/contract';
import { Drafts } from '../edits/drafts.ts';
import { EditQueue } from '../edits/queue.ts';
import { sendable } from '../edits/state.ts';
import { ApiError, isPassing } from '../session/api.ts';
import { failureOf, refusalOf, sendItem } from './calls.ts';
import { type Act, History, isAct } from './history.ts';
import { ASSISTANT_ITEM, type ItemKey, toolItem } from './items.ts';
import { SavedItems } from './source.ts';
import { FIELD_RULES, type FieldKey, fieldOf, itemOf, type SavingState } from './state.ts';

/** A change is in the draft at most this long after it was made. */
const DRAFT_MS = 250;

/** How saving goes: `waiting` for somebody's choice or a value that fits, `failed` until it is tried again. */
export type Progress = 'saved' | 'saving' | 'offline' | 'failed' | 'waiting';

export interface SaverEvents {
  /** Saving failed, for the first time since it last worked. */
  onFailure(): void;
  /** Saving works again. */
  onRepaired(): void;
  /** Changes of an earlier visit are back. */
  onRecovered(): void;
  /** What was done could not be taken back. */
  onNotUndone(error: unknown): void;
}

/** Saves what is edited of an app in the panels: its changes are collected by item, and can be taken back. */
export class Saver {
  readonly #events: SaverEvents;
  readonly #items: SavedItems;
  readonly #queue: EditQueue<unknown>;
  readonly #history = new History();
  readonly #listeners = new Set<() => void>();

  constructor(appId: string, events: SaverEvents) {
    this.#events = events;
    this.#items = new SavedItems(appId);
    this.#queue = new EditQueue<unknown>({
      rules: FIELD_RULES,
      drafts: new Drafts(`draft:${appId}`),
      pause: LIMITS.autosave,
      keepAfter: DRAFT_MS,
      groupOf: itemOf,
      send: async (edits, item) => {
        await sendItem(this.#payloads, item as ItemKey, edits);
        return undefined;
      },
      sendLast: (edits, item) => {
        const { payloads } = this.#items;
        if (payloads) sendItem(payloads, item as ItemKey, edits, true).catch(() => undefined);
      },
      reread: () => this.refresh(),
      refusalOf: (error, [key = '']) => refusalOf(itemOf(key), error),
      changed: this.#tell,
      failed: () => events.onFailure(),
      repaired: () => events.onRepaired(),
    });
  }

  /** Loads what is saved, and what an earlier visit could not save. */
  async open(): Promise<void> {
    await this.refresh();
    const keys = await this.#queue.recover((draft, key) => (fieldOf(key) === key ? null : draft));
    if (keys.length === 0) return;
    for (const key of keys) this.#items.want(itemOf(key));
    await this.refresh();
    if (this.#queue.isClean) return;
    this.#events.onRecovered();
    void this.flush();
  }

  /** Asks what the server holds now: others may have saved. */
  async refresh(): Promise<void> {
    const read = await this.#items.read();
    if (!read) return;
    const { pending, sending } = this.state;
    const gone = Object.keys({ ...pending, ...sending }).filter((key) =>
      read.gone.includes(itemOf(key)),
    );
    this.#queue.drop(gone);
    this.#queue.hearAll(read.values, (key) => this.#items.editorOf(key));
    // What was opened while this was asked for is not among it.
    if (read.isShort) await this.refresh();
  }

  /** Edits a tool as well, from now on. */
  openTool(toolId: string): Promise<void> {
    return this.#openItem(toolItem(toolId));
  }

  /** Edits the chat assistant as well, from now on. */
  openAssistant(): Promise<void> {
    return this.#openItem(ASSISTANT_ITEM);
  }

  async #openItem(item: ItemKey): Promise<void> {
    if (this.#items.want(item) && this.isOpen) await this.refresh();
  }

  #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get state(): SavingState {
    return this.#queue.state;
  }
  get #payloads() {
    const { payloads } = this.#items;
    if (!payloads) throw new ApiError(0, 'Nothing was read of the app yet');
    return payloads;
  }
  get isOpen(): boolean {
    return this.#items.payloads !== null;
  }
  toolState(toolId: string): 'loading' | 'ready' | 'gone' {
    return this.#items.toolState(toolId);
  }
  /** The chat assistant as it was read last. */
  get assistant(): ChatAssistant | null {
    return this.#items.assistant;
  }
  get canUndo(): boolean {
    return this.#history.canUndo;
  }
  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  get progress(): Progress {
    const { isClean, isRunning, troubles, state } = this.#queue;
    if (isClean) return 'saved';
    const [error] = troubles.values();
    const isAway = error instanceof ApiError ? error.status === 0 : error !== undefined;
    if (troubles.size > 0) return isAway && !navigator.onLine ? 'offline' : 'failed';
    return isRunning || sendable(state).length > 0 ? 'saving' : 'waiting';
  }

  /** What the last failed save was of; null while saving works. */
  get problem(): string | null {
    const item = [...this.#queue.troubles.keys()].at(-1);
    return item === undefined ? null : failureOf(this.#items.payloads, item as ItemKey);
  }

  edit(key: FieldKey, value: unknown): void {
    const before = this.#queue.shown(key);
    if (before === value) return;
    this.#history.record({ key, before, after: value });
    this.#queue.edit(key, value);
  }

  /** Something was done at once; from now on it is what is undone next. */
  did(act: Act): void {
    this.#history.did(act);
    this.#tell();
  }

  /** Takes one act back, whatever came after it; nothing where it is taken back already. */
  async takeBack(act: Act): Promise<void> {
    if (!this.#history.forget(act)) return;
    this.#tell();
    try {
      await act.takeBack();
    } catch (error) {
      // It can be tried again when the server is back.
      if (isPassing(error)) this.did(act);
      throw error;
    }
  }

  undo(): void {
    const step = this.#history.undo();
    if (!step) return;
    if (isAct(step)) this.takeBack(step).catch((error) => this.#events.onNotUndone(error));
    else this.#step(step.key, step.after, step.before);
  }

  redo(): void {
    const step = this.#history.redo();
    if (step) this.#step(step.key, step.before, step.after);
  }

  #step(key: FieldKey, from: unknown, to: unknown): void {
    this.#queue.step(key, { from, to, by: this.#items.editorOf(key) });
  }

  choose(key: FieldKey, choice: 'mine' | 'theirs'): void {
    this.#queue.choose(key, choice);
  }

  /** Saves everything now; answers whether all of it is saved. */
  flush(): Promise<boolean> {
    return this.#queue.flush();
  }

  leave(): void {
    this.#queue.leave();
  }

  close(): void {
    this.#queue.close();
  }
}
