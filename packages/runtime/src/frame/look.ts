import type { AppLook } from '@trellis/contract';

/** After the app's own rules, so that they win; made when it is first needed. */
let sheet: HTMLStyleElement | null = null;

/** Shows the app in its branding. The kit reads a forced theme from the root element (`data-look`). */
export function showLook({ theme, css }: AppLook): void {
  if (css || sheet) {
    sheet ??= document.head.appendChild(document.createElement('style'));
    sheet.textContent = css;
  }
  const root = document.documentElement;
  const before = root.dataset.look;
  if (theme) root.dataset.look = theme;
  else delete root.dataset.look;
  // For apps that know of no themes; those that do decide by themselves once none is forced.
  if (theme || before) root.classList.toggle('dark', theme === 'dark');
}
