import { isNode, type Node, walk } from '../parse/node.ts';
import type { Edit } from '../text/edit.ts';

const WINDOWS = new Set(['window', 'document', 'globalThis', 'self', 'top', 'parent']);

/** What app code reads and writes as `location`; the frame defines it, its setter navigates. */
const PAGE_LOCATION = '__trellisPage.location';

/** For the transformer's scope-aware `define`. */
export const LOCATION_DEFINES: Record<string, string> = {
  location: PAGE_LOCATION,
  ...Object.fromEntries([...WINDOWS].map((name) => [`${name}.location`, PAGE_LOCATION])),
  // Of a window around it the app knows nothing, and may not move it.
  ...Object.fromEntries(
    ['top', 'parent'].flatMap((name) => [
      [name, `__trellisPage.${name}`],
      ...['window', 'self', 'globalThis'].flatMap((around) => [
        [`${around}.${name}`, `__trellisPage.${name}`],
        [`${around}.${name}.location`, PAGE_LOCATION],
      ]),
    ]),
  ),
};

/** `const { location } = window` reads from the page object instead; `define` does not see into patterns. */
export function locationEdits(program: Node): Edit[] {
  const edits: Edit[] = [];
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return;
    const { id, init } = node;
    if (id.type !== 'ObjectPattern' || init.type !== 'Identifier') return;
    if (!WINDOWS.has(String(init.name)) || !Array.isArray(id.properties)) return;
    const takesLocation = id.properties.some(
      (property) => isNode(property) && isNode(property.key) && property.key.name === 'location',
    );
    if (takesLocation)
      edits.push({ start: init.start, end: init.end, text: `__trellisPage.around(${init.name})` });
  });
  return edits;
}
