import type { Page } from './page.ts';

/** `window.open` of app code: pages of the app. Windows that it writes itself come along with such code (`tools/windows.ts`). */
export function installOpen(page: Page): void {
  const open = window.open.bind(window);
  window.open = (url, target, features) => {
    const address = url === undefined ? '' : String(url);
    if (address === '' || address === 'about:blank') return open('', target, features);
    if (/^_(self|top|parent)$/.test(target ?? '')) {
      page.load(address);
      return window;
    }
    return open(page.shown(address), target, features);
  };
}
