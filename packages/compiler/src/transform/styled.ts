import { isNode, type Node, walk } from '../parse/node.ts';
import type { Source } from '../parse/source.ts';
import type { Edit } from '../text/edit.ts';

/**
 * `<style jsx global>` is written by habit where nothing reads the two words; the rules count for the
 * whole page then. React warns of them, so they go.
 */
export function styledEdits(source: Source, program: Node): Edit[] {
  if (source.origin !== 'app' || !/<style\s[^>]*\bjsx\b/.test(source.text)) return [];
  const edits: Edit[] = [];
  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || !isNode(node.name) || node.name.name !== 'style')
      return;
    for (const attribute of Array.isArray(node.attributes) ? node.attributes : [])
      if (isNode(attribute) && isNode(attribute.name) && isWord(attribute))
        edits.push({ start: attribute.start, end: attribute.end, text: '' });
  });
  return edits;
}

const isWord = ({ name, value }: Node): boolean =>
  value === null && /^(jsx|global)$/.test(String((name as Node).name));
