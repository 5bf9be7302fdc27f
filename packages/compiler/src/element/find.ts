import type { ElementPlace } from '@trellis/contract';
import { isNode, type Node } from '../parse/node.ts';
import { readModule } from '../parse/parse.ts';
import { elementName, type LinkedTree, linkTree } from '../parse/tree.ts';
import { textHash } from '../text/hash.ts';

/** An element in its file. */
export interface Found {
  tree: LinkedTree;
  text: string;
  node: Node;
  opening: Node;
  tag: string;
}

/** The element at a place of a file, as its tag says; null where another or none stands there. */
export function findElement(text: string, place: ElementPlace, tag: string): Found | null {
  const source = {
    name: `app:/${place.file}`,
    path: place.file,
    text,
    hash: textHash(text),
    origin: 'app' as const,
  };
  const { tree: read } = readModule(source);
  if (!read) return null;
  const tree = linkTree(read);
  const start = offsetOf(text, place);
  const lineEnd = text.indexOf('\n', start);
  const all = tree.all('JSXElement').flatMap((node): Found[] => {
    const opening = isNode(node.openingElement) ? node.openingElement : null;
    return opening ? [{ tree, text, node, opening, tag: elementName(opening) }] : [];
  });
  const exact = all.find(({ node }) => node.start === start);
  if (exact) return isTag(exact.tag, tag) ? exact : null;
  // What is compiled may stand some columns further on than what is written: guards of loops on its line.
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = lineEnd === -1 ? text.length : lineEnd;
  const alike = all.filter(
    (one) => one.node.start >= from && one.node.start <= to && isTag(one.tag, tag),
  );
  return alike.length === 1 ? alike[0]! : null;
}

/** A component's own name may be another than the one that it is imported by. */
const isTag = (written: string, given: string): boolean =>
  written === given || (!/^[a-z]/.test(written) && !/^[a-z]/.test(given));

/** The offset of a line and column; columns beyond the line's end count as its end. */
function offsetOf(text: string, { line, column }: ElementPlace): number {
  let at = 0;
  for (let count = 1; count < line; count++) {
    const next = text.indexOf('\n', at);
    if (next === -1) return text.length;
    at = next + 1;
  }
  const end = text.indexOf('\n', at);
  return Math.min(end === -1 ? text.length : end, at + column - 1);
}
