import { childrenOf, isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import { isFunction } from '../parse/tree.ts';
import type { Edit } from '../text/edit.ts';

/** A text is written there, or something that may be one, in a file that reads such refs. */
const WRITTEN = /\bref\s*[=:]\s*\{?\s*["'`]/;
const READ = /\.refs\b/;
const ELEMENT_CALL = /^(createElement|cloneElement)$/;
const TEXT = /^(Literal|TemplateLiteral|BinaryExpression|ConditionalExpression|LogicalExpression)$/;
/** What stands around a ref that may be a text, and around the props that may hold one. */
const AROUND_REF = "(ref=>typeof ref==='string'?it=>{this.refs={...this.refs,[ref]:it}}:ref)(";
const AROUND_PROPS =
  "(all=>typeof all?.ref==='string'?{...all,ref:it=>{this.refs={...this.refs,[all.ref]:it}}}:all)(";

/**
 * `<input ref="name">` in a class, which its `this.refs.name` finds: React 19 refuses a text there, and takes the page
 * down with it. So do `` ref={`row-${id}`} ``, `ref={field.name}`, `{...given}` that holds one, and
 * `cloneElement(child, { ref: 'child' })`.
 */
export function textRefEdits(source: Source, program: Node): Edit[] {
  const { origin, text } = source;
  const reads = READ.test(text);
  if (origin !== 'app' || !(WRITTEN.test(text) || (reads && /\bref\b/.test(text)))) return [];
  const edits: Edit[] = [];
  walk(program, ({ type, value }) => {
    if (/^(MethodDefinition|PropertyDefinition)$/.test(type) && isNode(value))
      edits.push(...editsIn(value, reads));
  });
  return edits;
}

/** Where `this` is the component: not within functions and classes of their own. */
function editsIn(node: Node, reads: boolean): Edit[] {
  const within = childrenOf(node).filter(
    ({ type }) => !/^(Function(Declaration|Expression)|Class(Declaration|Expression))$/.test(type),
  );
  return [...ownEdits(node, reads), ...within.flatMap((child) => editsIn(child, reads))];
}

function ownEdits(node: Node, reads: boolean): Edit[] {
  if (node.type === 'JSXAttribute') return attributeEdits(node, reads);
  if (node.type === 'JSXSpreadAttribute') return reads ? around(node.argument, AROUND_PROPS) : [];
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return [];
  const { callee } = node;
  const called = isNode(callee) && isNode(callee.property) ? callee.property : callee;
  if (!isNode(called) || !ELEMENT_CALL.test(String(called.name))) return [];
  const [, props] = node.arguments as unknown[];
  if (!isNode(props) || props.type === 'SpreadElement') return [];
  if (props.type !== 'ObjectExpression') return reads ? around(props, AROUND_PROPS) : [];
  return childrenOf(props).flatMap((part) => {
    if (part.type === 'SpreadElement') return reads ? around(part.argument, AROUND_PROPS) : [];
    const { key, value, shorthand } = part;
    if (!isNode(key) || key.name !== 'ref' || !mayBeText(value, reads)) return [];
    return around(value, shorthand === true ? `ref:${AROUND_REF}` : AROUND_REF);
  });
}

function attributeEdits({ name, value }: Node, reads: boolean): Edit[] {
  if (!isNode(name) || name.name !== 'ref' || !isNode(value)) return [];
  if (value.type !== 'JSXExpressionContainer') return around(value, `{${AROUND_REF}`, ')}');
  return mayBeText(value.expression, reads) ? around(value.expression, AROUND_REF) : [];
}

const mayBeText = (said: unknown, reads: boolean): said is Node =>
  isNode(said) &&
  (reads ? !isFunction(said) && said.type !== 'JSXEmptyExpression' : TEXT.test(said.type));

function around(node: unknown, before: string, after = ')'): Edit[] {
  if (!isNode(node)) return [];
  return [
    { start: node.start, end: node.start, text: before },
    { start: node.end, end: node.end, text: after },
  ];
}
