import type { AppLook } from '@trellis/contract';

/** After the app's own rules, so that they win; made when it is first needed. */
let sheet: HTMLStyleElement | null = null;

/**
 * Shows the app in its branding. The kit reads a forced theme from the root element (`data-look`), and what
 * the app is called and its logo (`data-app-name`, `data-app-logo`).
 */
export function showLook({ theme, css, name, logo }: AppLook): void {
  if (css || sheet) {
    sheet ??= document.head.appendChild(document.createElement('style'));
    sheet.textContent = css;
  }
  const root = document.documentElement;
  mark(root, 'appName', name);
  mark(root, 'appLogo', logo);
  const before = root.dataset.look;
  mark(root, 'look', theme);
  // For apps that know of no themes; those that do decide by themselves once none is forced.
  if (theme || before) root.classList.toggle('dark', theme === 'dark');
}

function mark(root: HTMLElement, key: string, value: string | null): void {
  if (value) root.dataset[key] = value;
  else delete root.dataset[key];
}
