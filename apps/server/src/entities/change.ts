import type { EntitySchema } from '@trellis/contract';
import { Refusal } from '../refusal.ts';

type Data = Record<string, unknown>;

/**
 * What a row becomes by a change as document databases write it: update operators, or plain fields,
 * which are set. Answers the fields that change. Unknown fields are dropped, unknown operators refused.
 */
export function applyChange(before: Data, change: Data, schema: EntitySchema): Data {
  const out: Data = {};
  const value = (field: string) => (Object.hasOwn(out, field) ? out[field] : before[field]);
  for (const [name, operand] of Object.entries(change)) {
    if (!name.startsWith('$')) {
      out[name] = operand;
      continue;
    }
    const operate = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
    if (!operate) throw bad(`There is no update operator ${name.slice(0, 40)}`);
    if (typeof operand !== 'object' || operand === null || Array.isArray(operand))
      throw bad(`${name} takes an object of fields`);
    for (const [field, given] of Object.entries(operand))
      if (Object.hasOwn(schema.properties, field)) out[field] = operate(value(field), given, name);
  }
  return out;
}

const bad = (message: string) => new Refusal('bad_request', message, { code: 'bad_update' });

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
const members = (given: unknown): unknown[] => {
  const each =
    typeof given === 'object' && given !== null && '$each' in given ? given.$each : undefined;
  return Array.isArray(each) ? each : [given];
};
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Operator = (present: unknown, given: unknown, name: string) => unknown;
const OPERATORS: Record<string, Operator> = {
  $set: (_present, given) => given,
  $unset: () => null,
  $inc: (present, given, name) => number(present ?? 0, name) + number(given, name),
  $mul: (present, given, name) => number(present ?? 0, name) * number(given, name),
  $min: (present, given) => (present == null || order(given, present) < 0 ? given : present),
  $max: (present, given) => (present == null || order(given, present) > 0 ? given : present),
  $push: (present, given, name) => [...list(present, name), ...members(given)],
  $addToSet: (present, given, name) => {
    const out = [...list(present, name)];
    for (const member of members(given))
      if (!out.some((one) => same(one, member))) out.push(member);
    return out;
  },
  $pull: (present, given, name) => list(present, name).filter((one) => !same(one, given)),
  $pop: (present, given, name) =>
    given === -1 ? list(present, name).slice(1) : list(present, name).slice(0, -1),
};

function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}
