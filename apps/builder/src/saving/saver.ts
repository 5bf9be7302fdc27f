import {
  assistantCalls,
  type ChatAssistant,
  type EditedTool,
  LIMITS,
  type Payloads,
  SAVED_ITEMS,
  savingCalls,
  toolCalls,
} from '@trellis/contract';
import { Backoff } from '../edits/backoff.ts';
import { Drafts } from '../edits/drafts.ts';
import { outcomeOf } from '../edits/outcome.ts';
import { ApiError, api } from '../session/api.ts';
import { failureOf, sendItem, valuesOf } from './calls.ts';
import { History } from './history.ts';
import { ASSISTANT_ITEM, type ItemKey, toolIdOf, toolItem } from './items.ts';
import {
  began,
  type Change,
  chosen,
  EMPTY,
  edited,
  type FieldKey,
  failed,
  gone,
  heard,
  inFlight,
  isClean,
  itemOf,
  recovered,
  type SavingState,
  sendable,
  shownValue,
  stepped,
  succeeded,
  unsaved,
} from './state.ts';

/** A change is in the draft at most this long after it was made. */
const DRAFT_MS = 250;
/** All that is unsaved of an app is one draft. */
const DRAFT = 'fields';

/** How saving goes: `waiting` for somebody's choice or a value that fits, `failed` until it is tried again. */
export type Progress = 'saved' | 'saving' | 'offline' | 'failed' | 'waiting';

export interface SaverEvents {
  /** Saving failed, for the first time since it last worked. */
  onFailure(): void;
  /** Saving works again. */
  onRepaired(): void;
  /** Changes of an earlier visit are back. */
  onRecovered(): void;
}

/**
 * Saves what is edited of an app: changes are collected by item and saved when nothing changed for two
 * seconds; what fails is kept, tried again, and lies in the draft meanwhile.
 */
export class Saver {
  readonly #appId: string;
  readonly #events: SaverEvents;
  readonly #drafts: Drafts<Record<FieldKey, Change>>;
  readonly #backoff = new Backoff(() => void this.flush());
  readonly #history = new History();
  readonly #timers = new Map<ItemKey, ReturnType<typeof setTimeout>>();
  readonly #running = new Map<ItemKey, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #payloads: Payloads | null = null;
  /** Tools that are edited, by their id; null until they were read. */
  readonly #tools = new Map<string, EditedTool | null>();
  /** Those that are not there. */
  readonly #gone = new Set<string>();
  /** The chat assistant, once it is edited, too; null until it was read, and where it is not for this person. */
  #assistant: ChatAssistant | null | undefined;
  #state: SavingState = EMPTY;
  #trouble: 'offline' | 'failed' | null = null;
  #problem: string | null = null;
  #draftTimer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #isClosed = false;

  constructor(appId: string, events: SaverEvents) {
    this.#appId = appId;
    this.#events = events;
    this.#drafts = new Drafts(`draft:${appId}`);
  }

