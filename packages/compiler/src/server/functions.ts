import { type AppFiles, FUNCTION_ENTRIES, fileKind } from '@trellis/contract';

const FOLDER = /^server\/functions\//;

/**
 * The functions of an app by their names: `server/functions/notify.ts`, or a folder with an entry of its own
 * (`server/functions/notify/entry.ts`). A name may hold slashes. Files beside an entry are parts of it.
 */
export function functionsOf(files: AppFiles): Map<string, string> {
  const found = new Map<string, string>();
  const paths = Object.keys(files).filter(
    (path) => fileKind(path) === 'function' && FOLDER.test(path) && /\.(ts|js)$/.test(path),
  );
  const folders = new Set<string>();
  for (const begins of FUNCTION_ENTRIES)
    for (const path of paths.sort()) {
      const name = new RegExp(`^(.+)/${begins}\\.(ts|js)$`).exec(path.replace(FOLDER, ''))?.[1];
      if (name === undefined || found.has(name)) continue;
      found.set(name, path);
      folders.add(name);
    }
  for (const path of paths) {
    const name = path.replace(FOLDER, '').replace(/\.(ts|js)$/, '');
    const within = [...folders].some((folder) => name === folder || name.startsWith(`${folder}/`));
    if (!within && !name.startsWith('_') && !name.includes('/_')) found.set(name, path);
  }
  return found;
}

/**
 * The functions that may act as the app itself, which reaches every row: those that say so, and those of an app
 * whose shared code does.
 */
export function actingAsApp(files: AppFiles): Set<string> {
  const speaks = (path: string) => AS_APP.test(files[path] ?? '');
  const all = functionsOf(files);
  const entries = new Set(all.values());
  const others = Object.keys(files).filter(
    (path) => fileKind(path) === 'function' && !entries.has(path),
  );
  if (others.some(speaks)) return new Set(all.keys());
  return new Set([...all].flatMap(([name, entry]) => (speaks(entry) ? [name] : [])));
}
const AS_APP = /\basServiceRole\b|SERVICE_TOKEN|\bserviceToken\b|Base44-Service-Authorization/i;

/** The secrets that code for the server asks for by name, sorted. */
export function secretsAsked(files: AppFiles): string[] {
  const names = new Set<string>();
  for (const [path, text] of Object.entries(files)) {
    if (fileKind(path) !== 'function') continue;
    const asked =
      /\bDeno\.env\.get\(\s*["'`](\w+)["'`]\s*\)|\bprocess\.env\.(\w+)|\bprocess\.env\[\s*["'`](\w+)["'`]\s*\]/g;
    for (const [, first, second, third] of text.matchAll(asked))
      names.add((first ?? second ?? third)!);
  }
  return [...names].filter((name) => !/^BASE44_|^DENO_/.test(name)).sort();
}
