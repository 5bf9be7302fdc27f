import { type Edit, meet } from '../edits/meet.ts';
import type { FieldsOf, ItemKey } from './items.ts';

/** A field of an item: `style.logoUrl`. */
export type FieldKey = `${ItemKey}.${string}`;
export type Values = Record<FieldKey, unknown>;

/** A change of a field. */
export type Change = Edit<unknown>;

/** Somebody else changed a field that is changed here, too: the person chooses. */
export interface Conflict {
  theirs: unknown;
  by: string | null;
}

/** All that is edited of an app, and how far it has come. Pure: the functions below make the next state. */
export interface SavingState {
  /** What the server holds, as far as it is known here. */
  saved: Values;
  /** As the person wrote what is saved: 'Club ' while the server keeps 'Club'. */
  typed: Values;
  pending: Record<FieldKey, Change>;
  sending: Record<FieldKey, Change>;
  /** Values that the server does not take, each with its reason; they wait to be changed. */
  refused: Record<FieldKey, string>;
  conflicts: Record<FieldKey, Conflict>;
}

export const EMPTY: SavingState = {
  saved: {},
  typed: {},
  pending: {},
  sending: {},
  refused: {},
  conflicts: {},
};

const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() || null;
  return value === undefined ? null : value;
};

/** Whether two values are stored as the same: white space around a text does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

export const itemOf = (key: FieldKey): ItemKey => key.split('.')[0] as ItemKey;
const fieldOf = (key: FieldKey): string => key.slice(key.indexOf('.') + 1);
const keys = (record: object) => Object.keys(record) as FieldKey[];

function without<T>(record: Record<FieldKey, T>, gone: readonly FieldKey[]): Record<FieldKey, T> {
  const left = { ...record };
  for (const key of gone) delete left[key];
  return left;
}

/** What a field shows now. */
export function shownValue(state: SavingState, key: FieldKey): unknown {
  const change = state.pending[key] ?? state.sending[key];
  if (change) return change.value;
  return key in state.typed && isSame(state.typed[key], state.saved[key])
    ? state.typed[key]
    : state.saved[key];
}

/** The person changed a field. */
export function edited(state: SavingState, key: FieldKey, value: unknown): SavingState {
  const known = state.pending[key];
  const base = known?.base ?? state.sending[key]?.value ?? state.saved[key];
  const isBack = isSame(value, base) && !state.conflicts[key] && known?.unanswered === undefined;
  const pending = isBack
    ? without(state.pending, [key])
    : { ...state.pending, [key]: { ...known, value, base } };
  return {
    ...state,
    typed: { ...state.typed, [key]: value },
    pending,
    refused: without(state.refused, [key]),
  };
}

/** A step is undone or redone: where somebody else has changed the field since, the person chooses first. */
export function stepped(
  state: SavingState,
  key: FieldKey,
  { from, to, by }: { from: unknown; to: unknown; by: string | null },
): SavingState {
  const shown = shownValue(state, key);
  if (isSame(shown, from)) return edited(state, key, to);
  if (isSame(shown, to)) return state;
  return {
    ...state,
    pending: { ...state.pending, [key]: { value: to, base: from } },
    conflicts: { ...state.conflicts, [key]: { theirs: state.saved[key], by } },
  };
}

/** What of an item can be sent: not what was refused, nor what waits for a choice. */
export function sendable(state: SavingState, item: ItemKey): FieldKey[] {
  return keys(state.pending).filter(
    (key) => itemOf(key) === item && !(key in state.refused) && !(key in state.conflicts),
  );
}

export function began(state: SavingState, item: ItemKey): SavingState {
  const taken = sendable(state, item);
  const sending = { ...state.sending };
  for (const key of taken) sending[key] = state.pending[key]!;
  return { ...state, sending, pending: without(state.pending, taken) };
}

/** The changes of an item under way, as its call names them. */
export function inFlight<I extends ItemKey>(state: SavingState, item: I) {
  const mine = keys(state.sending).filter((key) => itemOf(key) === item);
  const pick = (part: keyof Change) =>
    Object.fromEntries(mine.map((key) => [fieldOf(key), state.sending[key]![part]]));
  return {
    change: pick('value') as Partial<FieldsOf<I>>,
    base: pick('base') as Partial<FieldsOf<I>>,
  };
}

