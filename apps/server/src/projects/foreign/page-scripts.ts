import { PAGE_SCRIPTS_FILE } from '@trellis/contract';
import type { PagePlace, PageScript } from './page-head.ts';
import { placeOf } from './place.ts';
import type { Project, ProjectFile } from './shape.ts';

const IMPORTED = /\b(?:from|import)\s*\(?\s*(["'`])([^"'`\n]+)\1/g;
const ELSEWHERE = /^https?:\/\//;

/** Takes the scripts of a project's page along: in the place of those that it serves itself, their text. */
export function takePageScripts(project: Project, files: readonly ProjectFile[]): void {
  const modules: string[] = [];
  const put = project.scripts.flatMap((script) => {
    if (!script.isModule) return servedText(project, files, script) ?? [];
    const named = takenBy(script);
    if (named.length === 0 || named.some((from) => ELSEWHERE.test(from))) return [script];
    const { src, text = `import ${JSON.stringify(rooted(src ?? ''))};` } = script;
    const isTaken = src === undefined || files.some(({ path }) => `/${path}` === rooted(src));
    if (isTaken && !named.some((from) => drawsApp(from, files))) modules.push(text);
    return [];
  });
  const names = modules.map((_, at) => `page-module-${at + 1}.js`);
  for (const [at, text] of modules.entries()) project.files[`root/${names[at]}`] = `${text}\n`;
  const code = placesCode(project.places) + (pageScripts(put, names) ?? '');
  if (code) project.files[PAGE_SCRIPTS_FILE] = code;
}

/** What a module is or takes along. */
const takenBy = ({ src, text = '' }: PageScript): string[] =>
  src === undefined ? [...text.matchAll(IMPORTED)].map(([, , from]) => from!) : [src];

/** Whether a module of the project draws the app, which is done here. */
function drawsApp(from: string, files: readonly ProjectFile[]): boolean {
  const path = rooted(from).slice(1);
  if (placeOf(path).kind === 'main') return true;
  const file = files.find((one) => one.path === path);
  return file !== undefined && /\b(?:createRoot|hydrateRoot|ReactDOM\.render)\(/.test(file.content);
}

/** A plain script with its text where the project serves it; null where it has no such file. */
function servedText(
  project: Project,
  files: readonly ProjectFile[],
  script: PageScript,
): PageScript | null {
  if (script.src === undefined || ELSEWHERE.test(script.src)) return script;
  const path = `public${rooted(script.src)}`;
  const file = files.find((one) => one.path === path && one.encoding === 'text');
  if (!file) return null;
  project.leftOut = project.leftOut.filter((left) => left.path !== path);
  return { text: file.content, isModule: false, waits: false };
}

/** An address of the project's own, from its root. */
const rooted = (address: string): string =>
  `/${address.replace(/[?#].*$/, '').replace(/^(%PUBLIC_URL%|%BASE_URL%)?[./]*/, '')}`;

/** Puts elements of the page in beside the app's own, as they stood there when its code looked for them. */
const placesCode = (places: readonly PagePlace[]): string =>
  places.length === 0
    ? ''
    : `// Elements of the page that this project was drawn in, which its code draws into.
for (const { id, classes } of ${JSON.stringify(places)})
  if (!document.getElementById(id)) document.body.append(Object.assign(document.createElement('div'), { id, className: classes }));
`;

/**
 * Scripts of a project's page as a module that puts them in before the app is drawn (`PAGE_SCRIPTS_FILE`). Of other
 * hosts those run that the builder approved, within the frame; modules that take others of the app follow. Null where the
 * page has none.
 */
function pageScripts(scripts: readonly PageScript[], modules: readonly string[]): string | null {
  if (scripts.length + modules.length === 0) return null;
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
${modules.map((name) => `await import('@/root/${name}');\n`).join('')}
export {};
`;
}
