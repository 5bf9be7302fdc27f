import type { AppLook } from '@trellis/contract';
import { escapeHtml, type ShellHead } from './head.ts';
import { makeOwnPage } from './own-page.ts';
import type { ShellPage } from './shell.ts';

/** A row of a list as its page shows it. */
export interface ShownItem {
  title: string;
  /** An address of ours. */
  picture: string | null;
  price: string | null;
  /** Elsewhere: of `http:` or `https:`. */
  link: string | null;
  rest: readonly { name: string; value: string }[];
}

export interface ItemPage {
  item: ShownItem;
  app: { name: string; basePath: string };
  /** The tools that know of it. */
  tools: readonly { path: string; title: string }[];
  head: ShellHead;
  look: AppLook;
  frameAncestors: readonly string[];
  bubble: string | null;
}

/** Makes the page of a list's row (ruling 53). It is whole as it comes: it needs no script. */
export type ItemDocument = (page: ItemPage) => ShellPage;

export function makeItemDocument(files: { entry: string; style: string }): ItemDocument {
  const page = makeOwnPage(files);
  return ({ item, app, tools, head, look, frameAncestors, bubble }) =>
    page({
      name: item.title || app.name,
      head,
      look,
      root: { id: 'tool', html: itemHtml(item, app, tools) },
      boot: null,
      frameAncestors,
      bubble,
    });
}

function itemHtml(
  { title, picture, price, link, rest }: ShownItem,
  { name, basePath }: ItemPage['app'],
  tools: ItemPage['tools'],
): string {
  const text = escapeHtml;
  const values = rest.map(
    (one) => `<div><dt>${text(one.name)}</dt><dd dir="auto">${text(one.value)}</dd></div>`,
  );
  const asked = tools.map(
    ({ path, title: tool }) =>
      `<li><a href="${text(`${basePath}/tool/${path}`)}">${text(tool)}</a></li>`,
  );
  return `<nav class="back" aria-label="App"><a href="${text(basePath || '/')}">${text(name)}</a></nav>
<main class="tool item">
${picture ? `<img src="${text(picture)}" alt="">` : ''}
<header><h1 dir="auto">${text(title || name)}</h1>${price ? `<p class="price">${text(price)}</p>` : ''}</header>
${values.length > 0 ? `<dl>${values.join('')}</dl>` : ''}
${link ? `<p><a class="go" href="${text(link)}" target="_blank" rel="noopener noreferrer nofollow ugc">Open its page</a></p>` : ''}
${asked.length > 0 ? `<nav aria-label="Tools"><h2>Ask about it</h2><ul>${asked.join('')}</ul></nav>` : ''}
</main>`;
}
