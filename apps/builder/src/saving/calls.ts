import {
  LIMITS,
  MESSAGES,
  type Payloads,
  SAVED_ITEMS,
  type SavedFields,
  type SavedItem,
  savingCalls,
} from '@trellis/contract';
import { addressOf, request } from '../session/api.ts';
import type { FieldKey, Values } from './state.ts';

const { appBuilderVersion } = LIMITS;

/** Where a save of an item goes, and what it says (spec 2, section 7). */
function saveOf(payloads: Payloads, item: SavedItem, change: object, base: object) {
  const { appId, appType } = payloads;
  const at = { appId };
  switch (item) {
    case 'texts': {
      const texts = { fields: change, appBuilderVersion };
      const named = payloads.app ? { app: texts } : { genApp: texts };
      return { path: savingCalls.saveApp.path, body: { appType, appId, ...named, base } };
    }
    case 'style':
      return {
        path: addressOf(savingCalls.saveStyle.path, at),
        body: { appStyle: { ...change, appBuilderVersion }, base },
      };
    case 'settings':
      return {
        path: addressOf(savingCalls.saveSettings.path, at),
        body: { appSettings: { ...change, appBuilderVersion }, base },
      };
  }
}

/** Sends the changes of an item; `isLast` when the page is about to go, so that the browser sends it to its end. */
export async function sendItem<I extends SavedItem>(
  payloads: Payloads,
  item: I,
  changes: { change: Partial<SavedFields[I]>; base: Partial<SavedFields[I]> },
  isLast = false,
): Promise<void> {
  const { path, body } = saveOf(payloads, item, changes.change, changes.base);
  await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: isLast,
    signal: isLast ? undefined : AbortSignal.timeout(20_000),
  });
}

/** What a save of the item that was not answered well is called (spec 2, section 8). */
export function failureOf(payloads: Payloads | null, item: SavedItem): string {
  if (item === 'style') return MESSAGES.saveStyleFailed;
  if (item === 'settings') return MESSAGES.saveSettingsFailed;
  return payloads?.appType === 'AI_TOOL' ? MESSAGES.saveToolFailed : MESSAGES.saveAppFailed;
}

/** The saved values by field. */
export function valuesOf(payloads: Payloads): Values {
  const texts = (payloads.genApp ?? payloads.app)?.fields ?? {};
  const items = { texts, style: payloads.appStyle, settings: payloads.appSettings };
  const values: Values = {};
  for (const item of SAVED_ITEMS)
    for (const [field, value] of Object.entries(items[item]))
      values[`${item}.${field}` as FieldKey] = value;
  return values;
}
