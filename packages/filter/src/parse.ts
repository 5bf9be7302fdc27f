import {
  ALWAYS,
  and,
  type Filter,
  FilterError,
  type Json,
  type MemberTest,
  NEVER,
  not,
  or,
  type Place,
  type Test,
} from './ast.ts';
import {
  type FieldShape,
  type FieldShapes,
  hasField,
  pathInItems,
  placeOf,
  throughList,
} from './fields.ts';
import { memberPasses, passes } from './matches.ts';
import { checkPattern } from './pattern.ts';

const MAX_DEPTH = 8;
const MAX_TERMS = 200;
/** Values of one list. */
const MAX_VALUES = 1_000;
/** Letters of a search. */
const MAX_SEARCH = 200;

interface Reading {
  unknown?: 'refused' | 'missing' | undefined;
  /** What a `$search` passes; without this there is no such operator. */
  search?: ((text: string) => Filter) | undefined;
}

/**
 * Reads a JSON filter (base44-compatibility.md): flat equality, operators, and $and, $or, $nor, $not.
 * A bare array value means any of. Anything else throws a FilterError that says what is wrong; a field
 * that the schema does not know as well, unless `unknown` is 'missing': then no row has a value there.
 */
export function parseFilter(
  input: unknown,
  fields: FieldShapes,
  { unknown = 'refused', search }: Reading = {},
): Filter {
  let terms = 0;

  function tested(name: string, tests: Test[]): Filter {
    const through = throughList(name, fields);
    if (through) return and(...tests.map((one) => inMembers(through, one)));
    if (unknown === 'missing' && !hasField(name, fields))
      return tests.every((one) => passes(one, undefined)) ? ALWAYS : NEVER;
    const { place } = placeOf(name, fields);
    return and(...tests.map((one) => ({ kind: 'test', place, test: one }) satisfies Filter));
  }

  const shapeOf = (name: string): FieldShape | null =>
    hasField(name, fields) ? placeOf(name, fields).shape : null;

  function filter(value: unknown, depth: number): Filter {
    if (depth > MAX_DEPTH) throw new FilterError(`A filter can be up to ${MAX_DEPTH} levels deep`);
    if (!isObject(value)) throw new FilterError('A filter is an object');
    return and(...Object.entries(value).map(([name, part]) => entry(name, part, depth)));
  }

  function list(name: string, value: unknown, depth: number): Filter[] {
    if (!Array.isArray(value) || value.length === 0)
      throw new FilterError(`${name} takes a list of filters`);
    return value.map((part) => filter(part, depth + 1));
  }

  function entry(name: string, value: unknown, depth: number): Filter {
    if (++terms > MAX_TERMS)
      throw new FilterError(`A filter can hold up to ${MAX_TERMS} conditions`);
    if (name === '$and') return and(...list(name, value, depth));
    if (name === '$or') return or(...list(name, value, depth));
    if (name === '$nor') return not(or(...list(name, value, depth)));
    if (name === '$not') return not(filter(value, depth + 1));
    if (name === '$search' && search) {
      if (typeof value !== 'string' || value.length > MAX_SEARCH)
        throw new FilterError(`$search takes a text of ${MAX_SEARCH} letters at most`);
      return search(textOf(value));
    }
    if (name.startsWith('$')) throw new FilterError(`There is no operator ${name.slice(0, 40)}`);
    if (isObject(value) && Object.keys(value).some((key) => key.startsWith('$'))) {
      return and(
        ...Object.entries(value).flatMap(([op, operand]) => {
          if (op === '$options') return [];
          if (op === '$not') return [not(entry(name, operand, depth + 1))];
          return [tested(name, [test(op, operand, value, depth, shapeOf(name))])];
        }),
      );
    }
    const json = jsonOf(value);
    return tested(name, [Array.isArray(json) ? anyOf(name, json) : { op: 'eq', value: json }]);
  }

  function test(
    op: string,
    operand: unknown,
    all: Record<string, unknown>,
    depth: number,
    shape: FieldShape | null,
  ): Test {
    if (++terms > MAX_TERMS)
      throw new FilterError(`A filter can hold up to ${MAX_TERMS} conditions`);
    switch (op) {
      case '$eq':
      case '$ne':
        return { op: op === '$eq' ? 'eq' : 'ne', value: jsonOf(operand) };
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        if (operand === null || typeof operand === 'boolean') return orderedAs(op, operand);
        if (typeof operand !== 'number' && typeof operand !== 'string')
          throw new FilterError(`${op} takes a number or a text`);
        return {
          op: op.slice(1) as 'gt',
          value: typeof operand === 'string' ? textOf(operand) : operand,
        };
      case '$in':
      case '$nin':
      case '$all':
        return { op: op.slice(1) as 'in', values: listOf(op, operand) };
      case '$exists':
        if (typeof operand !== 'boolean') throw new FilterError('$exists takes true or false');
        return { op: 'exists', value: operand };
      case '$size':
        if (typeof operand !== 'number' || !isCount(operand))
          throw new FilterError('$size takes a whole number');
        return { op: 'size', value: operand };
      case '$regex': {
        if (typeof operand !== 'string') throw new FilterError('$regex takes a text');
        const options = all.$options ?? '';
        if (options !== '' && options !== 'i') throw new FilterError("$options takes 'i'");
        return { op: 'regex', pattern: checkPattern(textOf(operand)), ignoreCase: options === 'i' };
      }
      case '$elemMatch':
        return { op: 'elemMatch', parts: members(operand, depth, shape) };
      default:
        throw new FilterError(`There is no operator ${op.slice(0, 40)}`);
    }
  }

  /** What a member must pass: operators on itself, or conditions on its fields. */
  function members(operand: unknown, depth: number, list: FieldShape | null): MemberTest[] {
    if (!isObject(operand)) throw new FilterError('$elemMatch takes conditions');
    if (depth > MAX_DEPTH) throw new FilterError(`A filter can be up to ${MAX_DEPTH} levels deep`);
    const ofPath = (path: string[], all: Record<string, unknown>, shape: FieldShape | null) =>
      Object.entries(all).flatMap(([op, inner]): MemberTest[] => {
        if (op === '$options') return [];
        if (op !== '$not') return [{ path, test: test(op, inner, all, depth + 1, shape) }];
        if (!isObject(inner)) throw new FilterError('$not takes conditions');
        if (++terms > MAX_TERMS)
          throw new FilterError(`A filter can hold up to ${MAX_TERMS} conditions`);
        return [{ any: [ofPath(path, inner, shape)], not: true }];
      });
    return Object.entries(operand).flatMap(([name, value]): MemberTest[] => {
      if (++terms > MAX_TERMS)
        throw new FilterError(`A filter can hold up to ${MAX_TERMS} conditions`);
      if (name === '$and' || name === '$or' || name === '$nor') {
        if (!Array.isArray(value) || value.length === 0)
          throw new FilterError(`${name} takes a list of filters`);
        const each = value.map((one) => members(one, depth + 1, list));
        return name === '$and' ? each.flat() : [{ any: each, not: name === '$nor' }];
      }
      if (name === '$options') return [];
      if (name === '$not') return [{ any: [members(value, depth + 1, list)], not: true }];
      if (name.startsWith('$'))
        return [{ path: [], test: test(name, value, operand, depth + 1, list?.items ?? null) }];
      const isTest = isObject(value) && Object.keys(value).some((key) => key.startsWith('$'));
      const json = isTest ? null : jsonOf(value);
      const on = (path: string[]): MemberTest[] => {
        if (isTest) return ofPath(path, value, null);
        return [
          { path, test: Array.isArray(json) ? anyOf(name, json) : { op: 'eq', value: json } },
        ];
      };
      // As of a row: in a field that the schema does not know no member has a value.
      if (unknown === 'missing' && !hasField(name, list?.items?.properties ?? {}))
        return [{ any: [], not: on([]).every((part) => memberPasses(part, undefined)) }];
      return on(pathInItems(name, list ?? {}));
    });
  }

  return input === undefined || input === null ? ALWAYS : filter(input, 0);
}

