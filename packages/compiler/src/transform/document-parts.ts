import { isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import { elementName, nodesOf } from '../parse/tree.ts';
import type { Edit } from '../text/edit.ts';

/** What a component draws in place of a part of the document. What a head holds is not seen, and counts all the same. */
const INSTEAD: Record<string, string> = { html: 'div', head: 'div', body: 'div' };
export const isDocumentPart = (name: unknown): boolean =>
  typeof name === 'string' && Object.hasOwn(INSTEAD, name);

/**
 * `<html><body>` inside of a component. A page is drawn within the document that is there; React takes such
 * an element for the document's own and puts what is in it beside everything else, so that nothing is seen.
 */
export function documentEdits(source: Source, program: Node): Edit[] {
  if (
    source.origin !== 'app' ||
    !/<(html|head|body)\b|["'`](html|head|body)["'`]/.test(source.text)
  )
    return [];
  const edits: Edit[] = [];
  walk(program, (node) => {
    if (isToldOfDocument(node)) return false;
    if (node.type === 'JSXElement') edits.push(...elementEdits(node));
    if (node.type === 'CallExpression') edits.push(...callEdits(node));
    return true;
  });
  return edits;
}

/** `<Helmet><html lang="de" /></Helmet>` says what the document itself is to be. */
export const isToldOfDocument = ({ openingElement }: Node): boolean =>
  isNode(openingElement) && /(^|\.)(Helmet|Head)$/.test(elementName(openingElement));

function elementEdits({ openingElement, closingElement }: Node): Edit[] {
  if (!isNode(openingElement)) return [];
  const name = elementName(openingElement);
  if (!isDocumentPart(name)) return [];
  const hidden = name === 'head' ? ' hidden' : '';
  return [openingElement, closingElement].filter(isNode).map((tag) => {
    const { start, end } = tag.name as Node;
    return { start, end, text: INSTEAD[name] + (tag === openingElement ? hidden : '') };
  });
}

/** `createElement('body', …)`, `jsx('html', …)`; a document's own `createElement` is another thing. */
function callEdits({ callee, arguments: given }: Node): Edit[] {
  const [first] = nodesOf(given);
  if (first?.type !== 'Literal' || !isDocumentPart(first.value) || !isNode(callee)) return [];
  const isReact = isNode(callee.object) && callee.object.name === 'React';
  const called = isNode(callee.property) && isReact ? callee.property.name : callee.name;
  if (called !== 'createElement') return [];
  return [{ start: first.start, end: first.end, text: `'${INSTEAD[String(first.value)]}'` }];
}
