import { labelOf, optionLike, parseOption, partsOf, storedParts } from '../options.ts';
import { jsonIn, plainText } from '../plain.ts';
import type { FieldSchema } from '../schema.ts';
import type { FieldType, Parsed, Reading } from '../type.ts';

/** The texts of a list that is written as JSON; null for anything else. */
export function writtenList(text: string): string[] | null {
  const whole = text.startsWith('[') ? jsonIn(text) : null;
  return Array.isArray(whole) && whole.every((one) => typeof one === 'string') ? whole : null;
}

function parse(text: string, { items = {} }: FieldSchema, reading: Reading): Parsed {
  const { from, separator } = reading;
  const parts =
    writtenList(text) ?? (from === 'file' ? partsOf(text, separator) : storedParts(text));
  const all: unknown[] = [];
  let isChanged = false;
  for (const part of parts) {
    const parsed = parseOption(part, items, reading);
    if ('problem' in parsed) return parsed;
    isChanged ||= parsed.isChanged === true;
    if (parsed.value !== undefined) all.push(parsed.value);
  }
  return { value: all, isChanged };
}

/** Any number of several options. */
export const multiselect = {
  id: 'multiselect',
  label: 'Several options',
  schema: ({ options = [] }) => ({ type: 'array', items: { type: 'string', enum: [...options] } }),
  is: ({ type, items }) => type === 'array' && items?.enum !== undefined,
  parse,
  format: (value, field) =>
    Array.isArray(value)
      ? value.map((one) => labelOf(String(one), field)).join(', ')
      : plainText(value),
  infer: () => null,
  convert: (value, { items }) => {
    const parts = Array.isArray(value) ? value.map(String) : storedParts(plainText(value));
    const known = parts.map((part) => optionLike(part, { enum: items?.enum ?? [] }));
    return known.includes(undefined) ? undefined : known;
  },
  order: null,
  cell: { view: 'tags', editor: 'options' },
  describe: ({ items }) => `a list of any of ${items?.enum?.slice(0, 30).join(', ')}`,
} as const satisfies FieldType;