export function succeeded(state: SavingState, item: ItemKey): SavingState {
  const mine = keys(state.sending).filter((key) => itemOf(key) === item);
  const saved = { ...state.saved };
  for (const key of mine) saved[key] = state.sending[key]!.value;
  return { ...state, saved, sending: without(state.sending, mine) };
}

/**
 * A save failed: its changes are pending again, under what was typed since. Where no answer came, the
 * server may have made them all the same.
 */
export function failed(
  state: SavingState,
  item: ItemKey,
  { refused = {}, isAnswered }: { refused?: Record<string, string>; isAnswered: boolean },
): SavingState {
  const mine = keys(state.sending).filter((key) => itemOf(key) === item);
  const pending = { ...state.pending };
  const reasons = { ...state.refused };
  for (const key of mine) {
    const sent = state.sending[key]!;
    const newer = pending[key];
    const change = newer ? { ...newer, base: sent.base } : sent;
    const unanswered = isAnswered ? sent.unanswered : sent.value;
    pending[key] = unanswered === undefined ? change : { ...change, unanswered };
    const reason = refused[fieldOf(key)];
    if (reason && !newer) reasons[key] = reason;
  }
  return { ...state, pending, refused: reasons, sending: without(state.sending, mine) };
}

/** What the server holds now: changes by others come in where nothing is changed here, and are shown where something is. */
export function heard(
  state: SavingState,
  saved: Values,
  editorOf: (key: FieldKey) => string | null,
): SavingState {
  const pending = { ...state.pending };
  const conflicts = { ...state.conflicts };
  for (const key of keys(pending)) {
    // What is under way decides by its own answer.
    if (key in state.sending) continue;
    const met = meet(pending[key]!, saved[key], { isSame });
    if (met.kind === 'conflict') conflicts[key] = { theirs: saved[key], by: editorOf(key) };
    else delete conflicts[key];
    if (met.kind === 'stored') delete pending[key];
    if (met.kind === 'apart') pending[key] = met.edit;
  }
  return { ...state, saved, pending, conflicts, refused: kept(state.refused, pending) };
}

const kept = (refused: SavingState['refused'], pending: SavingState['pending']) =>
  without(
    refused,
    keys(refused).filter((key) => !(key in pending)),
  );

/** The person chose between their own value and the other's. */
export function chosen(state: SavingState, key: FieldKey, choice: 'mine' | 'theirs'): SavingState {
  const conflict = state.conflicts[key];
  const change = state.pending[key];
  if (!conflict || !change) return state;
  const conflicts = without(state.conflicts, [key]);
  if (choice === 'theirs')
    return {
      ...state,
      conflicts,
      pending: without(state.pending, [key]),
      typed: without(state.typed, [key]),
    };
  return {
    ...state,
    conflicts,
    pending: { ...state.pending, [key]: { value: change.value, base: conflict.theirs } },
  };
}

/** Changes that an earlier visit could not save. Whether they still fit is decided by what the server holds. */
export function recovered(state: SavingState, draft: Record<FieldKey, Change>): SavingState {
  return { ...state, pending: { ...draft, ...state.pending } };
}

/** What an item was is there no more: nothing of it waits to be saved. */
export function gone(state: SavingState, item: ItemKey): SavingState {
  const mine = (record: object) => keys(record).filter((key) => itemOf(key) === item);
  return {
    ...state,
    pending: without(state.pending, mine(state.pending)),
    refused: without(state.refused, mine(state.refused)),
    conflicts: without(state.conflicts, mine(state.conflicts)),
  };
}

/** Everything that is not saved yet, for the draft. */
export function unsaved(state: SavingState): Record<FieldKey, Change> {
  const all = { ...state.sending };
  for (const key of keys(state.pending)) {
    const sent = state.sending[key];
    const change = state.pending[key]!;
    all[key] = sent ? { value: change.value, base: sent.base, unanswered: sent.value } : change;
  }
  return all;
}

export const isClean = (state: SavingState): boolean =>
  keys(state.pending).length === 0 && keys(state.sending).length === 0;
