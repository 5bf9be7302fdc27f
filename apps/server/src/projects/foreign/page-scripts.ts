import type { PageScript } from './page-head.ts';

/**
 * Scripts of a project's page as a module that puts them in before the app is drawn (`PAGE_SCRIPTS_FILE`). Of other
 * hosts those run that the builder approved, within the frame; null where the page has none.
 */
export function pageScripts(scripts: readonly PageScript[]): string | null {
  if (scripts.length === 0) return null;
  return `// Scripts of the page that this project was drawn in. Those of other sites run once their sites are approved in the
// app's settings.
const SCRIPTS = ${JSON.stringify(scripts, null, 2)};
const LONGEST_WAIT_MS = 3000;

const place = globalThis.__trellisPage;
const mayReach = (address) => !place || (place.mayReach?.(address) ?? false);
const reached = ({ src, text = '', isModule }) =>
  src ? [src] : isModule || text.includes('createElement') ? [...text.matchAll(/["'\`](https:\\/\\/[^"'\`\\s]+)["'\`]/g)].map((found) => found[1]) : [];

function put({ src, text, isModule, waits }) {
  const script = document.createElement('script');
  if (isModule) script.type = 'module';
  if (src) {
    script.async = false;
    script.src = src;
  } else script.textContent = text;
  return new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    if (waits) setTimeout(resolve, LONGEST_WAIT_MS);
    else resolve();
    document.head.append(script);
  });
}

// At an address of the app's own there is no frame around it, and nothing but its own code runs.
if (!place || place.mayReach)
  for (const script of SCRIPTS) if (reached(script).every(mayReach)) await put(script);

export {};
`;
}
