import { childrenOf, isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import type { Edit } from '../text/edit.ts';

/** A text is written there, or something that may be one, in a file that reads such refs. */
const WRITTEN = /\bref\s*[=:]\s*\{?\s*["'`]/;
const READ = /\.refs\b/;
const ELEMENT_CALL = /^(createElement|cloneElement)$/;

/**
 * `<input ref="name">` in a class, which its `this.refs.name` finds: React 19 refuses a text there, and takes the page
 * down with it. So do `` ref={`row-${id}`} `` and `cloneElement(child, { ref: 'child' })`.
 */
export function textRefEdits(source: Source, program: Node): Edit[] {
  const { origin, text } = source;
  if (origin !== 'app' || !(WRITTEN.test(text) || (READ.test(text) && /\bref\b/.test(text))))
    return [];
  const edits: Edit[] = [];
  walk(program, ({ type, value }) => {
    if (/^(MethodDefinition|PropertyDefinition)$/.test(type) && isNode(value))
      edits.push(...editsIn(value, text));
  });
  return edits;
}

/** Where `this` is the component: not within functions and classes of their own. */
function editsIn(node: Node, text: string): Edit[] {
  const within = childrenOf(node).filter(
    ({ type }) => !/^(Function(Declaration|Expression)|Class(Declaration|Expression))$/.test(type),
  );
  return [...ownEdits(node, text), ...within.flatMap((child) => editsIn(child, text))];
}

function ownEdits(node: Node, text: string): Edit[] {
  if (node.type === 'JSXAttribute') return editOf(node, text);
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return [];
  const { callee } = node;
  const called = isNode(callee) && isNode(callee.property) ? callee.property : callee;
  if (!isNode(called) || !ELEMENT_CALL.test(String(called.name))) return [];
  const [, props] = node.arguments as unknown[];
  if (!isNode(props) || props.type !== 'ObjectExpression') return [];
  return childrenOf(props).flatMap(({ key, value }) => {
    const ref = isNode(key) && key.name === 'ref' && isNode(value) ? refOf(value, text) : '';
    return ref === '' ? [] : replaced(value as Node, ref);
  });
}

function editOf({ name, value }: Node, text: string): Edit[] {
  if (!isNode(name) || name.name !== 'ref' || !isNode(value)) return [];
  const said = value.type === 'JSXExpressionContainer' ? value.expression : value;
  const ref = isNode(said) ? refOf(said, text) : '';
  return ref === '' ? [] : replaced(value, `{${ref}}`);
}

const replaced = ({ start, end }: Node, text: string): Edit[] => [{ start, end, text }];

/** What stands for a text, or for what may be one; empty for anything else. */
function refOf(said: Node, text: string): string {
  const code = text.slice(said.start, said.end);
  if (said.type === 'Literal')
    return typeof said.value === 'string' ? `it=>{this.refs={...this.refs,[${code}]:it}}` : '';
  if (
    !/^(TemplateLiteral|BinaryExpression|ConditionalExpression|LogicalExpression)$/.test(said.type)
  )
    return '';
  return `(ref=>typeof ref==='string'?it=>{this.refs={...this.refs,[ref]:it}}:ref)(${code})`;
}
