import { childrenOf, isNode, type Node } from './node.ts';
import type { Binding, NameUse } from './scope.ts';
import type { Parsed, Source } from './source.ts';

/** A module's syntax tree with its names resolved, for the checks that read it. It is not kept. */
export interface Tree {
  source: Source;
  program: Node;
  use: NameUse;
  parsed: Parsed;
}

/** A tree in which every node knows the one that it stands in. */
export interface LinkedTree extends Tree {
  /** All nodes of a type, in the order of the source. */
  all(type: string): readonly Node[];
  bindingOf(node: unknown): Binding | undefined;
}

export function linkTree(tree: Tree): LinkedTree {
  const nodes = new Map<string, Node[]>();
  const link = (node: Node) => {
    const alike = nodes.get(node.type);
    if (alike) alike.push(node);
    else nodes.set(node.type, [node]);
    for (const child of childrenOf(node)) {
      child.parent = node;
      link(child);
    }
  };
  link(tree.program);
  return {
    ...tree,
    all: (type) => nodes.get(type) ?? [],
    bindingOf: (node) => (isNode(node) ? tree.use.bindings.get(node) : undefined),
  };
}

export const parentOf = (node: Node): Node | null => (isNode(node.parent) ? node.parent : null);

/** The nodes that a node stands in, the nearest first. */
export function* ancestorsOf(node: Node): Generator<Node> {
  for (let at = parentOf(node); at; at = parentOf(at)) yield at;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
export const isFunction = (node: Node): boolean => FUNCTIONS.has(node.type);

/** What a function's own statements return. */
export const returned = (node: Node): unknown[] =>
  childrenOf(node).flatMap((child) => {
    if (isFunction(child)) return [];
    return child.type === 'ReturnStatement' ? [child.argument] : returned(child);
  });

/** The function that a node stands in. */
export function functionOf(node: Node): Node | null {
  for (const at of ancestorsOf(node)) if (isFunction(at)) return at;
  return null;
}

/** What a function is called: its own name, or that of the variable or the property it is given to. */
export function nameOfFunction(fn: Node): string | null {
  if (isNode(fn.id)) return String(fn.id.name);
  let at = parentOf(fn);
  // `memo(forwardRef(function …))`: the name stands outside.
  while (at?.type === 'CallExpression' || at?.type === 'TSAsExpression') at = parentOf(at);
  if (at?.type === 'VariableDeclarator' && isNode(at.id) && at.id.type === 'Identifier')
    return String(at.id.name);
  return null;
}

/** The name that a call calls: `useState`, also of `React.useState`. */
export function calleeName(call: Node): string | null {
  const callee = call.callee;
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier') return String(callee.name);
  if (callee.type !== 'MemberExpression' || callee.computed === true || !isNode(callee.property))
    return null;
  const isReact = isNode(callee.object) && callee.object.name === 'React';
  return isReact ? String(callee.property.name) : null;
}

/** The text of a literal, or of a template without holes. */
export function textOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : null;
  if (value.type === 'JSXExpressionContainer') return textOf(value.expression);
  if (value.type !== 'TemplateLiteral') return null;
  const [only, ...more] = nodesOf(value.quasis);
  if (!only || more.length > 0) return null;
  return String((only.value as { cooked?: string }).cooked ?? '');
}

export const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter((item) => isNode(item)) : [];

/** The name of an element as it is written: `Select.Item`, `div`. */
export function elementName(opening: Node): string {
  const read = (node: unknown): string => {
    if (!isNode(node)) return '';
    if (node.type === 'JSXMemberExpression') return `${read(node.object)}.${read(node.property)}`;
    if (node.type === 'JSXNamespacedName') return `${read(node.namespace)}:${read(node.name)}`;
    return String(node.name ?? '');
  };
  return read(opening.name);
}

/** An element's attribute of this name; null where it has none. */
export function attributeOf(opening: Node, name: string): Node | null {
  return (
    nodesOf(opening.attributes).find(
      (item) => item.type === 'JSXAttribute' && isNode(item.name) && item.name.name === name,
    ) ?? null
  );
}

/** What imports a name: the module's specifier, and the name there (`default`, `*` or an export's). */
export function importOf(
  binding: Binding | undefined,
): { specifier: string; imported: string } | null {
  if (!binding?.isTop) return null;
  const item = parentOf(binding.node);
  const statement = item && parentOf(item);
  if (!item || statement?.type !== 'ImportDeclaration' || !isNode(statement.source)) return null;
  const specifier = String(statement.source.value);
  if (item.type === 'ImportDefaultSpecifier') return { specifier, imported: 'default' };
  if (item.type === 'ImportNamespaceSpecifier') return { specifier, imported: '*' };
  const imported = isNode(item.imported) ? item.imported : null;
  return { specifier, imported: String(imported?.name ?? imported?.value ?? '') };
}

/** Without brackets and the signs of types around it. */
export function bare(node: unknown): Node | null {
  let at = isNode(node) ? node : null;
  while (
    at &&
    /^(ParenthesizedExpression|TSAsExpression|TSNonNullExpression|TSSatisfiesExpression|ChainExpression)$/.test(
      at.type,
    )
  )
    at = isNode(at.expression) ? at.expression : null;
  return at;
}
