import type { Page } from './page.ts';
import { writtenWindow } from './written.ts';

/** `window.open` of app code: pages of the app, windows that it writes itself, and files that it made. */
export function installOpen(page: Page, nonce: string): void {
  const open = window.open.bind(window);
  const whereTo = (url: string): string => {
    const path = page.inApp(url);
    return path === null ? url : page.outside(path);
  };
  const documents = rememberDocuments();
  window.open = (url, target, features) => {
    const address = url === undefined ? '' : String(url);
    if (address === '' || address === 'about:blank') {
      const shown = open('', target, features);
      return shown && writtenWindow(shown, nonce, whereTo);
    }
    if (documents.has(address)) {
      download(address);
      return window;
    }
    if (/^_(self|top|parent)$/.test(target ?? '')) {
      page.load(address);
      return window;
    }
    return open(whereTo(address), target, features);
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((item) => item instanceof HTMLAnchorElement);
      if (!link || link.hasAttribute('download') || !documents.has(link.href)) return;
      event.preventDefault();
      download(link.href);
    },
    true,
  );
}

/**
 * Addresses of PDF documents that the app made: a browser shows none where there is no origin, so they are
 * downloaded instead.
 */
function rememberDocuments(): ReadonlySet<string> {
  const known = new Set<string>();
  const make = URL.createObjectURL.bind(URL);
  const drop = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const address = make(source);
    if (source instanceof Blob && source.type === 'application/pdf') known.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    known.delete(address);
    drop(address);
  };
  return known;
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = 'document.pdf';
  link.click();
}
