import type { EntitySchema, FieldSchema } from '@trellis/contract';
import {
  ALWAYS,
  type Filter,
  type MatchRow,
  matches,
  NEVER,
  ruleFilter,
  type Subject,
} from '@trellis/filter';
import { subjectOf } from './access.ts';
import { type Access, accessOf, isOpen, type RuleReader, rulesOf } from './field-rules.ts';
import { closedParts, noteParts, type Part, partsOf, pruned } from './parts.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';

export type FieldOperation = 'create' | 'update';

/** A field that its own rule shows, or lets change, on some rows only, or in one operation only. */
export interface SomeField extends Access {
  name: string;
  field: FieldSchema;
}

/** Fields that the caller reads and, in these operations, does not write. */
const locked = new WeakMap<FieldSchema, Set<FieldOperation>>();
const some = new WeakMap<EntitySchema, SomeField[]>();
/** All fields with rules, of schemas whose callers are told which of them are not theirs to write. */
const named = new WeakMap<EntitySchema, readonly SomeField[]>();
/** Schemas by which of their fields somebody knows; the same object each time, for what is compiled from them. */
const shapes = new WeakMap<
  EntitySchema,
  Map<string, Pick<EntitySchema, 'properties' | 'required'>>
>();

export const isLocked = (field: FieldSchema, operation: FieldOperation): boolean =>
  locked.get(field)?.has(operation) ?? false;

/** Fields of a schema that depend on the row or the operation, as the schema's reader may know them. */
export const someOf = (schema: EntitySchema): readonly SomeField[] => some.get(schema) ?? [];

/** Fields with rules, where the schema's reader is told by name which they may not write. */
export const namedOf = (schema: EntitySchema): readonly SomeField[] => named.get(schema) ?? [];

/** Whether what somebody reads and writes of a row's values is another on one row than on another, or a part of them. */
export const dependOnRow = (schema: EntitySchema): boolean =>
  someOf(schema).length > 0 || partsOf(schema).length > 0;

/**
 * The entity as a caller knows it: a field, or a part of one at any depth, whose own rule (`rls`,
 * base44-compatibility.md) keeps it from them is no field of theirs, to read, filter, sort by or write; one that they
 * may only read stays as it is when they write. Where the rule depends on the row, the field is shown, and written, on
 * rows that pass, and nobody filters by it. Builders know every field.
 */
export function asKnownTo(
  target: Resolved,
  { actor, appId, namesProtected }: Pick<RowAsk, 'actor' | 'appId' | 'namesProtected'>,
): Resolved {
  const { schema } = target.entity;
  if (actor.kind === 'builder' || actor.kind === 'service') return target;
  const known = knownFields(schema, subjectOf(actor, appId), namesProtected);
  if (known === schema) return target;
  return { ...target, entity: { ...target.entity, schema: known }, whole: schema };
}

/** The schema with the fields that somebody of the app knows; the same one where no field has a rule. */
export function knownFields(
  schema: EntitySchema,
  subject: Subject | null,
  namesProtected = false,
): EntitySchema {
  const filterOf: RuleReader = (rule) => ruleFilter(rule, subject, schema.properties);
  const ruled = Object.entries(schema.properties).flatMap(([name, field]): SomeField[] => {
    const rules = rulesOf(field);
    return rules ? [{ name, field, ...accessOf(rules, filterOf) }] : [];
  });
  const closed = closedParts(schema, filterOf);
  if (ruled.length === 0 && closed.length === 0) return schema;
  const known = { ...schema, ...shapeOf(schema, ruled, closed) };
  const rest = ruled.filter(dependsOnRow);
  if (rest.length > 0) some.set(known, rest);
  if (namesProtected) named.set(known, ruled);
  noteParts(known, closed);
  return known;
}

/** Whether there is more to a field than that it is shown or not, and written wherever it is shown. */
function dependsOnRow({ read, create, update }: Access): boolean {
  const beyond = (filter: Filter) => filter !== NEVER && (read !== ALWAYS || filter !== ALWAYS);
  return (read !== ALWAYS && read !== NEVER) || beyond(create) || beyond(update);
}

const isHidden = ({ read }: Access) => read !== ALWAYS;

/** What decides which of a schema's fields are in the shape that somebody knows. */
function kindOf(one: Access): string {
  if (isOpen(one)) return 'open';
  if (isHidden(one)) return 'hidden';
  return `${one.create === ALWAYS ? '' : 'c'}${one.update === ALWAYS ? '' : 'u'}`;
}

function shapeOf(schema: EntitySchema, ruled: SomeField[], parts: readonly Part[]) {
  const hidden = parts.filter(isHidden);
  const key = [
    ...ruled.map(kindOf),
    ...hidden.map(({ name, path }) => [name, ...path].join('.')),
  ].join(' ');
  const known =
    shapes.get(schema) ?? new Map<string, Pick<EntitySchema, 'properties' | 'required'>>();
  shapes.set(schema, known);
  const made = known.get(key);
  if (made) return made;
  const properties = { ...schema.properties };
  for (const name of new Set(hidden.map((part) => part.name))) {
    const paths = hidden.filter((part) => part.name === name).map(({ path }) => path);
    properties[name] = pruned(properties[name]!, paths);
  }
  for (const one of ruled) {
    if (isHidden(one)) delete properties[one.name];
    else if (!isOpen(one)) properties[one.name] = lockedField(properties[one.name]!, one);
  }
  const required = schema.required?.filter((name) => Object.hasOwn(properties, name));
  const shape = { properties, ...(required && { required }) };
  known.set(key, shape);
  return shape;
}

function lockedField(field: FieldSchema, { create, update }: Access): FieldSchema {
  const copy = { ...field };
  const operations = new Set<FieldOperation>();
  if (create !== ALWAYS) operations.add('create');
  if (update !== ALWAYS) operations.add('update');
  locked.set(copy, operations);
  return copy;
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
  row: MatchRow,
  operation: FieldOperation,
): { schema: EntitySchema; input: Record<string, unknown> } | null {
  const fields = someOf(schema).filter(
    (one) => Object.hasOwn(input, one.name) && matches(one[operation], row),
  );
  if (fields.length === 0) return null;
  const properties = Object.fromEntries(fields.map(({ name, field }) => [name, field]));
  return {
    schema: { ...schema, properties, required: [] },
    input: Object.fromEntries(fields.map(({ name }) => [name, input[name]])),
  };
}
