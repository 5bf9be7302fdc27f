import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { type Notation, parseText, type Reading } from '@trellis/fields';

/** Where whoever wrote a file is, and whether they write the day before the month. */
type FileWriter = Pick<Reading, 'timeZone' | 'isDayFirst'>;

/**
 * A file's record as a row's fields: headers stand for fields whatever their case, and texts become what
 * the field holds (spec 2, section 7, import conversion). What cannot become it stays as it is, for the
 * schema's check to name. Fields of no value are left out. `notations`, by header, is how columns are written where
 * somebody found it out; `writer` is who wrote the file, for what a column leaves open.
 */
export function convertRecord(
  values: Record<string, unknown>,
  schema: EntitySchema,
  notations?: ReadonlyMap<string, Notation>,
  writer: FileWriter = {},
): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  const names = fieldsByHeader(schema);
  for (const [header, value] of Object.entries(values)) {
    const name = names.get(header.trim().toLowerCase());
    const field = name === undefined ? undefined : schema.properties[name];
    if (!name || !field) continue;
    const converted =
      typeof value === 'string'
        ? fromText(value, field, { ...writer, ...notations?.get(header) })
        : value;
    if (converted !== undefined && converted !== null) out[name] = converted;
  }
  return out;
}

const byHeader = new WeakMap<EntitySchema, Map<string, string>>();

function fieldsByHeader(schema: EntitySchema): Map<string, string> {
  let map = byHeader.get(schema);
  if (!map) {
    map = new Map();
    for (const [name, { title }] of Object.entries(schema.properties))
      if (title) map.set(title.toLowerCase(), name);
    for (const name of Object.keys(schema.properties)) map.set(name.toLowerCase(), name);
    byHeader.set(schema, map);
  }
  return map;
}

/** A text that a spreadsheet would take for a formula, as an export to CSV guards it (ruling 27). */
const GUARDED = /^'+[=+\-@\t\r]/;

/** Takes off what an export put before a text that would be a formula. */
export const unguarded = (text: string): string =>
  GUARDED.test(text) ? text.slice(1).trim() : text;

/** What is no value of the field stays a text, for the schema's check to name. */
function fromText(text: string, field: FieldSchema, given: FileWriter & Notation): unknown {
  const parsed = parseText(text, field, { from: 'file', ...given });
  return 'problem' in parsed ? text : parsed.value;
}
