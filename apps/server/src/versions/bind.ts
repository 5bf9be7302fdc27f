import { type EntitySchema, type FieldSchema, fileKind } from '@trellis/contract';
import { keyOf } from '@trellis/filter';
import type { BoundEntities } from '../db/index.ts';

/** Keys that an entity's values ever had, with the type each was born with (ruling 2). */
export type KeyRegistry = Record<string, string>;

/** What binding asks the store to do with rows, in the transaction that makes the version. */
export type RowChange =
  | { kind: 'fill'; entityId: string; key: string; value: unknown }
  | {
      kind: 'convert';
      entityId: string;
      name: string;
      from: string;
      to: string;
      field: FieldSchema;
    };

export interface Binding {
  entities: BoundEntities;
  /** Entities that are new, or whose registry grew. */
  registries: Map<string, KeyRegistry>;
  changes: RowChange[];
}

/** The schemas among an app's files, by entity name. A file that is no schema is left out: the turn's check tells of it. */
export function schemasOf(files: Record<string, string>): Record<string, EntitySchema> {
  const schemas: Record<string, EntitySchema> = {};
  for (const [path, text] of Object.entries(files)) {
    if (fileKind(path) !== 'entity') continue;
    const name = path.slice('entities/'.length, -'.json'.length);
    try {
      schemas[name] = { ...(JSON.parse(text) as EntitySchema), name };
    } catch {
      // Not JSON: diagnosed with its place by the compiler, which keeps such a turn from committing.
    }
  }
  return schemas;
}

/**
 * Binds the schemas of a new version to stored keys (ruling 2): the same name keeps its key, a rename
 * (`x-renamed-from`) keeps the old one's, a change of type gets a fresh key filled by conversion, and
 * so does a name that comes back with another type. Nothing that is stored moves.
 */
export function bindEntities(
  schemas: Record<string, EntitySchema>,
  before: BoundEntities,
  registryOf: (entityId: string) => KeyRegistry,
  newId: () => string,
): Binding {
  const binding: Binding = { entities: {}, registries: new Map(), changes: [] };
  for (const [name, schema] of Object.entries(schemas)) {
    const oldName = schema['x-renamed-from'];
    const old = before[name] ?? (oldName && !(oldName in schemas) ? before[oldName] : undefined);
    const id = old?.id ?? newId();
    const registry = { ...(old ? registryOf(id) : {}) };
    const properties = bindFields(id, schema, old?.schema, registry, binding.changes);
    const { 'x-renamed-from': _consumed, ...rest } = schema;
    binding.entities[name] = { id, schema: { ...rest, properties } };
    binding.registries.set(id, registry);
  }
  return binding;
}

function bindFields(
  entityId: string,
  schema: EntitySchema,
  old: EntitySchema | undefined,
  registry: KeyRegistry,
  changes: RowChange[],
) {
  const bound: Record<string, FieldSchema> = {};
  const fields = Object.entries(schema.properties);
  const renamed = new Map(
    fields.flatMap(([name, f]) =>
      f['x-renamed-from'] ? [[name, f['x-renamed-from']] as const] : [],
    ),
  );
  const taken = new Set<string>();
  for (const [name, field] of fields) {
    const { 'x-renamed-from': from, 'x-key': _old, ...plain } = field;
    // A name that somebody else was renamed away from is a new field, even where it is the same word.
    const wasRenamedAway = [...renamed.values()].includes(name) && !renamed.has(name);
    const source =
      from && old?.properties[from] ? from : old?.properties[name] && !wasRenamedAway ? name : null;
    const before = source ? old!.properties[source] : undefined;
    const type = typeOf(plain);
    let key: string;
    if (before && source && typeOf(before) === type) key = keyOf(source, before);
    else {
      key = freshKey(name, type, registry, taken, before ? keyOf(source!, before) : null);
      if (before && source)
        changes.push({
          kind: 'convert',
          entityId,
          name,
          from: keyOf(source, before),
          to: key,
          field: plain,
        });
      else if (old && plain.default !== undefined && !(key in registry))
        changes.push({ kind: 'fill', entityId, key, value: plain.default });
    }
    taken.add(key);
    registry[key] ??= type;
    bound[name] = key === name ? plain : { ...plain, 'x-key': key };
  }
  return bound;
}

/** The type that decides whether values may stay: lists by their members, times and days apart. */
function typeOf(field: FieldSchema): string {
  if (field.type === 'array') return `array:${field.items?.type ?? ''}`;
  const isTime = field.format === 'date' || field.format === 'date-time' || field.format === 'time';
  if (field.type === 'integer') return 'number';
  return `${field.type ?? 'any'}${isTime ? `:${field.format}` : ''}${field['x-relation'] ? `:${field['x-relation']}` : ''}`;
}

function freshKey(
  name: string,
  type: string,
  registry: KeyRegistry,
  taken: Set<string>,
  converting: string | null,
): string {
  const isFree = (key: string) =>
    !taken.has(key) &&
    key !== converting &&
    (!(key in registry) || (registry[key] === type && converting === null));
  if (isFree(name)) return name;
  for (let n = 2; ; n++) if (isFree(`${name}_${n}`)) return `${name}_${n}`;
}

/** The file of an entity without what binding consumed. */
export function cleanSchemaFile(text: string): string {
  if (!text.includes('x-renamed-from')) return text;
  const strip = (_key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { 'x-renamed-from': _gone, ...rest } = value as Record<string, unknown>;
    return rest;
  };
  return `${JSON.stringify(JSON.parse(text, strip), null, 2)}\n`;
}
