import { childrenOf, isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import type { Edit } from '../text/edit.ts';

/**
 * `<input ref="name">` in a class, which its `this.refs.name` finds: React 19 refuses a text there, and takes the page
 * down with it.
 */
export function textRefEdits(source: Source, program: Node): Edit[] {
  if (source.origin !== 'app' || !/\bref=(?:["']|\{\s*["'`])/.test(source.text)) return [];
  const edits: Edit[] = [];
  walk(program, ({ type, value }) => {
    if (/^(MethodDefinition|PropertyDefinition)$/.test(type) && isNode(value))
      edits.push(...editsIn(value, source.text));
  });
  return edits;
}

/** Where `this` is the component: not within functions and classes of their own. */
function editsIn(node: Node, text: string): Edit[] {
  const own = node.type === 'JSXAttribute' ? editOf(node, text) : null;
  const within = childrenOf(node).filter(
    ({ type }) => !/^(Function(Declaration|Expression)|Class(Declaration|Expression))$/.test(type),
  );
  return own ? [own] : within.flatMap((child) => editsIn(child, text));
}

function editOf({ name, value }: Node, text: string): Edit | null {
  if (!isNode(name) || name.name !== 'ref' || !isNode(value)) return null;
  const said = value.type === 'JSXExpressionContainer' ? value.expression : value;
  if (!isNode(said) || said.type !== 'Literal' || typeof said.value !== 'string') return null;
  const key = text.slice(said.start, said.end);
  const { start, end } = value;
  return { start, end, text: `{it=>{this.refs={...this.refs,[${key}]:it}}}` };
}
