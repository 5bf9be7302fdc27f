import type { TableField } from '@trellis/blueprint';
import {
  type EntitySchema,
  type FieldSchema,
  isPlaceName,
  RESERVED_FIELDS,
  type Writer,
} from '@trellis/contract';
import {
  type FieldTypeId,
  fieldTypeOf,
  inferField,
  isDateInFigures,
  type Notation,
  notationOf,
  typeById,
} from '@trellis/fields';

/** A value is one of a few when there are so few of them, each several times. */
const MOST_OPTIONS = 8;
const LONG_TEXT = 120;

/** The built-in builder's words for what a column's values are. */
const TYPES: Partial<Record<FieldTypeId, TableField['type']>> = {
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  email: 'email',
  link: 'url',
  currency: 'money',
  percent: 'percent',
};

/** A field, and the header of the column that it is made of. */
export type ColumnField = TableField & { column: string };

/** How the columns of a table are written, by their headers, as far as they show it; one tells the others. */
export type Notations = ReadonlyMap<string, Notation>;

export function notationsOf(
  records: readonly Record<string, unknown>[],
  writer: Writer = {},
): Notations {
  const headers = Object.keys(records[0] ?? {});
  const texts = new Map(headers.map((header) => [header, textsOf(records, header)]));
  const own = headers.map((header) => notationOf(texts.get(header)!));
  const table = {
    decimal: own.find(({ decimal }) => decimal)?.decimal ?? writer.decimal ?? ('.' as const),
    isDayFirst: own.find(({ isDayFirst }) => isDayFirst !== undefined)?.isDayFirst,
  };
  return new Map(headers.map((header) => [header, notationOf(texts.get(header)!, table)]));
}

const textOf = (value: unknown): string => String(value ?? '').trim();
/** The different texts of a column; an empty cell says nothing. */
const textsOf = (records: readonly Record<string, unknown>[], header: string): string[] => [
  ...new Set(records.map((one) => textOf(one[header])).filter(Boolean)),
];

/** The fields that a table's columns make: named by their headers, of the type that all values fit. Without one a column makes none. */
export function fieldsOf(
  records: readonly Record<string, unknown>[],
  notations: Notations,
): ColumnField[] {
  const headers = Object.keys(records[0] ?? {}).filter((header) => !isPlaceName(header));
  const taken = new Set<string>();
  return headers.map((header) => {
    const name = nameOf(header, taken);
    taken.add(name);
    const values = records.map((record) => textOf(record[header])).filter(Boolean);
    const label = header.replace(/\s+/g, ' ');
    return { name, label, column: header, ...typeOf(header, values, notations.get(header) ?? {}) };
  });
}

/** `Cooking time (min)` → `cooking_time_min`. */
function nameOf(header: string, taken: ReadonlySet<string>): string {
  const plain = header
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50);
  const reserved = (RESERVED_FIELDS as readonly string[]).map((one) => one.toLowerCase());
  let name = /^[a-z]/.test(plain) ? plain : `column_${plain}`.replace(/_$/, '');
  if (reserved.includes(name)) name = `${name}_value`;
  for (let n = 2; taken.has(name); n++) name = `${name.replace(/_\d+$/, '')}_${n}`;
  return name;
}

function typeOf(
  header: string,
  values: readonly string[],
  notation: Notation,
): Pick<TableField, 'type' | 'options' | 'unit'> {
  if (values.length === 0) return { type: 'text' };
  // Dates in words are what they say; of figures in either order nobody has said which.
  const isOpen = notation.isDayFirst === undefined && values.some(isDateInFigures);
  const order = isOpen ? {} : { isDayFirst: notation.isDayFirst ?? true };
  const inferred = inferField(values, header, { ...notation, ...order });
  const { id } = fieldTypeOf(inferred);
  const type = TYPES[id];
  const unit = inferred['x-currency'];
  if (type) return { type, ...(unit && { unit }) };
  if (id === 'number') return { type: values.every(isWhole) ? 'integer' : 'number' };
  const different = [...new Set(values)];
  if (different.length <= MOST_OPTIONS && values.length >= different.length * 3)
    return { type: 'enum', options: different };
  return {
    type: values.some((v) => v.length > LONG_TEXT || v.includes('\n')) ? 'longtext' : 'text',
  };
}

const isWhole = (text: string): boolean => /^-?\d+$/.test(text);

function schemaOfField({ name, type, label, options, unit }: TableField): FieldSchema {
  const id = (Object.keys(TYPES) as FieldTypeId[]).find((one) => TYPES[one] === type);
  const known: FieldSchema =
    type === 'integer'
      ? { type }
      : typeById(id ?? (type === 'number' ? type : 'text')).schema({ name, currency: unit });
  return { ...known, title: label, ...(options && { enum: options }) };
}

/** The schema of an entity that a table makes. Its rows may be about people: only admins see them, until somebody says otherwise. */
export function schemaOf(name: string, fields: readonly TableField[]): EntitySchema {
  return {
    name,
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])),
    'x-accessControl': { permissions: { read: 'admin', write: 'admin' } },
  };
}