  /** Loads what is saved, and what an earlier visit could not save. */
  async open(): Promise<void> {
    await this.refresh();
    const left = await this.#drafts.take();
    if (left.length === 0) return;
    for (const { draft } of left) {
      this.#set(recovered(this.#state, draft));
      for (const key of Object.keys(draft)) {
        const toolId = toolIdOf(itemOf(key as FieldKey));
        if (toolId) this.#tools.set(toolId, null);
        if (itemOf(key as FieldKey) === ASSISTANT_ITEM) this.#assistant = null;
      }
    }
    await this.refresh();
    if (isClean(this.#state)) return;
    this.#events.onRecovered();
    for (const item of this.#items) this.#schedule(item);
  }

  /** Asks what the server holds now: others may have saved. */
  async refresh(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const wantsAssistant = this.#assistant !== undefined;
    const [payloads, assistant, ...tools] = await Promise.all([
      api(savingCalls.payloads, { params: { appId: this.#appId } }),
      this.#readAssistant(),
      ...[...this.#tools.keys()].map((toolId) => this.#read(toolId)),
    ]);
    // A slower answer to an earlier question is nobody's any more.
    if (mine !== this.#asked) return;
    this.#payloads = payloads;
    if (wantsAssistant) this.#assistant = assistant;
    if (assistant === null) this.#set(gone(this.#state, ASSISTANT_ITEM));
    for (const { toolId, tool } of tools) {
      this.#tools.set(toolId, tool);
      if (tool) this.#gone.delete(toolId);
      else {
        this.#gone.add(toolId);
        this.#set(gone(this.#state, toolItem(toolId)));
      }
    }
    const known = tools.flatMap(({ tool }) => (tool ? [tool] : []));
    this.#set(
      heard(this.#state, valuesOf(payloads, known, assistant ?? null), (key) =>
        this.#editorOf(key),
      ),
    );
    // What was opened while this was asked for is not among it.
    const isShort = tools.length < this.#tools.size;
    if (isShort || (!wantsAssistant && this.#assistant !== undefined)) await this.refresh();
  }

  /** Edits a tool as well, from now on. */
  async openTool(toolId: string): Promise<void> {
    if (this.#tools.has(toolId)) return;
    this.#tools.set(toolId, null);
    if (this.isOpen) await this.refresh();
  }

  /** Edits the chat assistant as well, from now on. */
  async openAssistant(): Promise<void> {
    if (this.#assistant !== undefined) return;
    this.#assistant = null;
    if (this.isOpen) await this.refresh();
  }

  async #readAssistant(): Promise<ChatAssistant | null | undefined> {
    if (this.#assistant === undefined) return undefined;
    try {
      return await api(assistantCalls.get, { params: { appId: this.#appId } });
    } catch (error) {
      if (error instanceof ApiError && [403, 404].includes(error.status)) return null;
      throw error;
    }
  }

  async #read(toolId: string): Promise<{ toolId: string; tool: EditedTool | null }> {
    try {
      const params = { appId: this.#appId, toolId };
      return { toolId, tool: await api(toolCalls.get, { params }) };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { toolId, tool: null };
      throw error;
    }
  }

  get #items(): ItemKey[] {
    const tools = [...this.#tools.keys()].map(toolItem);
    return [...SAVED_ITEMS, ...tools, ...(this.#assistant ? ([ASSISTANT_ITEM] as const) : [])];
  }

  /** Who changed a field the last time. */
  #editorOf(key: FieldKey): string | null {
    const toolId = toolIdOf(itemOf(key));
    const edits = toolId ? this.#tools.get(toolId)?.edits : this.#payloads?.edits;
    return edits?.[toolId ? key.slice(key.indexOf('.') + 1) : key]?.by ?? null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get state(): SavingState {
    return this.#state;
  }
  get isOpen(): boolean {
    return this.#payloads !== null;
  }
  /** Whether a tool was read, and is there. */
  toolState(toolId: string): 'loading' | 'ready' | 'gone' {
    const tool = this.#tools.get(toolId);
    if (tool) return 'ready';
    return this.#gone.has(toolId) ? 'gone' : 'loading';
  }
  /** The chat assistant as it was read last. */
  get assistant(): ChatAssistant | null {
    return this.#assistant ?? null;
  }
  get canUndo(): boolean {
    return this.#history.canUndo;
  }
  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  get progress(): Progress {
    if (isClean(this.#state)) return 'saved';
    if (this.#trouble) return this.#trouble;
    const canGoOn =
      this.#running.size > 0 || this.#items.some((item) => sendable(this.#state, item).length > 0);
    return canGoOn ? 'saving' : 'waiting';
  }

  /** What the last failed save was of; null while saving works. */
  get problem(): string | null {
    return this.#trouble && this.#problem;
  }

  edit(key: FieldKey, value: unknown): void {
    const before = shownValue(this.#state, key);
    if (before === value) return;
    this.#history.record({ key, before, after: value });
    this.#change(key, value);
  }

  undo(): void {
    const step = this.#history.undo();
    if (step) this.#step(step.key, step.after, step.before);
  }

  redo(): void {
    const step = this.#history.redo();
    if (step) this.#step(step.key, step.before, step.after);
  }

  choose(key: FieldKey, choice: 'mine' | 'theirs'): void {
    this.#set(chosen(this.#state, key, choice));
    this.#schedule(itemOf(key), 0);
  }

  /** Saves everything now; answers whether all of it is saved. */
  async flush(): Promise<boolean> {
    await Promise.all(this.#items.map((item) => this.#save(item)));
    // What was typed while an earlier save was under way; what just failed waits for its next try.
    if (!this.#trouble) await Promise.all(this.#items.map((item) => this.#save(item)));
    return isClean(this.#state);
  }

  /** The page is about to go: the browser sends what is left, and the draft holds it in case it cannot. */
  leave(): void {
    this.#keep();
    this.#drafts.leave();
    if (!this.#payloads || this.#trouble) return;
    for (const item of this.#items) {
      if (this.#running.has(item) || sendable(this.#state, item).length === 0) continue;
      const next = began(this.#state, item);
      void sendItem(this.#payloads, item, inFlight(next, item), true).catch(() => undefined);
    }
  }

  /** Tries no more; what is not saved stays in the draft for the next visit. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    clearTimeout(this.#draftTimer);
    this.#backoff.close();
    this.#keep();
    this.#drafts.close();
  }

  #keep(): void {
    const draft = unsaved(this.#state);
    if (Object.keys(draft).length === 0) this.#drafts.drop(DRAFT);
    // The browser has no room or keeps nothing: the server is what is left.
    else if (!this.#drafts.keep(DRAFT, draft)) console.warn('No draft was kept');
  }

  #set(state: SavingState): void {
    this.#state = state;
    if (this.#isClosed) this.#keep();
    else
      this.#draftTimer ??= setTimeout(() => {
        this.#draftTimer = undefined;
        this.#keep();
      }, DRAFT_MS);
    for (const listener of this.#listeners) listener();
  }

  #change(key: FieldKey, value: unknown): void {
    this.#set(edited(this.#state, key, value));
    this.#schedule(itemOf(key));
  }

  #step(key: FieldKey, from: unknown, to: unknown): void {
    const by = this.#editorOf(key);
    this.#set(stepped(this.#state, key, { from, to, by }));
    this.#schedule(itemOf(key));
  }

  #schedule(item: ItemKey, after: number = LIMITS.autosave): void {
    clearTimeout(this.#timers.get(item));
    if (this.#isClosed) return;
    this.#timers.set(
      item,
      setTimeout(() => void this.#save(item), after),
    );
  }

  /** One save of an item at a time: the next one begins from what this one stored. */
  async #save(item: ItemKey): Promise<void> {
    clearTimeout(this.#timers.get(item));
    const running = this.#running.get(item);
    if (running) return running;
    if (!this.#payloads || this.#isClosed || sendable(this.#state, item).length === 0) return;
    const work = this.#send(this.#payloads, item).finally(() => {
      this.#running.delete(item);
      this.#set(this.#state);
    });
    this.#running.set(item, work);
    this.#set(began(this.#state, item));
    return work;
  }

  async #send(payloads: Payloads, item: ItemKey): Promise<void> {
    // After this turn, so that the change is marked as under way first.
    await Promise.resolve();
    try {
      await sendItem(payloads, item, inFlight(this.#state, item));
      this.#set(succeeded(this.#state, item));
      this.#backoff.worked();
      if (this.#trouble) this.#events.onRepaired();
      this.#trouble = null;
    } catch (error) {
      await this.#failed(item, error);
    }
  }

  async #failed(item: ItemKey, error: unknown): Promise<void> {
    const { status = 0, fields = {} } = error instanceof ApiError ? error : {};
    const outcome = outcomeOf(error);
    if (outcome === 'conflict') {
      this.#set(failed(this.#state, item, { isAnswered: true }));
      await this.refresh().catch(() => this.#stumbled('failed'));
      this.#schedule(item);
      return;
    }
    if (outcome === 'refused' && Object.keys(fields).length > 0) {
      // A field's name may come with its place in the body: `appStyle.logoUrl`.
      const reasons = Object.fromEntries(
        Object.entries(fields).map(([path, words]) => [lastName(path), words]),
      );
      this.#set(failed(this.#state, item, { refused: reasons, isAnswered: true }));
      this.#schedule(item, 0);
      return;
    }
    this.#set(failed(this.#state, item, { isAnswered: outcome !== 'unanswered' }));
    this.#problem = failureOf(this.#payloads, item);
    this.#stumbled(status === 0 && !navigator.onLine ? 'offline' : 'failed');
  }

  #stumbled(trouble: 'offline' | 'failed'): void {
    if (this.#isClosed) return void this.#set(this.#state);
    if (this.#trouble === null) this.#events.onFailure();
    this.#trouble = trouble;
    this.#backoff.failed();
    this.#set(this.#state);
  }
}

/** `genApp.fields.examples.0` → `examples`; `appStyle.logoUrl` → `logoUrl`; `mainPage` stays. */
function lastName(path: string): string {
  const parts = path.split('.');
  if (parts[0] === 'genApp' || parts[0] === 'app') return parts[2] ?? path;
  const ITEMS = ['appStyle', 'appSettings', 'base', 'change'];
  if (ITEMS.includes(parts[0] ?? '')) return parts[1] ?? path;
  return path;
}
