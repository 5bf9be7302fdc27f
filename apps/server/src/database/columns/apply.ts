import { isDeepStrictEqual } from 'node:util';
import {
  COLUMN_CHANGED,
  type ColumnChange,
  type EntitySchema,
  FieldName,
  type FieldSchema,
  MESSAGES,
  RESERVED_FIELDS,
} from '@trellis/contract';
import { optionsPart, typeById } from '@trellis/fields';
import { checkData } from '../../entities/index.ts';
import { Refusal } from '../../refusal.ts';
import { fieldOf, newColor, newOption, refused, retyped } from './field.ts';

type Of<K extends ColumnChange['kind']> = Extract<ColumnChange, { kind: K }>;

/** What the change needs to know beside the schema. */
interface Known {
  hasRows: boolean;
  /** The app's entities, whose rows a column can point at. */
  entities: readonly string[];
}

/** The schema as a change leaves it; what does not go is refused, with the input at fault. */
export function applyChange(
  schema: EntitySchema,
  change: ColumnChange,
  known: Known,
): EntitySchema {
  switch (change.kind) {
    case 'add':
      return added(schema, change, known);
    case 'rename':
      return renamed(schema, change);
    case 'retype':
      return withField(schema, change.field, retype(schema, change, known));
    case 'delete':
      return without(schema, change);
    case 'add-option':
      return withField(schema, change.field, moreOptions(schema, change));
    case 'change-option':
      return withField(schema, change.field, changedOption(schema, change));
    case 'remove-option':
      return withField(schema, change.field, fewerOptions(schema, change));
    case 'constrain':
      return constrained(schema, change);
  }
}

/** The column that a change is of, as it is now; refused where somebody else changed or deleted it. */
function fieldNow(schema: EntitySchema, name: string, seen: FieldSchema | null): FieldSchema {
  const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  if (!field) throw new Refusal('conflict', MESSAGES.columnGone(name), { code: COLUMN_CHANGED });
  if (seen && !isDeepStrictEqual(plain(field), plain(seen))) throw changed(field, name);
  return field;
}

const changed = ({ title }: FieldSchema, name: string) =>
  new Refusal('conflict', MESSAGES.columnChanged(title || name), { code: COLUMN_CHANGED });

/** A field without what the server keeps in it. */
const plain = ({ 'x-key': _key, 'x-renamed-from': _from, ...field }: FieldSchema) =>
  JSON.parse(JSON.stringify(field)) as FieldSchema;

const withField = (schema: EntitySchema, name: string, field: FieldSchema): EntitySchema => ({
  ...schema,
  properties: { ...schema.properties, [name]: field },
});

function added(schema: EntitySchema, change: Of<'add'>, known: Known): EntitySchema {
  const { type, options, isRequired, beside } = change;
  const name = newName(schema, change.name);
  const title = freeTitle(schema, null, change.title);
  const plain =
    type === 'relation'
      ? relationTo(name, change.relation, known.entities)
      : fieldOf(name, type, options);
  const field: FieldSchema = { ...plain, ...(title && { title }) };
  if (change.default !== null) field.default = checkedDefault(name, field, change.default);
  if (isRequired && field.default === undefined && known.hasRows)
    throw refused('default', 'Enter a value for the existing rows');
  const entries = Object.entries(schema.properties);
  const at = entries.findIndex(([one]) => one === beside?.field);
  const place = at === -1 ? entries.length : at + (beside?.side === 'right' ? 1 : 0);
  return {
    ...schema,
    properties: Object.fromEntries(entries.toSpliced(place, 0, [name, field])),
    ...(isRequired && { required: [...(schema.required ?? []), name] }),
  };
}

/** A field that holds the id of another entity's row. */
function relationTo(name: string, entity: string | null, entities: readonly string[]): FieldSchema {
  if (!entity || !entities.includes(entity)) throw refused('relation', 'Choose an entity');
  return typeById('relation').schema({ name, relation: entity });
}

function newName(schema: EntitySchema, given: string): string {
  const name = given.trim();
  if (name === '') throw refused('name', 'Give the column a name');
  const same = (one: string) => one.toLowerCase() === name.toLowerCase();
  if (RESERVED_FIELDS.some(same)) throw refused('name', `The name ${name} is reserved`);
  if (!FieldName.safeParse(name).success)
    throw refused('name', 'A name begins with a letter, and has letters, digits and _ only');
  if (Object.keys(schema.properties).some(same)) throw refused('name', MESSAGES.fieldExists);
  return name;
}

/** A label that no other column has. */
function freeTitle(schema: EntitySchema, own: string | null, given: string): string {
  const title = given.trim();
  const isTaken = Object.entries(schema.properties).some(
    ([name, field]) => name !== own && field.title?.toLowerCase() === title.toLowerCase(),
  );
  if (title !== '' && isTaken) throw refused('title', MESSAGES.fieldExists);
  return title;
}

function checkedDefault(name: string, field: FieldSchema, value: unknown): unknown {
  try {
    const schema: EntitySchema = { name: 'Default', type: 'object', properties: { [name]: field } };
    return checkData(schema, { [name]: value })[name] ?? undefined;
  } catch (error) {
    if (error instanceof Refusal) throw refused('default', error.fields?.[name] ?? error.message);
    throw error;
  }
}

