import { isNode, type Node } from '../parse/node.ts';
import { attributeOf, bare, calleeName, importOf, nodesOf } from '../parse/tree.ts';
import type { Found } from './find.ts';
import { oneLine, shownText } from './text.ts';

/** A text that stands in the code as it is, between these offsets. */
export interface Literal {
  value: string;
  start: number;
  end: number;
  /** How it is written: between tags, as a quoted attribute, or as a string of the code. */
  as: 'markup' | 'attribute' | 'string';
}

/** The attributes that people read; others are how it works. */
const READ =
  /^(?:placeholder|alt|title|label|aria-label|description|subtitle|subheading|heading|header|text|caption|message|hint|helperText|emptyText|buttonText|cta|name|children)$/;

/** An element's own texts, and whether more of what it shows comes from elsewhere. */
export function textsOf({ node }: Found): { texts: Literal[]; hasData: boolean } {
  const texts: Literal[] = [];
  let hasData = false;
  for (const child of nodesOf(node.children)) {
    if (child.type === 'JSXText') {
      const raw = String(child.raw ?? child.value);
      if (raw.trim() === '') continue;
      const start = child.start + raw.length - raw.trimStart().length;
      const shown = shownText(raw.trim());
      if (shown === null) hasData = true;
      else
        texts.push({ value: oneLine(shown), start, end: start + raw.trim().length, as: 'markup' });
    } else if (child.type === 'JSXExpressionContainer') {
      const inner = bare(child.expression);
      if (!inner || inner.type === 'JSXEmptyExpression') continue;
      const literal = stringOf(inner);
      if (!literal) hasData ||= !isMarkup(inner);
      else if (literal.value.trim() !== '') texts.push(literal);
    }
  }
  return { texts, hasData };
}

/** What can only be more elements: no text of this one. */
const isMarkup = (node: Node): boolean => /^JSX(Element|Fragment)$/.test(node.type);

function stringOf(node: Node): Literal | null {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return null;
  return { value: node.value, start: node.start, end: node.end, as: 'string' };
}

/** The attributes with a text that stands in the code. */
export function readAttributes({ opening }: Found): (Literal & { name: string })[] {
  return nodesOf(opening.attributes).flatMap((attribute) => {
    const name = isNode(attribute.name) ? String(attribute.name.name) : '';
    if (attribute.type !== 'JSXAttribute' || !READ.test(name)) return [];
    const literal = literalOf(attribute.value);
    return literal ? [{ name, ...literal }] : [];
  });
}

function literalOf(value: unknown): Literal | null {
  if (!isNode(value)) return null;
  if (value.type === 'JSXExpressionContainer') {
    const inner = bare(value.expression);
    return inner && stringOf(inner);
  }
  if (value.type !== 'Literal' || typeof value.value !== 'string') return null;
  const shown = shownText(value.value);
  return shown === null
    ? null
    : { value: shown, start: value.start, end: value.end, as: 'attribute' };
}

/** Where an element's classes are written; a place to write them; or why they cannot be set here. */
export type Classes =
  | { kind: 'written'; literal: Literal; attribute: Node; isAlone: boolean }
  | { kind: 'none'; at: number }
  | { kind: 'computed' }
  | { kind: 'own' };

export function classesOf({ opening, tag, tree }: Found): Classes {
  const attribute = attributeOf(opening, 'className');
  if (attribute) {
    const literal = literalOf(attribute.value) ?? firstOfMany(attribute.value);
    const isAlone = literal !== null && literalOf(attribute.value) !== null;
    return literal ? { kind: 'written', literal, attribute, isAlone } : { kind: 'computed' };
  }
  const spreads = nodesOf(opening.attributes).some(({ type }) => type === 'JSXSpreadAttribute');
  if (spreads) return { kind: 'computed' };
  const name = isNode(opening.name) ? opening.name : null;
  if (!/^[a-z]/.test(tag)) {
    // An app's own component may know nothing of classes; those of the kit and the icons do.
    const from = importOf(name ? tree.bindingOf(name) : undefined)?.specifier ?? '';
    if (!/components\/ui\/|^lucide-react|^react-router-dom$/.test(from)) return { kind: 'own' };
  }
  return { kind: 'none', at: name?.end ?? opening.start + 1 + tag.length };
}

/** The first text of `cn('…', more)`. */
function firstOfMany(value: unknown): Literal | null {
  const call =
    isNode(value) && value.type === 'JSXExpressionContainer' ? bare(value.expression) : null;
  if (call?.type !== 'CallExpression' || !/^(cn|clsx|twMerge)$/.test(calleeName(call) ?? ''))
    return null;
  const [first] = nodesOf(call.arguments);
  return first ? stringOf(first) : null;
}
