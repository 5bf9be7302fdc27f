import { type Parsed, parseText } from '@trellis/fields';
import type { Column } from '../columns/columns.ts';

/** What an input of dates says of half a one. */
export const NO_DATE = { problem: 'This is not a date' };

/** Where this person is, and how they write. */
const HERE = {
  from: 'typed',
  locale: navigator.language,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
} as const;

/** A typed or pasted text as a value of the column (spec 2, section 5); undefined where it is empty. */
export const parseCell = (text: string, { field, type }: Column): Parsed =>
  parseText(text, field ?? {}, HERE, type);
