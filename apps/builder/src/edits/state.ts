import { type Edit, type Meeting, type MeetRules, meet } from './meet.ts';

/** Somebody else changed what is changed here, too: the person chooses. */
export interface Conflict<T> {
  theirs: T;
  /** Who it was; null where nobody knows. */
  by: string | null;
}

/**
 * What is edited, by its key, and how far it has come: fields of the panels, files, cells. Pure: the functions below
 * make the next state.
 */
export interface EditState<T> {
  /** What the server holds, as far as it is known here. */
  saved: Record<string, T>;
  /** As the person wrote what is saved: 'Club ' while the server keeps 'Club'. */
  typed: Record<string, T>;
  pending: Record<string, Edit<T>>;
  sending: Record<string, Edit<T>>;
  /** What the server does not take, each with its reason; it waits to be changed. */
  refused: Record<string, string>;
  conflicts: Record<string, Conflict<T>>;
}

export const emptyState = <T>(): EditState<T> => ({
  saved: {},
  typed: {},
  pending: {},
  sending: {},
  refused: {},
  conflicts: {},
});

function without<T>(record: Record<string, T>, gone: readonly string[]): Record<string, T> {
  if (!gone.some((key) => key in record)) return record;
  const left = { ...record };
  for (const key of gone) delete left[key];
  return left;
}

/** What is shown of a key now. */
export function shownValue<T>(
  state: EditState<T>,
  key: string,
  { isSame }: MeetRules<T>,
): T | undefined {
  const change = state.pending[key] ?? state.sending[key];
  if (change) return change.value;
  const { [key]: saved } = state.saved;
  const { [key]: typed } = state.typed;
  return typed !== undefined && isSame(typed, saved as T) ? typed : saved;
}

/** The person changed it; `base` is what it was when they began. */
export function edited<T>(
  state: EditState<T>,
  key: string,
  { value, base = state.saved[key] as T }: { value: T; base?: T },
  { isSame }: MeetRules<T>,
): EditState<T> {
  const known = state.pending[key];
  const before = known ?? state.sending[key];
  const from = known ? known.base : before ? before.value : base;
  const isBack = isSame(value, from) && !state.conflicts[key] && known?.unanswered === undefined;
  return {
    ...state,
    typed: { ...state.typed, [key]: value },
    pending: isBack
      ? without(state.pending, [key])
      : { ...state.pending, [key]: { ...known, value, base: from } },
    refused: without(state.refused, [key]),
  };
}

/** A step is undone or redone: where somebody else has changed the value since, the person chooses first. */
export function stepped<T>(
  state: EditState<T>,
  key: string,
  { from, to, by }: { from: T; to: T; by: string | null },
  rules: MeetRules<T>,
): EditState<T> {
  const shown = shownValue(state, key, rules) as T;
  if (rules.isSame(shown, from)) return edited(state, key, { value: to }, rules);
  if (rules.isSame(shown, to)) return state;
  return {
    ...state,
    pending: { ...state.pending, [key]: { value: to, base: from } },
    conflicts: { ...state.conflicts, [key]: { theirs: state.saved[key] as T, by } },
  };
}

/** What can be sent: not what was refused, nor what waits for a choice. */
export const sendable = <T>({ pending, refused, conflicts }: EditState<T>): string[] =>
  Object.keys(pending).filter((key) => !(key in refused) && !(key in conflicts));

/** These are sent now. */
export function began<T>(state: EditState<T>, keys: readonly string[]): EditState<T> {
  const sending = { ...state.sending };
  for (const key of keys) sending[key] = state.pending[key]!;
  return { ...state, sending, pending: without(state.pending, keys) };
}

/** These are stored, as they were sent or as the server says. */
export function succeeded<T>(
  state: EditState<T>,
  keys: readonly string[],
  stored: Readonly<Record<string, T>> = {},
): EditState<T> {
  const sent = keys.filter((key) => key in state.sending);
  const saved = { ...state.saved };
  const pending = { ...state.pending };
  for (const key of sent) {
    const now = key in stored ? stored[key]! : state.sending[key]!.value;
    saved[key] = now;
    if (pending[key]) pending[key] = { ...pending[key], base: now };
  }
  return { ...state, saved, pending, sending: without(state.sending, sent) };
}

/**
 * These were not stored: they are pending again, under what was changed since. Where no answer came, the server may
 * have stored them all the same.
 */
