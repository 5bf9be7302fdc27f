import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { FilterError, type Json, matches, parseFilter } from '@trellis/filter';
import { isObject } from '../objects.ts';
import { Refusal } from '../refusal.ts';

type Data = Record<string, unknown>;

/**
 * What a row becomes by a change as document databases write it: update operators, or plain fields,
 * which are set. Answers the fields that change. A dotted name leads into a field's value. Unknown fields
 * are dropped; unknown operators, and two that change the same, are refused.
 */
export function applyChange(before: Data, change: Data, schema: EntitySchema): Data {
  const out: Data = {};
  const done: string[] = [];
  const apply = (name: string, operator: string, given: unknown) => {
    const [head = '', ...path] = name.split('.');
    const field = Object.hasOwn(schema.properties, head) ? schema.properties[head] : undefined;
    if (!field) return;
    if (done.some((one) => `${one}.`.startsWith(`${name}.`) || `${name}.`.startsWith(`${one}.`)))
      throw bad(`${name.slice(0, 80)} is changed twice`);
    done.push(name);
    const whole = Object.hasOwn(out, head) ? out[head] : before[head];
    const value = OPERATORS[operator]!(at(whole, path), given, operator, field);
    out[head] = put(whole, path, value);
  };
  for (const [name, operand] of Object.entries(change)) {
    if (!name.startsWith('$')) {
      apply(name, '$set', operand);
      continue;
    }
    if (name !== '$rename' && !Object.hasOwn(OPERATORS, name))
      throw bad(`There is no update operator ${name.slice(0, 40)}`);
    if (!isObject(operand)) throw bad(`${name} takes an object of fields`);
    for (const [field, given] of Object.entries(operand)) {
      if (name !== '$rename') {
        apply(field, name, given);
        continue;
      }
      if (typeof given !== 'string') throw bad('$rename takes names');
      const value = at(before, field.split('.'));
      if (value === undefined) continue;
      apply(given, '$set', value);
      apply(field, '$unset', '');
    }
  }
  return out;
}

/** The fields that a change names, whether or not the entity has them. */
export function fieldsIn(change: Data): string[] {
  const names = Object.entries(change).flatMap(([name, operand]) => {
    if (!name.startsWith('$')) return [name];
    if (!isObject(operand)) return [];
    const renamed = name === '$rename' ? Object.values(operand).map(String) : [];
    return [...Object.keys(operand), ...renamed];
  });
  return [...new Set(names.map((name) => name.split('.')[0]!))];
}

const bad = (message: string) => new Refusal('bad_request', message, { code: 'bad_update' });

/** The value that a path leads to; members of lists are named by their places. */
function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    const isIn = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isIn ? (inner as Data)[key] : undefined;
  }, value);
}

/** The value with another one where the path leads to; null at the end of one takes it away. */
function put(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const place = Number(key);
    if (!Number.isInteger(place) || place < 0 || place > value.length)
      throw bad(`A list has no place ${key.slice(0, 40)}`);
    const list = [...value];
    list[place] = put(list[place], rest, next);
    return list;
  }
  // Made of entries, so that no name is more than a name.
  const others = Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== key);
  const inner = put(at(value, [key]), rest, next);
  return Object.fromEntries(inner === null ? others : [...others, [key, inner]]);
}

const number = (given: unknown, name: string): number => {
  if (typeof given !== 'number' || !Number.isFinite(given)) throw bad(`${name} takes numbers`);
  return given;
};
const list = (present: unknown, name: string): unknown[] => {
  if (present === undefined || present === null) return [];
  if (!Array.isArray(present)) throw bad(`${name} is for lists`);
  return present;
};
/** `{$each: […]}` stands for several members. */
const members = (given: unknown): unknown[] =>
  isObject(given) && Array.isArray(given.$each) ? given.$each : [given];
/** `{$each: […], $slice: -n}` keeps the last ones of the list, `n` the first. */
function sliced(whole: unknown[], given: unknown): unknown[] {
  const slice = isObject(given) && '$each' in given ? given.$slice : undefined;
  if (typeof slice !== 'number') return whole;
  return slice < 0 ? whole.slice(slice) : whole.slice(0, slice);
}
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a list's member is one that `$pull` means: the value itself, a condition, or fields of it. */
function isMeant(member: unknown, given: unknown): boolean {
  if (!isObject(given)) return same(member, given);
  if (!Object.keys(given).some((key) => key.startsWith('$')))
    return isObject(member) && Object.entries(given).every(([k, v]) => isMeant(member[k], v));
  const none = { id: '', creator_id: null, created_at: '', updated_at: '' };
  try {
    return matches(parseFilter({ v: given }, { v: {} }), { ...none, data: { v: member as Json } });
  } catch (error) {
    throw error instanceof FilterError ? bad(error.message) : error;
  }
}

type Operator = (present: unknown, given: unknown, name: string, field: FieldSchema) => unknown;
const OPERATORS: Record<string, Operator> = {
  $set: (_present, given) => given,
  $unset: () => null,
  $currentDate: (_present, _given, _name, { format }) => {
    const now = new Date().toISOString();
    return format === 'date' ? now.slice(0, 10) : now;
  },
  $inc: (present, given, name) => number(present ?? 0, name) + number(given, name),
  $mul: (present, given, name) => number(present ?? 0, name) * number(given, name),
  $min: (present, given) => (present == null || order(given, present) < 0 ? given : present),
  $max: (present, given) => (present == null || order(given, present) > 0 ? given : present),
  $push: (present, given, name) => sliced([...list(present, name), ...members(given)], given),
  $addToSet: (present, given, name) => {
    const out = [...list(present, name)];
    for (const member of members(given))
      if (!out.some((one) => same(one, member))) out.push(member);
    return out;
  },
  $pull: (present, given, name) => list(present, name).filter((one) => !isMeant(one, given)),
  $pop: (present, given, name) =>
    given === -1 ? list(present, name).slice(1) : list(present, name).slice(0, -1),
};

function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}
