import { childrenOf, isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import { isFunction } from '../parse/tree.ts';
import type { Edit } from '../text/edit.ts';
import { placeOf } from '../text/place.ts';

const LOOPS = new Set([
  'ForStatement',
  'WhileStatement',
  'DoWhileStatement',
  'ForOfStatement',
  'ForInStatement',
]);

/**
 * Makes loops that never end throw: a counter beside each loop, and every 256 rounds a look at the
 * clock. Loops that wait or yield may go on for ever; they block nobody.
 */
export function loopGuards(source: Source, program: Node): Edit[] {
  if (source.origin !== 'app' || !/\b(?:for|while|do)\b/.test(source.text)) return [];
  const edits: Edit[] = [];
  const labelled = new Map<Node, Node>();
  let count = 0;
  walk(program, (node) => {
    if (node.type === 'LabeledStatement' && isNode(node.body))
      labelled.set(node.body, labelled.get(node) ?? node);
    if (!LOOPS.has(node.type) || node.await === true || pauses(node)) return;
    const outer = labelled.get(node) ?? node;
    const { line, column } = placeOf(source.text, node.start);
    const place = JSON.stringify(`${source.path}:${line}:${column}`);
    const id = count++;
    const check = `if(!(++$n${id}&255))$t${id}=__trellisLoop($t${id},${place});`;
    edits.push({ start: outer.start, end: outer.start, text: `{let $n${id}=0,$t${id}=0;` });
    edits.push(...bodyEdits(node.body as Node, check));
    edits.push({ start: outer.end, end: outer.end, text: '}' });
  });
  return edits;
}

function bodyEdits(body: Node, check: string): Edit[] {
  if (body.type === 'BlockStatement')
    return [{ start: body.start + 1, end: body.start + 1, text: check }];
  return [
    { start: body.start, end: body.start, text: `{${check}` },
    { start: body.end, end: body.end, text: '}' },
  ];
}

function pauses(node: Node): boolean {
  return childrenOf(node).some(
    (child) =>
      !isFunction(child) &&
      (child.type === 'AwaitExpression' || child.type === 'YieldExpression' || pauses(child)),
  );
}
