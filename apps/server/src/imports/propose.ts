import { type NewField, RESERVED_FIELDS } from '@trellis/contract';
import { valuesOf } from './mapping.ts';

/** Digits that are no figure: to count with them would lose a leading zero or a plus sign. */
const NO_NUMBER =
  /phone|tel(?:efon)?\b|mobile|fax|zip|post(?:al)?.?code|plz|iban|account|isbn|ean|sku|\bid\b|number$|code$/i;
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;
const TIME = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/;

/** What each column would be as a field of its own: its name, and a type that loses none of its values. */
export function proposeFields(
  headers: readonly string[],
  previewData: readonly Record<string, unknown>[],
): NewField[] {
  const taken = new Set<string>(RESERVED_FIELDS.map((name) => name.toLowerCase()));
  return headers.map((header) => {
    const name = nameOf(header, taken);
    taken.add(name);
    return { name, type: typeOf(header, valuesOf(previewData, header)) };
  });
}

function nameOf(header: string, taken: ReadonlySet<string>): string {
  const words = header
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50);
  const base = /^\p{L}/u.test(words) ? words : `column_${words}`.replace(/_$/, '');
  let name = base;
  for (let n = 2; taken.has(name); n++) name = `${base}_${n}`;
  return name;
}

function typeOf(header: string, values: readonly string[]): NewField['type'] {
  const all = (pattern: RegExp) => values.length > 0 && values.every((one) => pattern.test(one));
  if (all(/^(true|false)$/i)) return 'boolean';
  if (all(TIME)) return 'datetime';
  if (all(NUMBER) && !NO_NUMBER.test(header)) return 'number';
  return 'text';
}
