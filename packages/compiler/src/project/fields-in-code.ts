import type { AppFiles, FieldSchema } from '@trellis/contract';
import { isNode, type Node, walk } from '../parse/node.ts';
import { bare, nodesOf } from '../parse/tree.ts';
import { readFile } from '../references/reading.ts';
import { entityIn, entityNames, nameOf } from './entity-names.ts';
import { type Kind, kindOf, typeOf } from './kinds.ts';

const CODE = /\.(tsx|ts|jsx|js)$/;

/** What is known of one module's values by their names. */
interface Names {
  entities: ReadonlyMap<string, string>;
  /** Objects that are written out, by the variable or state that holds them. */
  objects: Map<string, Node[]>;
  /** What `useMutation` hands its argument to. */
  mutations: Map<string, string>;
}

type Found = Map<string, Set<Kind>>;

/**
 * The fields of entities that came without a schema, as the code uses them: what it writes, looks for and
 * sorts by, and what it reads of a row that is called as the entity is (`task.title`).
 */
export function fieldsInCode(
  files: AppFiles,
  entities: readonly string[],
): Map<string, Record<string, FieldSchema>> {
  const found = new Map(entities.map((name): [string, Found] => [name, new Map()]));
  for (const [path, text] of Object.entries(files))
    if (CODE.test(path)) readModule(readFile(path, text).program, found);
  return new Map(
    [...found].map(([name, fields]) => [
      name,
      Object.fromEntries([...fields].map(([field, kinds]) => [field, typeOf(kinds)])),
    ]),
  );
}

function readModule(program: Node, found: ReadonlyMap<string, Found>): void {
  const names = namesIn(program);
  const rows = rowNames([...found.keys()]);
  walk(program, (node) => {
    if (node.type === 'CallExpression') readCall(node, names, found);
    if (node.type !== 'MemberExpression' || node.computed === true) return;
    const entity = rows(nameOf(node.object) ?? '');
    const field = nameOf(node.property);
    if (entity && field && !OF_VALUES.has(field)) note(found.get(entity)!, field, 'unknown');
  });
}

/** What is asked of lists and texts, not of a row. */
const OF_VALUES = new Set(
  'length map filter find forEach reduce some every includes push pop slice sort join keys values entries current then catch finally toString list create update delete get bulkCreate schema subscribe mutate mutateAsync isPending isLoading data error'.split(
    ' ',
  ),
);

/** `task`, `selectedTask`, `newTask` → Task. */
function rowNames(entities: readonly string[]): (name: string) => string | null {
  const meant = new Map(entities.map((entity) => [entity.toLowerCase(), entity]));
  return (name) =>
    /^[a-z]/.test(name)
      ? (meant.get(
          name
            .replace(
              /^(?:selected|current|editing|edited|new|active|existing|updated)(?=[A-Z])/,
              '',
            )
            .toLowerCase(),
        ) ?? null)
      : null;
}

function namesIn(program: Node): Names {
  const names: Names = { entities: entityNames(program), objects: new Map(), mutations: new Map() };
  const setters = new Map<string, string>();
  const keep = (name: string | null, value: unknown) => {
    if (name) names.objects.set(name, [...(names.objects.get(name) ?? []), ...objectsIn(value)]);
  };
  walk(program, (node) => {
    if (node.type === 'CallExpression')
      keep(setters.get(nameOf(node.callee) ?? '') ?? null, first(node));
    if (node.type !== 'VariableDeclarator' || !isNode(node.id)) return;
    const init = bare(node.init);
    if (node.id.type === 'Identifier') {
      const name = String(node.id.name);
      if (init?.type !== 'CallExpression') keep(name, init);
      else if (nameOf(init.callee) === 'useMutation') keepMutation(name, init, names);
    }
    if (node.id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') return;
    const [state, setter] = nodesOf(node.id.elements).map(nameOf);
    keep(state ?? null, first(init));
    if (state && setter) setters.set(setter, state);
  });
  return names;
}

const first = (call: Node): Node | undefined => nodesOf(call.arguments)[0];

/** Objects that a value may be: also `old || {…}`, `test ? {…} : {…}` and `(before) => ({…})`. */
function objectsIn(value: unknown): Node[] {
  const node = bare(value);
  if (node?.type === 'ObjectExpression') return [node];
  if (node?.type === 'LogicalExpression')
    return [...objectsIn(node.left), ...objectsIn(node.right)];
  if (node?.type === 'ConditionalExpression')
    return [...objectsIn(node.consequent), ...objectsIn(node.alternate)];
  if (node?.type === 'ArrowFunctionExpression') return objectsIn(node.body);
  if (node?.type === 'ArrayExpression') return nodesOf(node.elements).flatMap(objectsIn);
  // `list.map((one) => ({…}))`
  if (node?.type === 'CallExpression') return objectsIn(first(node));
  return [];
}

function keepMutation(name: string, call: Node, { entities, mutations }: Names): void {
  walk(call, (node) => {
    const written = writtenBy(node, entities);
    if (written) mutations.set(name, written.entity);
  });
}

function writtenBy(node: Node, entities: ReadonlyMap<string, string>) {
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return null;
  const method = nameOf(callee.property) ?? '';
  const entity = entityIn(callee.object, entities);
  return entity && /^(create|update|bulkCreate|filter|list)$/.test(method)
    ? { entity, method }
    : null;
}

function readCall(call: Node, names: Names, found: ReadonlyMap<string, Found>): void {
  const given = nodesOf(call.arguments);
  const direct = writtenBy(call, names.entities);
  if (direct) {
    const fields = found.get(direct.entity);
    if (!fields) return;
    const { method } = direct;
    if (method !== 'list') take(fields, given[method === 'update' ? 1 : 0], names);
    const sort = bare(given[method === 'filter' ? 1 : 0]);
    if (
      /^(list|filter)$/.test(method) &&
      sort?.type === 'Literal' &&
      typeof sort.value === 'string'
    )
      note(fields, sort.value.replace(/^[+-]/, ''), 'unknown');
    return;
  }
  const { callee } = call;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return;
  const entity = names.mutations.get(nameOf(callee.object) ?? '');
  const fields = entity && found.get(entity);
  if (!fields || !/^mutate(Async)?$/.test(nameOf(callee.property) ?? '')) return;
  // `mutate({ id, data: {…} })` changes a row by what stands in `data`.
  const data = objectsIn(given[0]).flatMap((one) => memberOf(one, 'data') ?? []);
  for (const value of data.length > 0 ? data : [given[0]]) take(fields, value, names);
}

const memberOf = (object: Node, name: string): Node | undefined =>
  nodesOf(object.properties).find((item) => nameOf(item.key) === name)?.value as Node | undefined;

/** The names of what an object holds, with what is spread into it. */
function take(fields: Found, value: unknown, names: Names, depth = 0): void {
  const node = bare(value);
  if (!node || depth > 4) return;
  const objects =
    node.type === 'Identifier' ? (names.objects.get(String(node.name)) ?? []) : objectsIn(node);
  for (const object of objects)
    for (const item of nodesOf(object.properties)) {
      if (item.type === 'SpreadElement') take(fields, item.argument, names, depth + 1);
      else if (item.computed !== true) note(fields, nameOf(item.key) ?? '', kindOf(item.value));
    }
}

function note(fields: Found, name: string, kind: Kind): void {
  if (!/^[\p{L}_][\p{L}\p{N}_]{0,62}$/u.test(name)) return;
  fields.set(name, (fields.get(name) ?? new Set()).add(kind));
}
