import { type NamedBlock, plainKey } from './keys.ts';
import { parseMarkdown, type RootContent, words, written } from './markdown.ts';

/** A heading with what stands behind it on its own: a line in bold is one, as many models write them. */
function headed(node: RootContent): { name: string; rest: RootContent[] } | null {
  if (node.type === 'heading') return { name: nameOf(words(node)), rest: [] };
  const [bold, after] = node.type === 'paragraph' ? node.children : [];
  if (node.type !== 'paragraph' || bold?.type !== 'strong') return null;
  const name = nameOf(words(bold));
  if (!after) return { name, rest: [] };
  // Words follow it on the next line, or behind a colon.
  const gap = after.type === 'text' ? /^(?::\s*|[ \t]*\n)/.exec(after.value)?.[0] : undefined;
  const isNamed = gap !== undefined || /:\s*$/.test(words(bold));
  if (!isNamed || !node.position || !after.position) return null;
  const { start } = after.position;
  const from = { ...start, offset: (start.offset ?? 0) + (gap?.length ?? 0) };
  const rest = { ...node, children: node.children.slice(1) };
  return { name, rest: [{ ...rest, position: { ...node.position, start: from } }] };
}

const nameOf = (said: string): string => plainKey(said.replace(/^\d+[.)]\s*|:\s*$/g, ''));

/** A line that may be a heading, or the rule that makes one of the line above. */
const MAYBE = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|\*\*|__|=+[ \t]*$|-+[ \t]*$).*$/gm;

/**
 * The sections of an answer by their blocks' keys; what stands before the first one by no key. What comes behind the
 * last line that may be a heading is of the last section whatever it is: it grows with each piece, and is not parsed.
 */
export function sectionsOf(
  text: string,
  blocks: readonly NamedBlock[],
): Map<string | null, string> {
  const byName = new Map(blocks.map(({ key, heading }) => [plainKey(heading), key]));
  const bodies = new Map<string | null, RootContent[]>([[null, []]]);
  const last = [...text.matchAll(MAYBE)].at(-1);
  const parsed = last ? text.slice(0, last.index + last[0].length) : '';
  let now: string | null = null;
  for (const node of parseMarkdown(parsed).children) {
    const found = headed(node);
    const key = found ? byName.get(found.name) : undefined;
    if (key === undefined) bodies.get(now)!.push(node);
    else {
      now = key;
      if (!bodies.has(key)) bodies.set(key, []);
      bodies.get(key)!.push(...(found?.rest ?? []));
    }
  }
  const sections = new Map([...bodies].map(([key, nodes]) => [key, written(text, nodes)]));
  const from = bodies.get(now)?.[0]?.position?.start.offset ?? parsed.length;
  return sections.set(now, text.slice(from).trim());
}
