import { childrenOf, isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import { bare, isFunction, nodesOf, returned } from '../parse/tree.ts';
import type { Edit } from '../text/edit.ts';

const DRAWS = /<\w|\bcreateElement\b/;
/** As a class has it: React calls such a function with `new`, which gives what it returns. */
const MARK = 'prototype.isReactComponent={}';
const AROUND = `(make=>{function Made(...all){return make.apply(this,all)}Made.${MARK};return Made})(`;

/**
 * Components that are functions and return an object with a `render` of its own, which React took for an instance up
 * to its version 18. Whoever calls one as the function that it is gets what it returned.
 */
export function factoryEdits({ origin, text }: Source, program: Node): Edit[] {
  if (origin !== 'app' || !/\brender\b/.test(text) || !DRAWS.test(text)) return [];
  const edits: Edit[] = [];
  const around = ({ start, end }: Node) =>
    edits.push({ start, end: start, text: AROUND }, { start: end, end, text: ')' });
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && isNode(node.id)) {
      const name = String(node.id.name);
      if (isCapital(name) && makesInstances(node))
        edits.push({ start: node.end, end: node.end, text: `;${name}.${MARK};` });
      return;
    }
    const made =
      node.type === 'ExportDefaultDeclaration'
        ? bare(node.declaration)
        : node.type === 'VariableDeclarator' && isNode(node.id) && isCapital(String(node.id.name))
          ? bare(node.init)
          : null;
    if (made && isFunction(made) && !isNode(made.id) && makesInstances(made)) around(made);
  });
  return edits;
}

const isCapital = (name: string) => /^[A-Z]/.test(name);

/** Whether all that a function returns is objects with a `render`. */
function makesInstances(fn: Node): boolean {
  const { body } = fn;
  if (fn.async === true || fn.generator === true || !isNode(body)) return false;
  if (!/^(BlockStatement|FunctionBody)$/.test(body.type)) return rendersItself(body);
  const named = new Map<string, Node>();
  for (const statement of nodesOf(body.body))
    for (const { id, init } of nodesOf(statement.declarations))
      if (isNode(id) && isNode(init)) named.set(String(id.name), init);
  const all = returned(body).map((value) => bare(value));
  return (
    all.length > 0 &&
    all.every((value) =>
      rendersItself(value?.type === 'Identifier' ? named.get(String(value.name)) : value),
    )
  );
}

function rendersItself(value: unknown): boolean {
  const object = bare(value);
  return (
    object?.type === 'ObjectExpression' &&
    childrenOf(object).some(
      ({ key, value: of }) => isNode(key) && key.name === 'render' && isNode(of) && isFunction(of),
    )
  );
}
