import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { keyOf, type MatchRow, matches } from '@trellis/filter';
import { isObject } from '../objects.ts';
import { type Access, accessOf, isOpen, type RuleReader, rulesOf } from './field-rules.ts';

/**
 * A part of a field's value that has a rule of its own, as somebody may know it: at `path` inside the field, where
 * lists are passed through.
 */
export interface Part extends Access {
  name: string;
  field: FieldSchema;
  path: string[];
  /** A list lies on the way: its members are distinguished by nothing but their place. */
  isInList: boolean;
}

const parts = new WeakMap<EntitySchema, readonly Part[]>();

/** The parts of values that somebody who knows the schema so does not read, or not write. */
export const partsOf = (schema: EntitySchema): readonly Part[] => parts.get(schema) ?? [];

/** Notes which parts somebody does not reach who knows the schema so. */
export function noteParts(schema: EntitySchema, closed: readonly Part[]): void {
  if (closed.length > 0) parts.set(schema, closed);
}

/** The parts of a schema's fields whose own rules keep something from somebody. */
export function closedParts(schema: EntitySchema, read: RuleReader): Part[] {
  return Object.entries(schema.properties).flatMap(([name, field]) =>
    ruledWithin(field, [], false).flatMap(({ path, isInList, part }) => {
      const access = accessOf(rulesOf(part)!, read);
      return isOpen(access) ? [] : [{ name, field, path, isInList, ...access }];
    }),
  );
}

interface Ruled {
  path: string[];
  isInList: boolean;
  part: FieldSchema;
}

/** Parts with rules in a field, the outer before the inner ones. */
function ruledWithin(field: FieldSchema, path: string[], isInList: boolean): Ruled[] {
  const inner = field.items ? ruledWithin(field.items, path, true) : [];
  const ofItems =
    field.items && rulesOf(field.items) ? [{ path, isInList: true, part: field.items }] : [];
  const own = Object.entries(field.properties ?? {}).flatMap(([key, part]) => [
    ...(rulesOf(part) ? [{ path: [...path, key], isInList, part }] : []),
    ...ruledWithin(part, [...path, key], isInList),
  ]);
  return [...ofItems, ...inner, ...own];
}

/** A field without the parts that somebody does not read on every row; their whole value is none to compare. */
export function pruned(field: FieldSchema, hidden: readonly string[][]): FieldSchema {
  const here = new Set(hidden.flatMap((path) => (path.length === 1 ? path : [])));
  const within = (key: string) =>
    hidden.flatMap(([head, ...rest]) => (head === key && rest.length > 0 ? [rest] : []));
  const { properties, items, ...rest } = field;
  return {
    ...rest,
    'x-partial': true,
    ...(items && { items: pruned(items, hidden) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([key]) => !here.has(key))
          .map(([key, part]) => [key, within(key).length > 0 ? pruned(part, within(key)) : part]),
      ),
    }),
  };
}

/** A row's values without the parts that somebody does not read on it; `values` is changed. */
export function hideParts(
  schema: EntitySchema,
  values: Record<string, unknown>,
  row: () => MatchRow,
): void {
  for (const { name, path, read } of partsOf(schema))
    if (values[name] !== undefined && !matches(read, row()))
      values[name] = without(values[name], path);
}

/**
 * What a row's data become where somebody sent values with parts in them that they may not write: those stay what they
 * were. A list whose members have such parts stays whole: nobody could say which of the new members they belong to.
 */
export function keepParts(
  schema: EntitySchema,
  sent: Record<string, unknown>,
  data: Record<string, unknown>,
  before: { data: Record<string, unknown>; row: MatchRow; operation: 'create' | 'update' },
): Record<string, unknown> {
  const kept = { ...data };
  for (const { name, field, path, isInList, ...access } of partsOf(schema)) {
    if (!Object.hasOwn(sent, name) || matches(access[before.operation], before.row)) continue;
    const key = keyOf(name, field);
    const was = before.data[key];
    const value = isInList && holds(was, path) ? was : put(kept[key], was, path);
    if (value === undefined) delete kept[key];
    else kept[key] = value;
  }
  return kept;
}

const own = (value: unknown, key: string) =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Whether something stands at the path, in any member of the lists on the way. */
function holds(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((member) => holds(member, path));
  const [key, ...rest] = path;
  if (key === undefined) return value !== undefined;
  return holds(own(value, key), rest);
}

const without = (value: unknown, path: readonly string[]) => put(value, undefined, path);

/** The value with what stood at the path before; without it where nothing did, in every member of a list. */
function put(value: unknown, before: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return Array.isArray(value) && before === undefined ? [] : before;
  if (Array.isArray(value)) return value.map((member) => put(member, undefined, path));
  const inner = put(own(value, key), own(before, key), rest);
  // Made of entries, so that no name is more than a name.
  const others = Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== key);
  if (inner === undefined) return isObject(value) ? Object.fromEntries(others) : value;
  return Object.fromEntries([...others, [key, inner]]);
}