export function failed<T>(
  state: EditState<T>,
  keys: readonly string[],
  { refused = {}, isAnswered }: { refused?: Readonly<Record<string, string>>; isAnswered: boolean },
): EditState<T> {
  const pending = { ...state.pending };
  const reasons = { ...state.refused };
  const mine = keys.filter((key) => key in state.sending);
  for (const key of mine) {
    const sent = state.sending[key]!;
    const newer = pending[key];
    const change = newer ? { ...newer, base: sent.base } : sent;
    const unanswered = isAnswered ? sent.unanswered : sent.value;
    pending[key] = unanswered === undefined ? change : { ...change, unanswered };
    const reason = refused[key];
    if (reason !== undefined && !newer) reasons[key] = reason;
  }
  return { ...state, pending, refused: reasons, sending: without(state.sending, mine) };
}

/** What the server holds of one key now: it comes in where nothing is changed here, and meets what is. */
export function heard<T>(
  state: EditState<T>,
  key: string,
  { theirs, by }: Conflict<T>,
  rules: MeetRules<T>,
): { state: EditState<T>; met: Meeting<T> | null } {
  const next = { ...state, saved: { ...state.saved, [key]: theirs } };
  const edit = state.pending[key];
  // What is under way decides by its own answer.
  if (!edit || key in state.sending) return { state: next, met: null };
  const met = meet(edit, theirs, rules);
  const isOver = met.kind === 'stored';
  next.conflicts =
    met.kind === 'conflict'
      ? { ...state.conflicts, [key]: { theirs, by } }
      : without(state.conflicts, [key]);
  if (isOver) next.pending = without(state.pending, [key]);
  if (met.kind === 'apart') next.pending = { ...state.pending, [key]: met.edit };
  if (isOver) next.refused = without(state.refused, [key]);
  return { state: next, met };
}

/** All that the server holds now. */
export function heardAll<T>(
  state: EditState<T>,
  saved: Readonly<Record<string, T>>,
  editorOf: (key: string) => string | null,
  rules: MeetRules<T>,
): EditState<T> {
  let next: EditState<T> = { ...state, saved: { ...saved } };
  for (const key of Object.keys(state.pending))
    next = heard(next, key, { theirs: saved[key] as T, by: editorOf(key) }, rules).state;
  return next;
}

/** The person chose between their own value and the other's. */
export function chosen<T>(
  state: EditState<T>,
  key: string,
  choice: 'mine' | 'theirs',
): EditState<T> {
  const conflict = state.conflicts[key];
  const change = state.pending[key];
  if (!conflict || !change) return state;
  const conflicts = without(state.conflicts, [key]);
  return choice === 'theirs'
    ? {
        ...state,
        conflicts,
        pending: without(state.pending, [key]),
        typed: without(state.typed, [key]),
      }
    : {
        ...state,
        conflicts,
        pending: { ...state.pending, [key]: { value: change.value, base: conflict.theirs } },
      };
}

/** What an earlier page could not save. Whether it still fits is decided by what the server holds. */
export function recovered<T>(
  state: EditState<T>,
  draft: Readonly<Record<string, Edit<T>>>,
): EditState<T> {
  return { ...state, pending: { ...draft, ...state.pending } };
}

/** Nothing of these waits to be saved: they are there no more, or were let go. */
export function dropped<T>(state: EditState<T>, keys: readonly string[]): EditState<T> {
  return {
    ...state,
    typed: without(state.typed, keys),
    pending: without(state.pending, keys),
    sending: without(state.sending, keys),
    refused: without(state.refused, keys),
    conflicts: without(state.conflicts, keys),
  };
}

/** It is called otherwise from now on. */
export function renamed<T>(state: EditState<T>, from: string, to: string): EditState<T> {
  const move = <V>(record: Record<string, V>): Record<string, V> =>
    from in record ? { ...without(record, [from]), [to]: record[from]! } : record;
  return {
    saved: move(state.saved),
    typed: move(state.typed),
    pending: move(state.pending),
    sending: move(state.sending),
    refused: move(state.refused),
    conflicts: move(state.conflicts),
  };
}

/** Everything that is not saved yet, for the draft. */
export function unsaved<T>(state: EditState<T>): Record<string, Edit<T>> {
  const all = { ...state.sending };
  for (const [key, change] of Object.entries(state.pending)) {
    const sent = state.sending[key];
    all[key] = sent ? { value: change.value, base: sent.base, unanswered: sent.value } : change;
  }
  return all;
}

export const isClean = ({ pending, sending }: EditState<unknown>): boolean =>
  Object.keys(pending).length === 0 && Object.keys(sending).length === 0;
