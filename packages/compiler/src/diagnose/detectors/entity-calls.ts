import type { EntitySchema, FieldSchema } from '@trellis/contract';
import { isSlip, nearest } from '../../text/nearest.ts';
import { type AppView, detector, type Finding } from '../detector.ts';
import { type EntityCall, entityCalls, type FieldUse, type Said } from './entity-reads.ts';

const METHODS = ['list', 'filter', 'get', 'create', 'update', 'delete', 'restore', 'bulkCreate'];
const MORE = ['count', 'schema', 'subscribe'];
const OF_USERS = ['me', 'updateMyUserData', 'login', 'loginWithRedirect', 'logout'];
/** What only the public client has. */
const OF_SDK = ['deleteMany', 'bulkUpdate', 'updateMany', 'upsert', 'aggregate', 'importEntities'];
/** Methods of objects that clients have as well. */
const OF_OBJECTS = ['bind', 'toString', 'hasOwnProperty'];

/** What other clients call the same. */
const ALSO: Record<string, string> = {
  all: 'list',
  getAll: 'list',
  findAll: 'list',
  fetchAll: 'list',
  findMany: 'filter',
  find: 'filter',
  where: 'filter',
  query: 'filter',
  search: 'filter',
  getById: 'get',
  findById: 'get',
  findOne: 'get',
  insert: 'create',
  add: 'create',
  save: 'create',
  edit: 'update',
  patch: 'update',
  updateById: 'update',
  remove: 'delete',
  destroy: 'delete',
  deleteById: 'delete',
  createMany: 'bulkCreate',
  insertMany: 'bulkCreate',
};

const EVERY_ROW = new Set([
  ...['id', 'createdAt', 'updatedAt', 'creatorId', 'creator', 'data'],
  ...['created_date', 'updated_date', 'created_by', 'created_by_id', 'is_sample'],
]);
const TESTS = new Set([
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$nin', '$all', '$exists', '$size'],
  ...['$regex', '$options', '$elemMatch', '$not'],
]);
/** What other query languages call the same. */
const ALSO_TESTS: Record<string, string> = {
  $equals: '$eq',
  $equal: '$eq',
  $neq: '$ne',
  $not_eq: '$ne',
  $notEquals: '$ne',
  $greaterThan: '$gt',
  $greaterThanOrEqual: '$gte',
  $lessThan: '$lt',
  $lessThanOrEqual: '$lte',
  $notIn: '$nin',
  $any: '$or',
};
const JOINS = new Set(['$and', '$or', '$nor', '$not']);

/** Calls of entities that name a method, field, value or operator that is not there. */
export const entityUse = detector<EntityCall[]>({
  id: 'entity-call',
  read: entityCalls,
  judge: (calls, _module, app) =>
    calls.flatMap((call) => [
      ...unknownMethod(call, app),
      ...unknownFields(call, app),
      ...unknownOperators(call),
    ]),
});

function unknownMethod({ entity, method }: EntityCall, { sources }: AppView): Finding[] {
  if (!method) return [];
  const isSdk = sources.speaksSdk();
  const known = [...METHODS, ...MORE, ...OF_USERS, ...(isSdk ? OF_SDK : [])];
  if (known.includes(method.name) || OF_OBJECTS.includes(method.name)) return [];
  const meant = ALSO[method.name] ?? nearest(method.name, known);
  const hint = meant ? `; did you mean '${meant}'?` : '';
  const message = `'${entity.name}' has no method '${method.name}'${hint}`;
  const fix = meant ? replaced(method, meant, `Called '${meant}' of ${entity.name}`) : undefined;
  return [{ offset: method.start, severity: 'error', message, fix }];
}

