/** What is looked at of a Markdown tree (mdast). */
interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** Passages that a text names by their numbers, like `[2]` or `[1, 3]`. */
const NAMED = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;
/** What leads somewhere already, or is shown letter for letter. */
const WHOLE = ['link', 'linkReference', 'code', 'inlineCode'];
const PLACE = '#source-';

/** Makes the numbers of passages that there are into links, of which `sourceIn` tells where they lead. */
export const remarkCited = (numbers: ReadonlySet<number>) => (tree: Node) => walk(tree, numbers);

/** The number of the passage that such a link leads to; null for another one. */
export function sourceIn(href: string | undefined): number | null {
  const digits = href?.startsWith(PLACE) ? href.slice(PLACE.length) : '';
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
}

function walk(node: Node, numbers: ReadonlySet<number>): void {
  if (!node.children || WHOLE.includes(node.type)) return;
  node.children = node.children.flatMap((child) =>
    child.type === 'text' && child.value ? linked(child.value, numbers) : [child],
  );
  for (const child of node.children) walk(child, numbers);
}

function linked(text: string, numbers: ReadonlySet<number>): Node[] {
  const parts: Node[] = [];
  let end = 0;
  for (const { 0: whole, 1: list = '', index } of text.matchAll(NAMED)) {
    const named = list.split(',').map(Number);
    // A number of nothing stays what it is: it may be meant otherwise.
    if (!named.every((n) => numbers.has(n))) continue;
    parts.push(textOf(text.slice(end, index)), ...named.map(linkTo));
    end = index + whole.length;
  }
  return [...parts, textOf(text.slice(end))].filter(({ value }) => value !== '');
}

const textOf = (value: string): Node => ({ type: 'text', value });
const linkTo = (n: number): Node => ({
  type: 'link',
  url: `${PLACE}${n}`,
  children: [textOf(`[${n}]`)],
});