/** A bare list is any of its values. */
const anyOf = (name: string, values: unknown): Test => ({ op: 'in', values: listOf(name, values) });

/**
 * A test of what stands in a list's members: one of them passes it. What no value may be, none of them is, and
 * a list without members has none.
 */
function inMembers({ place, path }: { place: Place; path: string[] }, one: Test): Filter {
  const some = (inner: Test): Filter => ({
    kind: 'test',
    place,
    test: { op: 'elemMatch', parts: [{ path, test: inner }] },
  });
  if (one.op === 'ne') return not(some({ op: 'eq', value: one.value }));
  if (one.op === 'nin') return not(some({ op: 'in', values: one.values }));
  if (one.op === 'exists' && !one.value) return not(some({ op: 'exists', value: true }));
  return some(one);
}

/** Nothing is more or less than null; false is less than true, and nothing else is in order with them. */
function orderedAs(op: string, operand: boolean | null): Test {
  if (operand === null)
    return op.endsWith('e') ? { op: 'eq', value: null } : { op: 'in', values: [] };
  const isOrdered = (one: boolean) => {
    const order = Number(one) - Number(operand);
    return order === 0 ? op.endsWith('e') : op.startsWith('$gt') === order > 0;
  };
  return { op: 'in', values: [false, true].filter(isOrdered) };
}

function listOf(what: string, operand: unknown): Json[] {
  if (!Array.isArray(operand)) throw new FilterError(`${what} takes a list`);
  if (operand.length > MAX_VALUES)
    throw new FilterError(`${what.slice(0, 80)} takes ${MAX_VALUES} values at most`);
  return operand.map((one) => jsonOf(one));
}

/** A number of members; PostgreSQL counts to two thousand million. */
const isCount = (n: number) => Number.isInteger(n) && n >= 0 && n < 2 ** 31;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Levels of a value in a filter. */
const MAX_VALUE_DEPTH = 32;

/** A value as JSON that PostgreSQL can hold: nothing can equal a NUL or half of a character there. */
function jsonOf(value: unknown, depth = 0): Json {
  if (depth > MAX_VALUE_DEPTH)
    throw new FilterError(`A value in a filter can be up to ${MAX_VALUE_DEPTH} levels deep`);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object') throw new FilterError('A filter holds JSON values only');
  for (const part of Array.isArray(value) ? value : Object.entries(value).flat())
    jsonOf(part, depth + 1);
  return value as Json;
}

function textOf(value: string): string {
  if (value.includes('\u0000')) throw new FilterError('A filter may not hold the NUL character');
  if (!value.isWellFormed()) throw new FilterError('A filter may not hold half a character');
  return value;
}