/** Whether new rows must have something in a column, and what they get where nothing is said. */
function constrained(schema: EntitySchema, change: Of<'constrain'>): EntitySchema {
  const { field, seen, wasRequired, isRequired } = change;
  const { default: _old, ...rest } = fieldNow(schema, field, seen);
  if ((schema.required ?? []).includes(field) !== wasRequired) throw changed(rest, field);
  const value = change.default === null ? undefined : checkedDefault(field, rest, change.default);
  const required = (schema.required ?? []).filter((name) => name !== field);
  return {
    ...withField(schema, field, { ...rest, ...(value !== undefined && { default: value }) }),
    required: isRequired ? [...required, field] : required,
  };
}

function renamed(schema: EntitySchema, { field, seen, title }: Of<'rename'>): EntitySchema {
  const { title: _old, ...rest } = fieldNow(schema, field, seen);
  const next = freeTitle(schema, field, title);
  return withField(schema, field, { ...rest, ...(next && { title: next }) });
}

function retype(schema: EntitySchema, change: Of<'retype'>, known: Known): FieldSchema {
  const { field, seen, type, options, relation } = change;
  const now = fieldNow(schema, field, seen);
  refuseRuled(schema, field);
  const plain = retyped(field, now, type, options ?? []);
  if (type !== 'relation') return plain;
  // A row of another table is no default: a copy of the app has other rows.
  const { default: _text, ...rest } = plain;
  return { ...rest, ...relationTo(field, relation ?? null, known.entities) };
}

function without(schema: EntitySchema, { field, seen }: Of<'delete'>): EntitySchema {
  fieldNow(schema, field, seen);
  refuseRuled(schema, field);
  const { [field]: _gone, ...properties } = schema.properties;
  return {
    ...schema,
    properties,
    ...(schema.required && { required: schema.required.filter((name) => name !== field) }),
  };
}

/** Rules that ask for a field would let in the wrong people, or nobody, without it. */
function refuseRuled(schema: EntitySchema, field: string): void {
  const names = new Set([field, `data.${field}`]);
  const asks = (rule: unknown): boolean =>
    typeof rule === 'object' &&
    rule !== null &&
    Object.entries(rule).some(([key, value]) => names.has(key) || asks(value));
  if (asks(schema.rls))
    throw new Refusal(
      'conflict',
      `Who may see or change rows depends on ${schema.properties[field]?.title || field}. Ask the assistant for other rules first.`,
      { code: 'column_in_rules' },
    );
}

function moreOptions(schema: EntitySchema, { field, option }: Of<'add-option'>): FieldSchema {
  const { part, put } = optionsOf(schema, field, null);
  const values = part.enum ?? [];
  const value = newOption([...values, ...(part['x-enumLabels'] ?? [])], option, 'option');
  const colors = values.map((_, at) => part['x-enumColors']?.[at] ?? null);
  return put({
    ...part,
    enum: [...values, value],
    ...(part['x-enumLabels'] && { 'x-enumLabels': [...labelsOf(part), value] }),
    'x-enumColors': [...colors, newColor(colors)],
  });
}

function changedOption(schema: EntitySchema, change: Of<'change-option'>): FieldSchema {
  const { part, put } = optionsOf(schema, change.field, change.seen);
  const values = part.enum ?? [];
  const at = values.indexOf(change.option);
  if (at === -1) throw optionGone(change.option);
  const next = { ...part };
  if (change.label !== undefined) {
    const others = [...values, ...labelsOf(part)].filter((_, n) => n % values.length !== at);
    next['x-enumLabels'] = labelsOf(part).with(at, newOption(others, change.label, 'label'));
  }
  if (change.color !== undefined)
    next['x-enumColors'] = values.map((_, n) =>
      n === at ? change.color! : (part['x-enumColors']?.[n] ?? null),
    );
  return put(next);
}

/** Without one option; rows that hold it keep it, as what is none of the options (decision 0020). */
function fewerOptions(schema: EntitySchema, change: Of<'remove-option'>): FieldSchema {
  const { part, put } = optionsOf(schema, change.field, change.seen);
  const at = part.enum?.indexOf(change.option) ?? -1;
  if (at === -1) throw optionGone(change.option);
  if (part.enum?.length === 1) throw refused('option', 'A column with options needs at least one');
  const without = <T>(list: readonly T[] | undefined) => list?.filter((_, n) => n !== at);
  const next = put({
    ...part,
    enum: without(part.enum),
    ...(part['x-enumLabels'] && { 'x-enumLabels': without(labelsOf(part)) }),
    ...(part['x-enumColors'] && { 'x-enumColors': without(part['x-enumColors']) }),
  });
  const { default: value, ...rest } = next;
  if (Array.isArray(value)) {
    const others = value.filter((one) => one !== change.option);
    return { ...rest, ...(others.length > 0 && { default: others }) };
  }
  return value === change.option ? rest : next;
}

const optionGone = (option: string) =>
  new Refusal('conflict', `The option ${option} no longer exists`, { code: COLUMN_CHANGED });

const labelsOf = (part: FieldSchema): string[] =>
  (part.enum ?? []).map((value, at) => part['x-enumLabels']?.[at] ?? value);

/** The options of a column, and how the field reads with others. */
function optionsOf(schema: EntitySchema, name: string, seen: FieldSchema | null) {
  const field = fieldNow(schema, name, seen);
  const part = optionsPart(field);
  if (!part) throw new Refusal('conflict', `${field.title || name} has no options`);
  const put = (next: FieldSchema): FieldSchema =>
    part === field ? next : { ...field, items: next };
  return { part, put };
}