function unknownFields(call: EntityCall, app: AppView): Finding[] {
  const schema = app.entities.get(call.entity.name);
  // People carry more than their schema says.
  if (!schema || call.entity.name === 'User') return [];
  const { entity } = call;
  const isSdk = app.sources.speaksSdk();
  const found: Finding[] = [];
  const check = (field: Said, severity: Finding['severity']) => {
    if (knows(schema, field.name)) return true;
    const near = nearest(field.name, Object.keys(schema.properties));
    const hint = near ? `; did you mean '${near}'?` : '';
    const message = `'${entity.name}' has no field '${field.name}'${hint}`;
    // The place of a name that a text holds beside a sign is that of the whole text.
    const isBare = field.end - field.start === field.name.length;
    const fix =
      near && isBare && isSlip(field.name, near)
        ? replaced(field, near, `Wrote '${near}' for '${field.name}'`)
        : undefined;
    found.push({ offset: field.start, severity, message, fix });
    return false;
  };
  // The server refuses to look for, or to sort by, what no row has; where rows are read in the public
  // client's words it finds nothing instead.
  const looked = isSdk ? 'warning' : 'error';
  for (const field of call.query)
    if (check(field, looked)) found.push(...unknownValue(schema, entity, field, 'warning'));
  if (call.sort) {
    const sign = /^[+-]?/.exec(call.sort.name)![0];
    const name = call.sort.name.slice(sign.length);
    const { start, end } = call.sort;
    // Inside the quotes, after the sign.
    if (name) check({ name, start: start + 1 + sign.length, end: end - 1 }, looked);
  }
  // What is written to no field is dropped; a value that the field does not take is refused.
  for (const field of call.data)
    if (check(field, 'warning')) found.push(...unknownValue(schema, entity, field, 'error'));
  return found;
}

function unknownValue(
  schema: EntitySchema,
  entity: Said,
  { name, value }: FieldUse,
  severity: Finding['severity'],
): Finding[] {
  const field = fieldAt(schema, name);
  const values = field?.type === 'array' ? field.items?.enum : field?.enum;
  if (!values || !value || value.name === '' || values.includes(value.name)) return [];
  const sameLetters = values.find((one) => plain(one) === plain(value.name));
  const near = sameLetters ?? nearest(value.name, values);
  const hint = near ? `; did you mean '${near}'?` : `; it takes ${values.join(', ')}`;
  const message = `'${value.name}' is no value of ${entity.name}.${name}${hint}`;
  const fix = sameLetters
    ? replaced(value, JSON.stringify(sameLetters), `Wrote '${sameLetters}' for '${value.name}'`)
    : undefined;
  return [{ offset: value.start, severity, message, fix }];
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

function unknownOperators({ query, operators }: EntityCall): Finding[] {
  const wrong = [
    ...operators.filter(({ name }) => !JOINS.has(name)),
    ...query.flatMap((field) => field.operators.filter(({ name }) => !TESTS.has(name))),
  ];
  return wrong.map((operator) => {
    const also = ALSO_TESTS[operator.name];
    const near = also ?? nearest(operator.name, [...TESTS, ...JOINS]);
    const hint = near ? `; did you mean '${near}'?` : '';
    const message = `There is no filter operator '${operator.name}'${hint}`;
    const fix = also ? replaced(operator, also, `Wrote ${also} for ${operator.name}`) : undefined;
    return { offset: operator.start, severity: 'error', message, fix };
  });
}

const knows = (schema: EntitySchema, name: string): boolean =>
  EVERY_ROW.has(name.split('.')[0]!) || fieldAt(schema, name) !== null;

/** The field of a dotted name; what an object without described members holds is not known, and taken as it is. */
function fieldAt(schema: EntitySchema, name: string): FieldSchema | null {
  const [head = '', ...rest] = name.split('.');
  let field: FieldSchema | undefined = own(schema.properties, head);
  for (const part of rest) {
    const inner: Record<string, FieldSchema> | undefined =
      field?.properties ?? field?.items?.properties;
    if (!inner) return field ?? null;
    field = own(inner, part);
  }
  return field ?? null;
}

const own = (fields: Record<string, FieldSchema>, name: string): FieldSchema | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

const replaced = ({ start, end }: Said, text: string, message: string) => ({
  message,
  edits: [{ start, end, text }],
});
