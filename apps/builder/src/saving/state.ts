import type { MeetRules } from '../edits/meet.ts';
import { type EditState, shownValue as shown } from '../edits/state.ts';
import type { ItemKey } from './items.ts';

/** A field of an item: `style.logoUrl`. */
export type FieldKey = `${ItemKey}.${string}`;
export type Values = Record<string, unknown>;
/** All that is edited of an app, by its fields. */
export type SavingState = EditState<unknown>;

const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() || null;
  return value === undefined ? null : value;
};

/** Two values are stored as the same where they differ in white space around a text; of two others the person chooses one. */
export const FIELD_RULES: MeetRules<unknown> = {
  isSame: (a, b) => JSON.stringify(plain(a)) === JSON.stringify(plain(b)),
};

export const itemOf = (key: string): ItemKey => key.split('.')[0] as ItemKey;
export const fieldOf = (key: string): string => key.slice(key.indexOf('.') + 1);

/** What a field shows now. */
export const shownValue = (state: SavingState, key: FieldKey): unknown =>
  shown(state, key, FIELD_RULES);
