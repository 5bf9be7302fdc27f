import { isNode, type Node } from '../../parse/node.ts';
import { bare, functionOf, isFunction, type LinkedTree, nameOfFunction } from '../../parse/tree.ts';
import { type Finding, localDetector } from '../detector.ts';

/** Components that are async functions: in a browser React cannot show what they promise. */
export const asyncComponent = localDetector('async-component', (tree) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
    .flatMap((type) => tree.all(type))
    .flatMap((fn): Finding[] => {
      if (fn.async !== true || !isComponent(fn, tree)) return [];
      const name = nameOfFunction(fn) ?? 'The component';
      const message = `${name} is an async component; load data in an effect or with useRows instead`;
      const finding = { offset: fn.start, severity: 'error' as const, message };
      if (waits(fn, tree)) return [finding];
      const sign = /^async\s+/.exec(tree.source.text.slice(fn.start, fn.end));
      if (!sign) return [finding];
      const edits = [{ start: fn.start, end: fn.start + sign[0].length, text: '' }];
      return [{ ...finding, fix: { message: `Took 'async' off ${name}`, edits } }];
    }),
);

function isComponent(fn: Node, tree: LinkedTree): boolean {
  const name = nameOfFunction(fn);
  const isDefault =
    isNode(fn.parent) &&
    fn.parent.type === 'ExportDefaultDeclaration' &&
    /^(pages|components)\/|^Layout\./.test(tree.source.path);
  if (!isDefault && !/^[A-Z]/.test(name ?? '')) return false;
  if (isNode(fn.body) && /^JSX/.test(bare(fn.body)?.type ?? '')) return true;
  return tree
    .all('ReturnStatement')
    .some((exit) => functionOf(exit) === fn && /^JSX/.test(bare(exit.argument)?.type ?? ''));
}

const waits = (fn: Node, tree: LinkedTree): boolean =>
  [
    ...tree.all('AwaitExpression'),
    ...tree.all('ForOfStatement').filter((loop) => loop.await === true),
  ].some((node) => functionOf(node) === fn && isFunction(fn));
