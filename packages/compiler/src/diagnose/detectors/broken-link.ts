import { isNode, type Node } from '../../parse/node.ts';
import {
  attributeOf,
  bare,
  calleeName,
  elementName,
  importOf,
  type LinkedTree,
  nodesOf,
} from '../../parse/tree.ts';
import { nearest } from '../../text/nearest.ts';
import { detector, type Finding } from '../detector.ts';
import { declaratorOf } from './state-names.ts';

/** A place in the code that leads to a page. */
interface Link {
  /** A path from the app's root, or a page's name. */
  kind: 'path' | 'name';
  /** The page that it names, as it is written. */
  page: string;
  start: number;
  end: number;
}

/** Paths that are the product's own, beside those of an app's pages. */
const OURS = /^(login|logout|api|app|apps|tool|tools|item|files|functions|live_api|_\w+)$/i;
const LINKS = /^(Link|NavLink|Navigate|a)$/;

/** Links to pages that the app does not have. */
export const brokenLink = detector<Link[]>({
  id: 'broken-link',
  read: (tree) => [...elementLinks(tree), ...callLinks(tree)],
  judge: (links, _module, { pages, ownRoutes }) => {
    if (ownRoutes || pages.length === 0) return [];
    const known = new Set(pages.map(keyOf));
    return links.flatMap((link): Finding[] => {
      if (known.has(keyOf(link.page)) || OURS.test(link.page)) return [];
      const near = nearest(link.page, pages);
      const hint = near ? `; did you mean '${near}'?` : '';
      const message = `There is no page '${link.page}'${hint}`;
      if (!near || Math.abs(near.length - link.page.length) > 2 || near.length < 4)
        return [{ offset: link.start, severity: 'warning', message }];
      const text = link.kind === 'name' ? near : near.toLowerCase();
      const edits = [{ start: link.start, end: link.end, text }];
      const fix = { message: `Linked to the page ${near}, not ${link.page}`, edits };
      return [{ offset: link.start, severity: 'warning', message, fix }];
    });
  },
});

/** Case, hyphens and spaces do not count in a page's address. */
const keyOf = (name: string): string => name.replace(/[-\s]/g, '').toLowerCase();

function elementLinks(tree: LinkedTree): Link[] {
  return tree.all('JSXOpeningElement').flatMap((opening) => {
    const name = importOf(tree.bindingOf(opening.name))?.imported ?? elementName(opening);
    if (!LINKS.test(name)) return [];
    const value = attributeOf(opening, name === 'a' ? 'href' : 'to')?.value;
    if (!isNode(value)) return [];
    return pathLink(value.type === 'JSXExpressionContainer' ? value.expression : value);
  });
}

function callLinks(tree: LinkedTree): Link[] {
  return tree.all('CallExpression').flatMap((call): Link[] => {
    const [first] = nodesOf(call.arguments);
    const { callee } = call;
    if (!first || !isNode(callee) || callee.type !== 'Identifier') return [];
    if (callee.name === 'createPageUrl') {
      const head = headOf(first);
      const page = head && /^[^?#/]*/.exec(head.text)![0];
      if (!head || !page || (page === head.text && !head.isWhole)) return [];
      return [{ kind: 'name', page, start: head.start, end: head.start + page.length }];
    }
    const binding = tree.bindingOf(callee);
    const init = binding && bare(declaratorOf(binding)?.init);
    const isNavigate = init?.type === 'CallExpression' && calleeName(init) === 'useNavigate';
    return isNavigate ? pathLink(first) : [];
  });
}

/** `/recipes?id=1` → the page `recipes`; nothing where the text does not say which page it is. */
function pathLink(value: unknown): Link[] {
  const head = headOf(value);
  const path = head && /^\/([A-Za-z0-9_-]+)(?=$|[/?#])/.exec(head.text);
  if (!head || !path) return [];
  const page = path[1]!;
  if (!head.isWhole && head.text === `/${page}`) return [];
  const start = head.start + 1;
  return [{ kind: 'path', page, start, end: start + page.length }];
}

/** The text that an expression begins with, and whether that is all of it. */
function headOf(value: unknown): { text: string; start: number; isWhole: boolean } | null {
  const node = bare(value);
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return { text: node.value, start: node.start + 1, isWhole: true };
  if (node?.type === 'TemplateLiteral') {
    const [first, ...more] = nodesOf(node.quasis);
    const text = (first?.value as { cooked?: string } | undefined)?.cooked;
    return text === undefined ? null : { text, start: node.start + 1, isWhole: more.length === 0 };
  }
  const isSum = node?.type === 'BinaryExpression' && node.operator === '+';
  const head = isSum ? headOf(node.left as Node) : null;
  return head && { ...head, isWhole: false };
}
