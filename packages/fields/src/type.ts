import type { FieldSchema } from './schema.ts';

/** Where a text comes from, which decides how much is read into it. */
export type TextOrigin =
  /** A person typed or pasted it into a cell: what is no value of the field is refused (spec 2, section 5, cell values). */
  | 'typed'
  /** A cell of a file that is imported (spec 2, section 5, import conversion). */
  | 'file'
  /** A stored value whose field becomes another type: what does not fit stays behind. */
  | 'stored';

/** How the cells of one column are written. What is left out is read as the specification says (spec 2, section 5). */
export interface Notation {
  /** What stands before a number's rest; the other sign, spaces and apostrophes group its digits. */
  decimal?: '.' | ',' | undefined;
  /** The column's own texts do not show it: of `1.200` they fit either sign, and another column or a person has decided. */
  isDecimalOpen?: boolean | undefined;
  /** Of 1/2/2026 the day is the 1. */
  isDayFirst?: boolean | undefined;
  /** Words of any language for yes and no are what they say, not `true` alone. */
  isYesNo?: boolean | undefined;
}

/** What is known of who wrote a text. */
export interface Reading extends Notation {
  from: TextOrigin;
  /** Their language, for the sign between a number's whole and its rest; English where nothing is said. */
  locale?: string | undefined;
  /** Where they are: times that name no zone are meant there, in UTC where nothing is said. */
  timeZone?: string | undefined;
  /** What a list's members stand between; the likeliest sign where nothing is said. */
  separator?: string | undefined;
  /** What words stand for among a field's options; an empty text for nothing. */
  words?: Record<string, string> | undefined;
}

/** What a text is as a value: undefined for none; `isChanged` where it says something else than the text did. */
export type Parsed =
  | { value: unknown; isChanged?: boolean }
  | { problem: string; isUnmatched?: boolean };

/** How values stand in order, and so how they are compared, filtered and written to files; null where they do not. */
export type Order = 'text' | 'number' | 'boolean' | 'time' | 'day' | null;

export type CellView = 'text' | 'tick' | 'tag' | 'tags' | 'image' | 'relation' | 'stars' | 'files';
export type CellEditor =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'option'
  | 'options'
  | 'relation'
  | 'image'
  | 'json'
  | 'files';

/** What a new field is made of, beside its type. */
export interface NewField {
  name: string;
  options?: readonly string[];
  relation?: string | undefined;
  /** Of an amount of money (ISO 4217). */
  currency?: string | undefined;
}

/** Words and signs by which values are shown. */
export interface Shown {
  locale?: string | undefined;
}

/** All that the product knows of one type of field. Each is one file, and one line in `index.ts`. */
export interface FieldType {
  /** Its one name, from the screen to the schema. */
  readonly id: string;
  /** What people call it. */
  readonly label: string;
  /** The schema of a new field. */
  schema(given: NewField): FieldSchema;
  /** Whether a field is of this type. Types are asked in the order of `index.ts`; the first that says so has it. */
  is(field: FieldSchema, name: string): boolean;
  /** A text that is not empty as a value. */
  parse(text: string, field: FieldSchema, reading: Reading): Parsed;
  /** A value in words, for people. */
  format(value: unknown, field: FieldSchema, shown: Shown): string;
  /** The schema of a field that holds all of a column's texts, written so, and loses nothing of them; null where there is none. */
  infer(texts: readonly string[], header: string, notation: Notation): FieldSchema | null;
  /** A stored value of another type as one of this; undefined where nothing of it fits. */
  convert(value: unknown, field: FieldSchema): unknown;
  readonly order: Order;
  readonly cell: { readonly view: CellView; readonly editor: CellEditor };
  /** Such a field described to a model, in one phrase. */
  describe(field: FieldSchema): string;
}
