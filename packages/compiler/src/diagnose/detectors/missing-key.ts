import { isNode, type Node } from '../../parse/node.ts';
import {
  attributeOf,
  bare,
  functionOf,
  isFunction,
  type LinkedTree,
  nodesOf,
} from '../../parse/tree.ts';
import type { Edit } from '../../text/edit.ts';
import { type Finding, type Fix, localDetector } from '../detector.ts';

/** Elements made for each item of a list that carry no key. */
export const missingKey = localDetector('missing-key', (tree) =>
  tree.all('CallExpression').flatMap((call): Finding[] => {
    const callback = callbackOf(call);
    if (!callback) return [];
    return returnedBy(callback, tree).flatMap((element): Finding[] => {
      const isFragment = element.type === 'JSXFragment';
      const opening = element.openingElement;
      if (!isFragment && (!isNode(opening) || hasKey(opening))) return [];
      const message = 'Each element made from a list needs a key of its own';
      const fix = fixFor(element, callback, tree);
      return [{ offset: element.start, severity: 'warning', message, fix }];
    });
  }),
);

/** The inline function that makes an element of each item: of `list.map(…)`, `Array.from(list, …)`. */
function callbackOf(call: Node): Node | null {
  const { callee } = call;
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property))
    return null;
  const method = String(callee.property.name);
  const owner = isNode(callee.object) ? callee.object : null;
  // `Children.map` gives keys by itself.
  if (owner?.name === 'Children' || (isNode(owner?.property) && owner.property.name === 'Children'))
    return null;
  const given = nodesOf(call.arguments);
  const callback =
    method === 'map' || method === 'flatMap'
      ? given[0]
      : method === 'from' && owner?.name === 'Array'
        ? given[1]
        : undefined;
  return callback && isFunction(callback) ? callback : null;
}

/** With a spread the key may be among what is spread. */
const hasKey = (opening: Node): boolean =>
  attributeOf(opening, 'key') !== null ||
  nodesOf(opening.attributes).some(({ type }) => type === 'JSXSpreadAttribute');

/** The elements that a function returns. */
function returnedBy(fn: Node, tree: LinkedTree): Node[] {
  const answers =
    isNode(fn.body) && fn.body.type !== 'BlockStatement' && fn.body.type !== 'FunctionBody'
      ? [fn.body]
      : tree
          .all('ReturnStatement')
          .filter((exit) => exit.start >= fn.start && exit.end <= fn.end && functionOf(exit) === fn)
          .map((exit) => exit.argument);
  return answers.flatMap(elementsIn);
}

function elementsIn(value: unknown): Node[] {
  const node = bare(value);
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return [node];
    case 'ConditionalExpression':
      return [...elementsIn(node.consequent), ...elementsIn(node.alternate)];
    case 'LogicalExpression':
      return elementsIn(node.right);
    default:
      return [];
  }
}

/** The item's id where the code knows one, else its index: what React falls back to. */
function fixFor(element: Node, fn: Node, tree: LinkedTree): Fix | undefined {
  if (element.type === 'JSXFragment') return undefined;
  const opening = element.openingElement as Node;
  const { text } = tree.source;
  const [item, index] = nodesOf(fn.params);
  const edits: Edit[] = [];
  const code = text.slice(fn.start, fn.end);
  let key = item ? idOf(item, code) : null;
  if (!key && index) key = index.type === 'Identifier' ? String(index.name) : null;
  else if (!key) {
    key =
      ['index', 'position', 'nth'].find((name) => !new RegExp(`\\b${name}\\b`).test(code)) ?? null;
    const edit = key && indexEdit(fn, item, key, text);
    if (!edit) return undefined;
    edits.push(edit);
  }
  if (!key) return undefined;
  const at = (opening.name as Node).end;
  edits.push({ start: at, end: at, text: ` key={${key}}` });
  return { message: `Gave each element the key ${key}`, edits };
}

function idOf(item: Node, code: string): string | null {
  if (item.type === 'Identifier' && new RegExp(`\\b${item.name}\\.id\\b`).test(code))
    return `${item.name}.id`;
  if (item.type !== 'ObjectPattern') return null;
  const id = nodesOf(item.properties).find(({ key }) => isNode(key) && key.name === 'id');
  return isNode(id?.value) && id.value.type === 'Identifier' ? String(id.value.name) : null;
}

function indexEdit(fn: Node, item: Node | undefined, name: string, text: string): Edit | null {
  if (!item) {
    const open = text.indexOf('(', fn.start);
    const isEmpty = /^\(\s*\)/.test(text.slice(open));
    return isEmpty ? { start: open + 1, end: open + 1, text: `_, ${name}` } : null;
  }
  const after = /^[^)=]*/.exec(text.slice(item.end))![0];
  if (text[item.end + after.length] === ')')
    return { start: item.end, end: item.end, text: `, ${name}` };
  const whole = text.slice(item.start, item.end);
  return { start: item.start, end: item.end, text: `(${whole}, ${name})` };
}
