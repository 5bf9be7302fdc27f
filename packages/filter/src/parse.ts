import {
  ALWAYS,
  and,
  type Filter,
  FilterError,
  type Json,
  NEVER,
  not,
  or,
  type Test,
} from './ast.ts';
import { type FieldShapes, hasField, placeOf } from './fields.ts';
import { passes } from './matches.ts';
import { checkPattern } from './pattern.ts';

const MAX_DEPTH = 8;
const MAX_TERMS = 200;

/**
 * Reads a JSON filter (base44-compatibility.md): flat equality, operators, and $and, $or, $nor, $not.
 * A bare array value means any of. Anything else throws a FilterError that says what is wrong; a field
 * that the schema does not know as well, unless `unknown` is 'missing': then no row has a value there.
 */
export function parseFilter(
  input: unknown,
  fields: FieldShapes,
  { unknown = 'refused' }: { unknown?: 'refused' | 'missing' } = {},
): Filter {
  let terms = 0;

  function tested(name: string, tests: Test[]): Filter {
    if (unknown === 'missing' && !hasField(name, fields))
      return tests.every((one) => passes(one, undefined)) ? ALWAYS : NEVER;
    const { place } = placeOf(name, fields);
    return and(...tests.map((one) => ({ kind: 'test', place, test: one }) satisfies Filter));
  }

  function filter(value: unknown, depth: number): Filter {
    if (depth > MAX_DEPTH) throw new FilterError(`A filter may be ${MAX_DEPTH} levels deep`);
    if (!isObject(value)) throw new FilterError('A filter is an object');
    return and(...Object.entries(value).map(([name, part]) => entry(name, part, depth)));
  }

  function list(name: string, value: unknown, depth: number): Filter[] {
    if (!Array.isArray(value) || value.length === 0)
      throw new FilterError(`${name} takes a list of filters`);
    return value.map((part) => filter(part, depth + 1));
  }

  function entry(name: string, value: unknown, depth: number): Filter {
    if (++terms > MAX_TERMS) throw new FilterError(`A filter may hold ${MAX_TERMS} conditions`);
    if (name === '$and') return and(...list(name, value, depth));
    if (name === '$or') return or(...list(name, value, depth));
    if (name === '$nor') return not(or(...list(name, value, depth)));
    if (name === '$not') return not(filter(value, depth + 1));
    if (name.startsWith('$')) throw new FilterError(`There is no operator ${name.slice(0, 40)}`);
    if (isObject(value) && Object.keys(value).some((key) => key.startsWith('$'))) {
      return and(
        ...Object.entries(value).flatMap(([op, operand]) => {
          if (op === '$options') return [];
          if (op === '$not') return [not(entry(name, operand, depth + 1))];
          return [tested(name, [test(op, operand, value, depth)])];
        }),
      );
    }
    const json = jsonOf(value);
    return tested(name, [
      Array.isArray(json) ? { op: 'in', values: json } : { op: 'eq', value: json },
    ]);
  }

  function test(op: string, operand: unknown, all: Record<string, unknown>, depth: number): Test {
    if (++terms > MAX_TERMS) throw new FilterError(`A filter may hold ${MAX_TERMS} conditions`);
    switch (op) {
      case '$eq':
      case '$ne':
        return { op: op === '$eq' ? 'eq' : 'ne', value: jsonOf(operand) };
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        if (typeof operand !== 'number' && typeof operand !== 'string')
          throw new FilterError(`${op} takes a number or a text`);
        return { op: op.slice(1) as 'gt', value: operand };
      case '$in':
      case '$nin':
      case '$all': {
        if (!Array.isArray(operand)) throw new FilterError(`${op} takes a list`);
        if (operand.length > 1_000) throw new FilterError(`${op} takes 1000 values at most`);
        return { op: op.slice(1) as 'in', values: operand.map(jsonOf) };
      }
      case '$exists':
        if (typeof operand !== 'boolean') throw new FilterError('$exists takes true or false');
        return { op: 'exists', value: operand };
      case '$size':
        if (typeof operand !== 'number' || !Number.isInteger(operand) || operand < 0)
          throw new FilterError('$size takes a whole number');
        return { op: 'size', value: operand };
      case '$regex': {
        if (typeof operand !== 'string') throw new FilterError('$regex takes a text');
        const options = all.$options ?? '';
        if (options !== '' && options !== 'i') throw new FilterError("$options takes 'i'");
        return { op: 'regex', pattern: checkPattern(operand), ignoreCase: options === 'i' };
      }
      case '$elemMatch': {
        if (!isObject(operand)) throw new FilterError('$elemMatch takes conditions');
        if (depth > MAX_DEPTH) throw new FilterError(`A filter may be ${MAX_DEPTH} levels deep`);
        const tests = Object.entries(operand)
          .filter(([name]) => name !== '$options')
          .map(([name, value]) => {
            if (!name.startsWith('$'))
              throw new FilterError('$elemMatch takes operators on plain values');
            return test(name, value, operand, depth + 1);
          });
        return { op: 'elemMatch', tests };
      }
      default:
        throw new FilterError(`There is no operator ${op.slice(0, 40)}`);
    }
  }

  return input === undefined || input === null ? ALWAYS : filter(input, 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as JSON; a NUL cannot be stored by PostgreSQL, so nothing can equal it. */
function jsonOf(value: unknown): Json {
  const text = JSON.stringify(value);
  if (text === undefined) throw new FilterError('A filter holds JSON values only');
  if (text.includes('\\u0000')) throw new FilterError('A filter may not hold the NUL character');
  return value as Json;
}
