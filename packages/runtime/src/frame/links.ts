import type { Page } from './page.ts';

/** Keeps links and forms from replacing the frame: in-app ones go through the router, others leave by the parent. */
export function interceptLinks(page: Page): void {
  addEventListener('click', (event) => onClick(page, event));
  addEventListener('submit', (event) => onSubmit(page, event));
}

function onClick(page: Page, event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  const link = event.composedPath().find((item) => item instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href');
  if (!link || href === null || href === undefined) return;
  if (link.hasAttribute('download') || /^(blob|data|javascript):/i.test(href)) return;
  if (href.startsWith('#')) {
    event.preventDefault();
    if (href === '#') window.scrollTo({ top: 0 });
    else page.go(href);
    return;
  }
  const path = page.inApp(href);
  const newTab = link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey;
  if (path === null) {
    // A new tab may be opened from here; anything else would replace the frame.
    if (newTab) return;
    event.preventDefault();
    page.leave(link.href);
    return;
  }
  event.preventDefault();
  if (newTab) window.open(page.outside(path), '_blank', 'noopener');
  else page.go(path);
}

function onSubmit(page: Page, event: SubmitEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  const form = event.target;
  if (form.method === 'dialog') return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') query.append(name, value);
  const action = form.getAttribute('action') || page.path.replace(/[?#].*$/, '');
  if (form.method === 'get') page.go(`${action}?${query}`);
}
