import { type NamedBlock, plainKey } from './keys.ts';
import { parseMarkdown, type RootContent, words, written } from './markdown.ts';

/** A text that is one line in bold stands for a heading, as many models write them. */
const isHeading = (node: RootContent): boolean =>
  node.type === 'heading' ||
  (node.type === 'paragraph' && node.children.length === 1 && node.children[0]!.type === 'strong');

/** The sections of an answer by their blocks' keys; what stands before the first one by no key. */
export function sectionsOf(
  text: string,
  blocks: readonly NamedBlock[],
): Map<string | null, string> {
  const byName = new Map(blocks.map(({ key, heading }) => [plainKey(heading), key]));
  const bodies = new Map<string | null, RootContent[]>([[null, []]]);
  let now: string | null = null;
  for (const node of parseMarkdown(text).children) {
    const name = isHeading(node) ? plainKey(words(node).replace(/^\d+[.)]\s*|:$/g, '')) : null;
    const key = name === null ? undefined : byName.get(name);
    if (key === undefined) bodies.get(now)!.push(node);
    else {
      now = key;
      if (!bodies.has(key)) bodies.set(key, []);
    }
  }
  return new Map([...bodies].map(([key, nodes]) => [key, written(text, nodes)]));
}
