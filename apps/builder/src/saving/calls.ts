import {
  assistantCalls,
  type ChatAssistant,
  type EditedTool,
  LIMITS,
  MESSAGES,
  type Payloads,
  SAVED_ITEMS,
  savingCalls,
  toolCalls,
} from '@trellis/contract';
import type { Edit } from '../edits/meet.ts';
import { ApiError, addressOf, request } from '../session/api.ts';
import { ASSISTANT_ITEM, type ItemKey, toolIdOf, toolItem } from './items.ts';
import { fieldOf, type Values } from './state.ts';

const { appBuilderVersion } = LIMITS;

/** Where a save of an item goes, and what it says (spec 2, section 7). */
function saveOf(payloads: Payloads, item: ItemKey, change: object, base: object) {
  const { appId, appType } = payloads;
  const at = { appId };
  const toolId = toolIdOf(item);
  if (toolId !== null)
    return {
      method: toolCalls.save.method,
      path: addressOf(toolCalls.save.path, { appId, toolId }),
      body: { change, base },
    };
  if (item === ASSISTANT_ITEM)
    return {
      method: assistantCalls.save.method,
      path: addressOf(assistantCalls.save.path, at),
      body: { change, base },
    };
  const method = 'POST';
  switch (item as Exclude<ItemKey, `tool:${string}` | typeof ASSISTANT_ITEM>) {
    case 'texts': {
      const texts = { fields: change, appBuilderVersion };
      const named = payloads.app ? { app: texts } : { genApp: texts };
      return { method, path: savingCalls.saveApp.path, body: { appType, appId, ...named, base } };
    }
    case 'style':
      return {
        method,
        path: addressOf(savingCalls.saveStyle.path, at),
        body: { appStyle: { ...change, appBuilderVersion }, base },
      };
    case 'settings':
      return {
        method,
        path: addressOf(savingCalls.saveSettings.path, at),
        body: { appSettings: { ...change, appBuilderVersion }, base },
      };
  }
}

/** Sends the edits of an item; `isLast` when the page is about to go, so that the browser sends it to its end. */
export async function sendItem(
  payloads: Payloads,
  item: ItemKey,
  edits: Readonly<Record<string, Edit<unknown>>>,
  isLast = false,
): Promise<void> {
  const pick = (part: 'value' | 'base') =>
    Object.fromEntries(Object.entries(edits).map(([key, edit]) => [fieldOf(key), edit[part]]));
  const { method, path, body } = saveOf(payloads, item, pick('value'), pick('base'));
  await request(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: isLast,
    signal: isLast ? undefined : AbortSignal.timeout(20_000),
  });
}

/** What a save of the item that was not answered well is called (spec 2, section 8). */
export function failureOf(payloads: Payloads | null, item: ItemKey): string {
  if (item === 'style') return MESSAGES.saveStyleFailed;
  if (item === 'settings') return MESSAGES.saveSettingsFailed;
  if (toolIdOf(item) !== null) return MESSAGES.saveToolFailed;
  return payloads?.appType === 'AI_TOOL' ? MESSAGES.saveToolFailed : MESSAGES.saveAppFailed;
}

/** The saved values by field. */
export function valuesOf(
  payloads: Payloads,
  tools: readonly EditedTool[],
  assistant: ChatAssistant | null,
): Values {
  const texts = (payloads.genApp ?? payloads.app)?.fields ?? {};
  const items = { texts, style: payloads.appStyle, settings: payloads.appSettings };
  const values: Values = {};
  for (const item of SAVED_ITEMS)
    for (const [field, value] of Object.entries(items[item])) values[`${item}.${field}`] = value;
  for (const { toolId, definition } of tools)
    for (const [field, value] of Object.entries(definition))
      values[`${toolItem(toolId)}.${field}`] = value;
  const { chatAppId: _, status: __, ...said } = assistant ?? {};
  for (const [field, value] of Object.entries(said)) values[`${ASSISTANT_ITEM}.${field}`] = value;
  return values;
}

/** What the server does not take of an item, by its key with the reason; null where it names no field. */
export function refusalOf(item: ItemKey, error: unknown): Record<string, string> | null {
  const { fields = {} } = error instanceof ApiError ? error : {};
  // A field's name may come with its place in the body: `appStyle.logoUrl`.
  const named = Object.entries(fields).map(([path, words]) => [`${item}.${lastName(path)}`, words]);
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** `genApp.fields.examples.0` → `examples`; `appStyle.logoUrl` → `logoUrl`; `mainPage` stays. */
function lastName(path: string): string {
  const [first = '', second, third] = path.split('.');
  if (first === 'genApp' || first === 'app') return third ?? path;
  return ['appStyle', 'appSettings', 'base', 'change'].includes(first) ? (second ?? path) : path;
}
