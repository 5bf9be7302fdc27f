import { isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import { bare, calleeName, isFunction, nodesOf, returned } from '../parse/tree.ts';
import type { Edit } from '../text/edit.ts';

const EFFECT = /^use(Layout|Insertion)?Effect$/;
/** Does what it is given, and hands on nothing but a function. */
const BEFORE = "(effect=>()=>{const end=effect();return typeof end==='function'?end:undefined})(";

/**
 * Effects that return something else than what ends them: `useEffect(async () => …)`, `useEffect(load, [])`. React
 * calls whatever it gets when the effect ends, and takes the whole page down where that is a promise or a value.
 */
export function effectEdits(source: Source, program: Node): Edit[] {
  if (source.origin !== 'app' || !/Effect\b/.test(source.text)) return [];
  const edits: Edit[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !EFFECT.test(calleeName(node) ?? '')) return;
    const [first] = nodesOf(node.arguments);
    if (!first || first.type === 'SpreadElement' || endsAsItShould(bare(first))) return;
    edits.push({ start: first.start, end: first.start, text: BEFORE });
    edits.push({ start: first.end, end: first.end, text: ')' });
  });
  return edits;
}

/** A function that returns functions, or nothing at all. */
function endsAsItShould(fn: Node | null): boolean {
  if (!fn || !isFunction(fn) || fn.async === true || !isNode(fn.body)) return false;
  if (/^(BlockStatement|FunctionBody)$/.test(fn.body.type)) return returned(fn.body).every(isEnd);
  return isEnd(fn.body);
}

const isEnd = (value: unknown): boolean => {
  const node = bare(value);
  return node === null || isFunction(node);
};
