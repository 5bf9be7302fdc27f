import type { Node } from '../parse/node.ts';
import type { ImportPlace } from './imports.ts';
import { cut, type Place, type Reading, walkWithin } from './reading.ts';

/**
 * What has to go from a file with one of its imports: the import, and the elements that it gave. Other
 * uses of its names are places that a person has to change.
 */
export function withoutImport(reading: Reading, site: ImportPlace): Place[] {
  const { text, program } = reading;
  if (!site.statement) return [{ start: site.start, edit: null }];
  const { start, end } = site.statement;
  const places: Place[] = [{ start, edit: cut(text, start, end) }];
  const locals = new Set(site.locals);
  if (locals.size === 0) return places;
  walkWithin(program, (node, within) => {
    if (node.start >= start && node.end <= end) return;
    if (node.type === 'JSXElement' && locals.has(elementName(node)))
      places.push({ start: node.start, edit: withoutElement(text, node, within) });
    else if (isUse(node, within, locals)) places.push({ start: node.start, edit: null });
  });
  return places;
}

/** An element taken away: nothing where it stood among others, `null` where a value is wanted. */
export function withoutElement(text: string, node: Node, within: readonly Node[]) {
  const parent = within.at(-1);
  if (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment')
    return cut(text, node.start, node.end);
  return { start: node.start, end: node.end, text: 'null' };
}

/** `Card` of `<Card>` and of `<Card.Title>`. */
function elementName(node: Node): string {
  let name = (node.openingElement as Node).name as Node;
  while (name.type === 'JSXMemberExpression') name = name.object as Node;
  return name.type === 'JSXIdentifier' ? String(name.name) : '';
}

function isUse(node: Node, within: readonly Node[], locals: ReadonlySet<string>): boolean {
  if (node.type !== 'Identifier' || !locals.has(String(node.name))) return false;
  const parent = within.at(-1);
  if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed)
    return false;
  if (parent?.type === 'Property' && parent.key === node && parent.value !== node) return false;
  return true;
}
