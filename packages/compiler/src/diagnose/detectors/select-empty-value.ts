import { isNode, type Node } from '../../parse/node.ts';
import {
  ancestorsOf,
  attributeOf,
  elementName,
  importOf,
  type LinkedTree,
  textOf,
} from '../../parse/tree.ts';
import type { Edit } from '../../text/edit.ts';
import { type Finding, type Fix, localDetector } from '../detector.ts';

const SELECT = /(^|\/)components\/ui\/select(\.\w+)?$|^@radix-ui\/react-select$|^radix-ui$/;

/** A select's item with an empty value: the select throws as soon as it is opened. */
export const selectEmptyValue = localDetector('select-empty-value', (tree) =>
  tree.all('JSXOpeningElement').flatMap((opening): Finding[] => {
    if (partOf(opening, tree) !== 'Item') return [];
    const value = attributeOf(opening, 'value');
    if (!value || textOf(value.value) !== '') return [];
    const message = "A select's item must not have an empty value; give it a word, such as 'none'";
    return [{ offset: value.start, severity: 'error', message, fix: fixFor(opening, value, tree) }];
  }),
);

/** Which part of the kit's select an element is: `Root`, `Item`, …; null for other elements. */
function partOf(opening: Node, tree: LinkedTree): string | null {
  const name = elementName(opening);
  let first: unknown = opening.name;
  while (isNode(first) && first.type === 'JSXMemberExpression') first = first.object;
  const from = importOf(tree.bindingOf(first));
  if (!from || !SELECT.test(from.specifier)) return null;
  if (name.includes('.')) return name.split('.').at(-1)!;
  return from.imported === 'Select' ? 'Root' : from.imported.replace(/^Select/, '');
}

/** The item gets a word, and the select that it stands in goes on telling the app of an empty text. */
function fixFor(opening: Node, value: Node, tree: LinkedTree): Fix {
  const { text } = tree.source;
  const word = ['none', 'empty', 'unset'].find((one) => !text.includes(`value="${one}"`)) ?? 'none';
  const edits: Edit[] = [];
  const set = (attribute: Node | null, change: (code: string) => string) => {
    const inner = attribute?.value;
    if (!isNode(inner) || inner.type !== 'JSXExpressionContainer' || !isNode(inner.expression))
      return;
    const { start, end } = inner.expression;
    edits.push({ start, end, text: change(text.slice(start, end)) });
  };
  const root = [...ancestorsOf(opening)]
    .map((at) => (at.type === 'JSXElement' ? (at.openingElement as Node) : null))
    .find((at) => at && partOf(at, tree) === 'Root');
  const others = root && edits.length === 0 ? countEmpty(root, tree) : 1;
  if (root && others === 1) {
    set(attributeOf(root, 'value'), (code) => `(${code}) || '${word}'`);
    set(
      attributeOf(root, 'onValueChange'),
      (code) => `(picked) => (${code})(picked === '${word}' ? '' : picked)`,
    );
  }
  edits.push({ start: value.start, end: value.end, text: `value="${word}"` });
  return { message: `Gave the select's empty item the value '${word}'`, edits };
}

const countEmpty = (root: Node, tree: LinkedTree): number => {
  const element = root.parent as Node;
  return tree
    .all('JSXOpeningElement')
    .filter(({ start, end }) => start > element.start && end < element.end)
    .filter((item) => partOf(item, tree) === 'Item')
    .filter((item) => textOf(attributeOf(item, 'value')?.value) === '').length;
};
