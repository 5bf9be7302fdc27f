import { isNode, type Node, walk } from '../parse/node.ts';
import { bare, isFunction, nodesOf } from '../parse/tree.ts';
import { nameOf } from './entity-names.ts';
import { first, type Names, writtenBy } from './names-in-module.ts';

export interface Module {
  path: string;
  program: Node;
  names: Names;
}

/** What a function is handed at a place, it writes as a row of an entity. */
interface Sink {
  entity: string;
  at: number;
  /** The part that is the row: `({ id, data }) => Task.update(id, data)`. */
  part: string | null;
}

/** What a module's functions write, by their names; what it is given to call by attributes is among them. */
type Sinks = Map<string, Sink[]>;

/** How often a row is handed on, from a form to its dialog to the page, that writes it. */
const STEPS = 4;

/**
 * Values that come to be written as rows by way of other functions: a page hands a form what writes
 * (`<TaskForm onSubmit={save} />`), and the form calls it with what was filled in.
 */
export function handedOn(
  modules: readonly Module[],
): { entity: string; value: Node; names: Names }[] {
  const sinks = new Map(modules.map((module): [Module, Sinks] => [module, new Map()]));
  const drawn = componentsOf(modules);
  for (let step = 0; step < STEPS; step++)
    for (const [module, known] of sinks) {
      for (const [name, fn] of functionsIn(module.program))
        add(known, name, writes(fn, module, known));
      for (const { component, attribute, value } of attributesIn(module.program))
        for (const user of drawn.get(component.toLowerCase()) ?? [])
          add(sinks.get(user)!, attribute, sinksOf(value, module, known));
    }
  return [...sinks].flatMap(([module, known]) => valuesGiven(module, known));
}

function add(known: Sinks, name: string, more: readonly Sink[]): void {
  const all = known.get(name) ?? [];
  for (const sink of more)
    if (
      !all.some(
        ({ entity, at, part }) => entity === sink.entity && at === sink.at && part === sink.part,
      )
    )
      all.push(sink);
  if (all.length > 0) known.set(name, all);
}

/** The modules by the components in them: by the file's name, and those of its functions. */
function componentsOf(modules: readonly Module[]): Map<string, Set<Module>> {
  const found = new Map<string, Set<Module>>();
  for (const module of modules) {
    const file = module.path.replace(/^.*\/|\.\w+$/g, '');
    for (const name of [file, ...functionsIn(module.program).map(([own]) => own)])
      if (/^[A-Z]/.test(name)) {
        const key = name.toLowerCase();
        found.set(key, (found.get(key) ?? new Set()).add(module));
      }
  }
  return found;
}

/** Functions with a name; `useCallback(…)` is the function in it. */
function functionsIn(program: Node): [string, Node][] {
  const found: [string, Node][] = [];
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration') found.push([nameOf(node.id) ?? '', node]);
    if (node.type !== 'VariableDeclarator') return;
    const init = bare(node.init);
    const fn = init?.type === 'CallExpression' ? bare(first(init)) : init;
    if (fn && isFunction(fn)) found.push([nameOf(node.id) ?? '', fn]);
  });
  return found;
}

function attributesIn(program: Node): { component: string; attribute: string; value: Node }[] {
  const found: { component: string; attribute: string; value: Node }[] = [];
  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    const component = nameOf(node.name);
    for (const item of nodesOf(node.attributes)) {
      const value = isNode(item.value) ? bare(item.value.expression) : undefined;
      const attribute = nameOf(item.name);
      if (component && attribute && value) found.push({ component, attribute, value });
    }
  });
  return found;
}

/** What a value that may be called writes. */
function sinksOf(value: Node, module: Module, known: Sinks): readonly Sink[] {
  if (isFunction(value)) return writes(value, module, known);
  const entity = mutated(value, module);
  if (entity) return [{ entity, at: 0, part: null }];
  return known.get(calledName(value) ?? '') ?? [];
}

/** `save` and `props.save`. */
const calledName = (callee: unknown): string | null => {
  const node = bare(callee);
  return node?.type === 'MemberExpression' && nameOf(node.object) === 'props'
    ? nameOf(node.property)
    : node?.type === 'Identifier'
      ? nameOf(node)
      : null;
};

/** `makeTask.mutate` hands on what its mutation writes. */
function mutated(value: unknown, { names }: Module): string | null {
  const node = bare(value);
  if (node?.type !== 'MemberExpression' || !/^mutate(Async)?$/.test(nameOf(node.property) ?? ''))
    return null;
  return names.mutations.get(nameOf(node.object) ?? '') ?? null;
}

/** What a function writes of what it is handed. */
function writes(fn: Node, module: Module, known: Sinks): Sink[] {
  const places = new Map<string, { at: number; part: string | null }>();
  for (const [at, param] of nodesOf(fn.params).entries()) {
    if (param.type === 'Identifier') places.set(String(param.name), { at, part: null });
    if (param.type === 'ObjectPattern')
      for (const item of nodesOf(param.properties))
        if (nameOf(item.value)) places.set(nameOf(item.value)!, { at, part: nameOf(item.key) });
  }
  if (places.size === 0) return [];
  const found: Sink[] = [];
  walk(fn, (node) => {
    for (const { entity, value } of rowsOf(node, module, known))
      for (const name of namesWithin(value)) {
        const place = places.get(name);
        if (place) found.push({ entity, ...place });
      }
  });
  return found;
}

/** The rows that a call writes, by itself or by what it calls. */
function rowsOf(node: Node, module: Module, known: Sinks): { entity: string; value: Node }[] {
  if (node.type !== 'CallExpression') return [];
  const given = nodesOf(node.arguments);
  const direct = writtenBy(node, module.names.entities);
  if (direct && /^(list|filter)$/.test(direct.method)) return [];
  if (direct) {
    const value = given[direct.method === 'update' ? 1 : 0];
    return value ? [{ entity: direct.entity, value }] : [];
  }
  const entity = mutated(node.callee, module);
  if (entity)
    return given.slice(0, 1).map((value) => ({ entity, value: partOf(value, 'data') ?? value }));
  return (known.get(calledName(node.callee) ?? '') ?? []).flatMap(({ entity, at, part }) => {
    const value = part ? partOf(given[at], part) : given[at];
    return value ? [{ entity, value }] : [];
  });
}

function partOf(value: unknown, part: string): Node | undefined {
  const node = bare(value);
  if (node?.type !== 'ObjectExpression') return undefined;
  const item = nodesOf(node.properties).find(({ key }) => nameOf(key) === part);
  return isNode(item?.value) ? item.value : undefined;
}

/** `data` and `{ ...data, state: 'new' }`. */
function namesWithin(value: unknown): string[] {
  const node = bare(value);
  if (node?.type === 'Identifier') return [String(node.name)];
  if (node?.type !== 'ObjectExpression') return [];
  return nodesOf(node.properties).flatMap((item) =>
    item.type === 'SpreadElement' ? namesWithin(item.argument) : [],
  );
}

function valuesGiven(
  module: Module,
  known: Sinks,
): { entity: string; value: Node; names: Names }[] {
  const { names } = module;
  const found: { entity: string; value: Node; names: Names }[] = [];
  walk(module.program, (node) => {
    for (const { entity, value } of rowsOf(node, module, known))
      found.push({ entity, value, names });
  });
  return found;
}
