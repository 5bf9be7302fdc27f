import type { EntitySchema, FieldSchema } from '@trellis/contract';

/**
 * A file's record as a row's fields: headers stand for fields whatever their case, and texts become what
 * the field holds (spec 2, section 7, import conversion). What cannot become it stays as it is, for the
 * schema's check to name. Fields of no value are left out.
 */
export function convertRecord(
  values: Record<string, unknown>,
  schema: EntitySchema,
): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  const names = fieldsByHeader(schema);
  for (const [header, value] of Object.entries(values)) {
    const name = names.get(header.trim().toLowerCase());
    const field = name === undefined ? undefined : schema.properties[name];
    if (!name || !field) continue;
    const converted = typeof value === 'string' ? fromText(value.trim(), field) : value;
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

function fromText(text: string, field: FieldSchema): unknown {
  if (text === '') return undefined;
  switch (field.type) {
    case 'number':
    case 'integer': {
      const number = Number.parseFloat(text);
      return Number.isNaN(number) ? text : number;
    }
    case 'boolean':
      return text.toLowerCase() === 'true';
    case 'array':
      return listFrom(text, field);
    case 'object':
      return json(text);
    default:
      return field.format === 'date-time' ? timeFrom(text) : text;
  }
}

function listFrom(text: string, field: FieldSchema): unknown {
  const isText = field.items?.type === undefined || field.items.type === 'string';
  if (!isText || text.startsWith('[')) return json(text);
  const separator = text.includes('\n') ? '\n' : text.includes(';') ? ';' : ',';
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON stays a text, as the specification says.
    return text;
  }
}

function timeFrom(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
