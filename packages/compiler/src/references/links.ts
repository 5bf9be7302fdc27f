import { pageKey } from '@trellis/contract';
import type { Node } from '../parse/node.ts';
import { cut, type Place, type Reading, walkWithin } from './reading.ts';
import { withoutElement } from './removal.ts';

const nameOf = (path: string): string => path.replace(/^pages\/|\.\w+$/g, '');
/** Elements and attributes that lead somewhere. */
const LINKS = new Set(['Link', 'NavLink', 'a', 'Navigate']);
const TARGETS = new Set(['to', 'href', 'url', 'path', 'page', 'pageName', 'name', 'route']);

/**
 * The ways to a page: `createPageUrl('Home')`, `<Link to="/home">`, `navigate('/home')`, entries of
 * menus (`{ name: 'Home' }` in a list) and comparisons with the page that is shown.
 */
export function pageLinks(reading: Reading, path: string, newPath: string | null): Place[] {
  const [page, newPage] = [nameOf(path), newPath === null ? null : nameOf(newPath)];
  const places: Place[] = [];
  walkWithin(reading.program, (node, within) => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return;
    const isPath = node.value.startsWith('/');
    const [, key = ''] = /^\/?([\w-]+)(?:[?#].*)?$/.exec(node.value) ?? [];
    if (isPath ? pageKey(key) !== pageKey(page) : node.value !== page) return;
    if (!leads(node, within, isPath)) return;
    if (newPage === null) places.push({ start: node.start, edit: removal(reading, within) });
    else {
      const [start, end] = [node.start + 1, node.end - 1];
      const to = isPath
        ? reading.text.slice(start, end).replace(key, newPage.toLowerCase())
        : newPage;
      places.push({ start, edit: { start, end, text: to } });
    }
  });
  return places;
}

/** Whether a text stands where the name or the path of a page stands. */
function leads(node: Node, within: readonly Node[], isPath: boolean): boolean {
  const parent = within.at(-1)!;
  switch (parent.type) {
    case 'CallExpression': {
      const { type, name, property } = parent.callee as Node;
      const called = String(type === 'MemberExpression' ? (property as Node).name : name);
      if (parent.callee === node) return false;
      return isPath ? /^(navigate|push|replace)$/.test(called) : called === 'createPageUrl';
    }
    case 'JSXAttribute':
      return isPath && TARGETS.has(String((parent.name as Node).name));
    case 'Property':
      return (
        parent.value === node &&
        TARGETS.has(String((parent.key as Node).name ?? (parent.key as Node).value)) &&
        within.at(-2)?.type === 'ObjectExpression' &&
        (isPath || within.at(-3)?.type === 'ArrayExpression')
      );
    case 'BinaryExpression':
      return [parent.left, parent.right].some((side) =>
        /^(currentPageName|pageName|currentPage)$/.test(String((side as Node).name)),
      );
    default:
      return false;
  }
}

/** The link, or the entry of a menu, taken away; null where a person has to decide. */
function removal({ text }: Reading, within: readonly Node[]) {
  for (let at = within.length - 1; at > 0; at--) {
    const node = within[at]!;
    if (node.type === 'JSXElement') {
      const name = (node.openingElement as Node).name as Node;
      return LINKS.has(String(name.name)) ? withoutElement(text, node, within.slice(0, at)) : null;
    }
    if (node.type === 'ObjectExpression' && within[at - 1]!.type === 'ArrayExpression') {
      const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
      return cut(text, node.start, node.end + comma);
    }
    if (/Function|Statement$/.test(node.type)) return null;
  }
  return null;
}
