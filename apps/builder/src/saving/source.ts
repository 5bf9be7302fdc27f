import {
  assistantCalls,
  type ChatAssistant,
  type EditedTool,
  type Payloads,
  savingCalls,
  toolCalls,
} from '@trellis/contract';
import { ApiError, api } from '../session/api.ts';
import { valuesOf } from './calls.ts';
import { ASSISTANT_ITEM, type ItemKey, toolIdOf, toolItem } from './items.ts';
import { fieldOf, itemOf, type Values } from './state.ts';

/** What is saved of an app, as it was read last: its payloads, and the tools and the assistant that are edited. */
export class SavedItems {
  readonly #appId: string;
  /** Tools that are edited, by their id; null until they were read. */
  readonly #tools = new Map<string, EditedTool | null>();
  /** Those that are not there. */
  readonly #gone = new Set<string>();
  /** The chat assistant, once it is edited, too; null until it was read, and where it is not for this person. */
  #assistant: ChatAssistant | null | undefined;
  payloads: Payloads | null = null;
  #asked = 0;

  constructor(appId: string) {
    this.#appId = appId;
  }

  /** An item is edited from now on; whether it was not before. */
  want(item: string): boolean {
    const toolId = toolIdOf(item);
    const isKnown = toolId === null ? this.#assistant !== undefined : this.#tools.has(toolId);
    if (isKnown || (toolId === null && item !== ASSISTANT_ITEM)) return false;
    if (toolId === null) this.#assistant = null;
    else this.#tools.set(toolId, null);
    return true;
  }

  /** Asks the server; null where a later question was asked meanwhile. `isShort`: more is wanted by now. */
  async read(): Promise<{ values: Values; gone: ItemKey[]; isShort: boolean } | null> {
    this.#asked += 1;
    const mine = this.#asked;
    const wantsAssistant = this.#assistant !== undefined;
    const [payloads, assistant, ...tools] = await Promise.all([
      api(savingCalls.payloads, { params: { appId: this.#appId } }),
      wantsAssistant ? this.#readAssistant() : null,
      ...[...this.#tools.keys()].map((toolId) => this.#readTool(toolId)),
    ]);
    // A slower answer to an earlier question is nobody's any more.
    if (mine !== this.#asked) return null;
    this.payloads = payloads;
    if (wantsAssistant) this.#assistant = assistant;
    for (const { toolId, tool } of tools) {
      this.#tools.set(toolId, tool);
      if (tool) this.#gone.delete(toolId);
      else this.#gone.add(toolId);
    }
    const lost = tools.filter(({ tool }) => !tool).map(({ toolId }) => toolItem(toolId));
    return {
      values: valuesOf(
        payloads,
        tools.flatMap(({ tool }) => tool ?? []),
        assistant,
      ),
      gone: wantsAssistant && !assistant ? [...lost, ASSISTANT_ITEM] : lost,
      isShort:
        tools.length < this.#tools.size || (!wantsAssistant && this.#assistant !== undefined),
    };
  }

  #readAssistant(): Promise<ChatAssistant | null> {
    const asked = api(assistantCalls.get, { params: { appId: this.#appId } });
    return asked.catch(nullWhere([403, 404]));
  }

  async #readTool(toolId: string): Promise<{ toolId: string; tool: EditedTool | null }> {
    const asked = api(toolCalls.get, { params: { appId: this.#appId, toolId } });
    return { toolId, tool: await asked.catch(nullWhere([404])) };
  }

  /** Whether a tool was read, and is there. */
  toolState(toolId: string): 'loading' | 'ready' | 'gone' {
    if (this.#tools.get(toolId)) return 'ready';
    return this.#gone.has(toolId) ? 'gone' : 'loading';
  }

  get assistant(): ChatAssistant | null {
    return this.#assistant ?? null;
  }

  /** Who changed a field the last time. */
  editorOf(key: string): string | null {
    const toolId = toolIdOf(itemOf(key));
    const edits = toolId ? this.#tools.get(toolId)?.edits : this.payloads?.edits;
    return edits?.[toolId ? fieldOf(key) : key]?.by ?? null;
  }
}

/** What is not there, or not for this person, is null and no failure. */
const nullWhere = (statuses: readonly number[]) => (error: unknown) => {
  if (error instanceof ApiError && statuses.includes(error.status)) return null;
  throw error;
};
