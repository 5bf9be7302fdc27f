import { isNode, type Node, walk } from '../parse/node.ts';
import { bare, nodesOf } from '../parse/tree.ts';
import { entityIn, entityNames, nameOf } from './entity-names.ts';

/** What is known of one module's values by their names. */
export interface Names {
  entities: ReadonlyMap<string, string>;
  /** Objects that are written out, by the variable or state that holds them. */
  objects: Map<string, Node[]>;
  /** What `useMutation` hands its argument to. */
  mutations: Map<string, string>;
  /** What the code reads of each, as `form.title`. */
  reads: Map<string, Set<string>>;
}

/** What is asked of lists and texts, not of a row. */
export const OF_VALUES = new Set(
  'length map filter find forEach reduce some every includes push pop slice sort join keys values entries current then catch finally toString list create update delete get bulkCreate schema subscribe mutate mutateAsync isPending isLoading data error'.split(
    ' ',
  ),
);

export function namesIn(program: Node): Names {
  const names: Names = {
    entities: entityNames(program),
    objects: new Map(),
    mutations: new Map(),
    reads: readsIn(program),
  };
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

export const first = (call: Node): Node | undefined => nodesOf(call.arguments)[0];

/** Objects that a value may be: also `old || {…}`, `test ? {…} : {…}` and `(before) => ({…})`. */
export function objectsIn(value: unknown): Node[] {
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

/** The entity that a call writes, and how. */
export function writtenBy(node: Node, entities: ReadonlyMap<string, string>) {
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return null;
  const method = nameOf(callee.property) ?? '';
  const entity = entityIn(callee.object, entities);
  return entity && /^(create|update|bulkCreate|filter|list)$/.test(method)
    ? { entity, method }
    : null;
}

/** What is called of a value is not of a row: `form.append(…)`. */
function readsIn(program: Node): Map<string, Set<string>> {
  const reads = new Map<string, Set<string>>();
  const called = new Set<unknown>();
  walk(program, (node) => {
    if (node.type === 'CallExpression') called.add(node.callee);
    if (node.type !== 'MemberExpression' || node.computed === true || called.has(node)) return;
    const [of, field] = [nameOf(node.object), nameOf(node.property)];
    if (of && field && !OF_VALUES.has(field))
      reads.set(of, (reads.get(of) ?? new Set()).add(field));
  });
  return reads;
}
