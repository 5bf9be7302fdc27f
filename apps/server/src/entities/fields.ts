import type { EntitySchema, FieldSchema, RlsRule } from '@trellis/contract';
import { ALWAYS, type Asker, and, type Filter, matches, NEVER, ruleFilter } from '@trellis/filter';
import type { Actor } from '../identity/actor.ts';
import { askerOf } from './access.ts';
import type { MatchedRow } from './present.ts';
import type { Resolved } from './resolve.ts';

/** A field that its own rule shows, or lets change, on some rows only. */
interface SomeField {
  name: string;
  field: FieldSchema;
  read: Filter;
  write: Filter;
}

/** Fields that the caller reads and does not change. */
const readOnly = new WeakSet<FieldSchema>();
const some = new WeakMap<EntitySchema, SomeField[]>();
/** Schemas by which of their fields somebody knows; the same object each time, for what is compiled from them. */
const shapes = new WeakMap<
  EntitySchema,
  Map<string, Pick<EntitySchema, 'properties' | 'required'>>
>();

export const isReadOnly = (field: FieldSchema): boolean => readOnly.has(field);

/** Fields of a schema that depend on the row, as the schema's reader may know them. */
export const someOf = (schema: EntitySchema): readonly SomeField[] => some.get(schema) ?? [];

interface FieldRules {
  read?: RlsRule;
  write?: RlsRule;
  create?: RlsRule;
  update?: RlsRule;
}

const rulesOf = ({ rls }: FieldSchema): FieldRules | null =>
  typeof rls === 'object' && rls !== null ? (rls as FieldRules) : null;

/**
 * The entity as a caller knows it: a field whose own rule (`rls`, base44-compatibility.md) keeps it from them is
 * no field of theirs, to read, filter, sort by or write; one that they may only read stays as it is when they
 * write. Where the rule depends on the row, the field is shown, and written, on rows that pass, and nobody filters
 * by it. Builders know every field.
 */
export function asKnownTo(target: Resolved, actor: Actor, appId: string): Resolved {
  const { schema } = target.entity;
  if (actor.kind === 'builder' || actor.kind === 'service') return target;
  const known = knownFields(schema, askerOf(actor, appId));
  if (known === schema) return target;
  return { ...target, entity: { ...target.entity, schema: known }, whole: schema };
}

/** The schema with the fields that somebody of the app knows; the same one where no field has a rule. */
export function knownFields(schema: EntitySchema, asker: Asker | null): EntitySchema {
  const ruled = Object.entries(schema.properties).filter(([, field]) => rulesOf(field));
  if (ruled.length === 0) return schema;
  const found = ruled.map(([name, field]): SomeField => {
    const { read, write, create, update } = rulesOf(field)!;
    const filterOf = (rule: RlsRule | undefined) => ruleFilter(rule, asker, schema.properties);
    const seen = filterOf(read);
    return { name, field, read: seen, write: and(seen, ...[write, create, update].map(filterOf)) };
  });
  const depends = (filter: Filter) => filter !== ALWAYS && filter !== NEVER;
  const rest = found.filter(
    ({ read, write }) => depends(read) || (depends(write) && read === ALWAYS),
  );
  const known = { ...schema, ...shapeOf(schema, found) };
  if (rest.length > 0) some.set(known, rest);
  return known;
}

function shapeOf(schema: EntitySchema, ruled: SomeField[]) {
  const kind = ({ read, write }: SomeField) =>
    read !== ALWAYS ? 'hidden' : write !== ALWAYS ? 'kept' : 'open';
  const key = ruled.map(kind).join(' ');
  const known =
    shapes.get(schema) ?? new Map<string, Pick<EntitySchema, 'properties' | 'required'>>();
  shapes.set(schema, known);
  const made = known.get(key);
  if (made) return made;
  const properties = { ...schema.properties };
  for (const one of ruled) {
    if (kind(one) === 'hidden') delete properties[one.name];
    if (kind(one) !== 'kept') continue;
    const field = { ...one.field };
    readOnly.add(field);
    properties[one.name] = field;
  }
  const required = schema.required?.filter((name) => Object.hasOwn(properties, name));
  const shape = { properties, ...(required && { required }) };
  known.set(key, shape);
  return shape;
}

/** The schema with the fields that depend on the row beside those that do not. */
export function withSome(schema: EntitySchema): EntitySchema {
  const fields = someOf(schema);
  if (fields.length === 0) return schema;
  const others = Object.fromEntries(fields.map(({ name, field }) => [name, field]));
  return { ...schema, properties: { ...schema.properties, ...others } };
}

/** Those of a caller's values that a row lets them write by the fields' own rules; a schema for them, and what was sent. */
export function writableHere(
  schema: EntitySchema,
  input: Record<string, unknown>,
  row: MatchedRow,
): { schema: EntitySchema; input: Record<string, unknown> } | null {
  const fields = someOf(schema).filter(
    ({ name, write }) => Object.hasOwn(input, name) && matches(write, row),
  );
  if (fields.length === 0) return null;
  const properties = Object.fromEntries(fields.map(({ name, field }) => [name, field]));
  return {
    schema: { ...schema, properties, required: [] },
    input: Object.fromEntries(fields.map(({ name }) => [name, input[name]])),
  };
}
