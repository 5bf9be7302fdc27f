import { isNode, type Node, walk } from '../../parse/node.ts';
import type { Binding } from '../../parse/scope.ts';
import { bare, calleeName, isFunction, type LinkedTree, parentOf } from '../../parse/tree.ts';

/** Hooks whose answer stays as it is while a page is open, as good as always. */
const STEADY =
  /^use(Params|SearchParams|Location|Navigate|Ref|Id|Callback|Memo|Theme|Mobile|IsMobile|Context|Translation|Media\w*|Toast)$/;

/** The declaration that gives a name its value: `const [a] = useState()` for `a`. */
export function declaratorOf({ node }: Binding): Node | null {
  let at = parentOf(node);
  while (at && /Pattern$|^Property$|^RestElement$/.test(at.type)) at = parentOf(at);
  return at?.type === 'VariableDeclarator' ? at : null;
}

/** Whether an expression follows from what a hook keeps: state, rows, who is signed in. */
export function changesOverTime(expression: Node, tree: LinkedTree, depth = 0): boolean {
  let changes = false;
  walk(expression, (node) => {
    if (changes || isFunction(node)) return false;
    const binding = tree.bindingOf(node);
    if (!binding || binding.isTop) return undefined;
    const declarator = declaratorOf(binding);
    const init = bare(declarator?.init);
    if (!init) return undefined;
    if (init.type === 'CallExpression' && /^use[A-Z]/.test(calleeName(init) ?? ''))
      changes = !STEADY.test(calleeName(init)!);
    else if (depth < 3) changes = changesOverTime(init, tree, depth + 1);
    return undefined;
  });
  return changes;
}

/** `const [value, setValue] = useState(…)`, of the whole module, by the identifier that declares the setter. */
export function statesOf(tree: LinkedTree): Map<Node, { value: Node | null; setter: Node }> {
  const states = new Map<Node, { value: Node | null; setter: Node }>();
  for (const declarator of tree.all('VariableDeclarator')) {
    const init = bare(declarator.init);
    if (init?.type !== 'CallExpression' || calleeName(init) !== 'useState') continue;
    if (!isNode(declarator.id) || declarator.id.type !== 'ArrayPattern') continue;
    const elements = Array.isArray(declarator.id.elements) ? declarator.id.elements : [];
    const [value, setter] = elements as unknown[];
    if (isNode(setter) && setter.type === 'Identifier')
      states.set(setter, { value: isNode(value) ? value : null, setter });
  }
  return states;
}
