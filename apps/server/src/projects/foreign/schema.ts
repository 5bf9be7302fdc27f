import {
  EntityName,
  type EntitySchema,
  EntitySchemaShape,
  FieldName,
  RESERVED_FIELDS,
} from '@trellis/contract';
import { type FieldTypeId, typeById } from '@trellis/fields';
import { isObject } from '../../objects.ts';
import { parseJsonc } from './jsonc.ts';

type Json = Record<string, unknown>;

export interface ReadSchema {
  schema: EntitySchema;
  notes: string[];
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object']);
/** Types that only look like JSON Schema's. */
const MEANT: Record<string, FieldTypeId> = {
  date: 'date',
  datetime: 'datetime',
  'date-time': 'datetime',
  text: 'text',
  email: 'email',
  url: 'link',
  float: 'number',
  int: 'number',
  bool: 'boolean',
  json: 'json',
};

/** An entity's schema out of a project, made fit to be one here; throws with words for the person. */
export function readSchema(path: string, text: string): ReadSchema {
  const given = parseJsonc(text);
  if (!isObject(given)) throw new Error('It holds no schema');
  const notes: string[] = [];
  const name = nameOf(path, given);
  const properties: Json = {};
  for (const [field, value] of Object.entries(isObject(given.properties) ? given.properties : {})) {
    if ((RESERVED_FIELDS as readonly string[]).includes(field)) continue;
    if (!FieldName.safeParse(field).success)
      notes.push(`${name}: a field cannot be called '${field}'`);
    else properties[field] = fieldOf(value);
  }
  const required = Array.isArray(given.required)
    ? given.required.filter((field) => typeof field === 'string' && properties[field])
    : [];
  const schema = { ...given, name, type: 'object', properties, required };
  const parsed = EntitySchemaShape.safeParse(schema);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'It is no schema');
  return { schema: parsed.data, notes };
}

/** The name that code uses: the schema's own, else the file's (`team-member` → `TeamMember`). */
function nameOf(path: string, given: Json): string {
  const own = typeof given.name === 'string' ? given.name : given.title;
  if (EntityName.safeParse(own).success) return own as string;
  const stem = path.replace(/^.*\//, '').replace(/\.jsonc?$/, '');
  const name = stem.replace(/(^|[-_ ]+)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  if (!EntityName.safeParse(name).success) throw new Error(`'${stem}' is no name of an entity`);
  return name;
}

/** Longer lists, such as of countries, are texts as anybody writes them. */
const isEnum = (values: readonly unknown[]): boolean =>
  values.length <= 200 && values.every((one) => typeof one === 'string' && one.length <= 200);

const meant = (type: string) =>
  Object.hasOwn(MEANT, type) ? typeById(MEANT[type]!).schema({ name: '' }) : {};

function fieldOf(value: unknown): Json {
  if (!isObject(value)) return { type: 'string' };
  const field: Json = { ...value };
  const type = Array.isArray(value.type)
    ? value.type.find((one) => one !== 'null')
    : (value.type ?? (value.properties ? 'object' : value.items ? 'array' : undefined));
  delete field.type;
  if (typeof type === 'string' && TYPES.has(type)) field.type = type;
  else if (typeof type === 'string') Object.assign(field, meant(type.toLowerCase()));
  if (Array.isArray(field.enum) && !isEnum(field.enum)) delete field.enum;
  if (isObject(field.items)) field.items = fieldOf(field.items);
  else delete field.items;
  if (isObject(field.properties))
    field.properties = Object.fromEntries(
      Object.entries(field.properties).map(([name, inner]) => [name, fieldOf(inner)]),
    );
  else delete field.properties;
  return field;
}
