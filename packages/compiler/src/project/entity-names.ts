import { isNode, type Node, walk } from '../parse/node.ts';
import { bare, nodesOf } from '../parse/tree.ts';

const ONE = /(?:^|\/)entities\/(?!all\b|index\b)([A-Za-z_]\w*)(?:\.\w+)?$/;
const ALL = /(?:^|\/)(?:entities\/(?:all|index)|api\/entities)(?:\.\w+)?$/;
/** A client module of the project's own, which gives entities by their names as well. */
const CLIENT = /(?:^|\/)[\w-]*base44[\w-]*(?:\.\w+)?$/i;

/** What stands for all entities: `import * as Entities from '@/api/entities'`. */
const EVERY = '*';

/** What a module calls the entities that it takes: an import, or a part of `base44.entities`. */
export function entityNames(program: Node): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') fromImport(node, names);
    if (node.type === 'VariableDeclarator') fromVariable(node, names);
  });
  return names;
}

/** The entity that an expression stands for. */
export function entityIn(value: unknown, names: ReadonlyMap<string, string>): string | null {
  const node = bare(value);
  if (node?.type === 'Identifier') return names.get(String(node.name)) ?? null;
  if (node?.type !== 'MemberExpression' || node.computed === true) return null;
  const isOfAll = isClient(node.object) || names.get(nameOf(node.object) ?? '') === EVERY;
  return isOfAll ? nameOf(node.property) : null;
}

export const nameOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  const name = node.name ?? node.value;
  return typeof name === 'string' ? name : null;
};

/** `base44.entities`, also by another name of the client. */
function isClient(value: unknown): boolean {
  const node = bare(value);
  return node?.type === 'MemberExpression' && nameOf(node.property) === 'entities';
}

function fromImport(node: Node, names: Map<string, string>): void {
  const from = nameOf(node.source) ?? '';
  const own = ONE.exec(from)?.[1];
  for (const item of nodesOf(node.specifiers)) {
    const local = nameOf(item.local);
    if (local && item.type === 'ImportNamespaceSpecifier' && ALL.test(from))
      names.set(local, EVERY);
    const given = nameOf(item.imported);
    const isGiven = ALL.test(from) || (CLIENT.test(from) && /^[A-Z]/.test(given ?? ''));
    const imported = own ?? (isGiven ? given : null);
    if (local && imported) names.set(local, imported);
  }
}

function fromVariable({ id, init }: Node, names: Map<string, string>): void {
  if (!isNode(id)) return;
  const whole = entityIn(init, names);
  if (id.type === 'Identifier' && whole) names.set(String(id.name), whole);
  const from = importedLater(init);
  if (id.type !== 'ObjectPattern' || !(isClient(init) || ONE.test(from) || ALL.test(from))) return;
  for (const item of nodesOf(id.properties)) {
    const local = nameOf(item.value);
    const entity = ONE.exec(from)?.[1] ?? nameOf(item.key);
    if (local && entity) names.set(local, entity);
  }
}

/** `const { Task } = await import('@/entities/Task')`. */
function importedLater(value: unknown): string {
  const node = bare(value);
  const call = node?.type === 'AwaitExpression' ? bare(node.argument) : node;
  return call?.type === 'ImportExpression' ? (nameOf(call.source) ?? '') : '';
}
