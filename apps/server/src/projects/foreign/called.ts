import { type AppFiles, functionKey } from '@trellis/contract';

/** `base44.functions.invoke('notify', …)`, `functions.fetch('/notify')`, `fetch('/functions/notify')`, `import { notify } from '@/functions/notify'`. */
const CALLED =
  /\bfunctions\s*\.\s*(?:invoke|fetch)\(\s*["'`]\/?([\w/-]+)["'`]|\bfetch\(\s*["'`][^"'`]*\/functions\/([\w-]+)|["'](?:@|\.\.?)\/(?:[\w./]*\/)?functions\/(?!all["'])([\w-]+)["']/g;
/** `import { notify } from '@/functions'`. */
const LISTED =
  /\{([^{}]*)\}\s*from\s*["'](?:@|\.\.?)\/(?:[\w./]*\/)?functions(?:\/all|\/index)?(?:\.js)?["']/g;

/** Says which functions the code calls that are not there (`own`: those that are), and what the app's owner can do. */
export function functionWords(files: AppFiles, own: readonly string[]): string[] {
  const names = new Set<string>();
  for (const code of Object.values(files)) {
    for (const [, invoked, fetched, imported] of code.matchAll(CALLED))
      names.add(invoked ?? fetched ?? imported!);
    for (const [, list] of code.matchAll(LISTED))
      for (const item of list!.split(',')) {
        const name = item.trim().split(/\s+as\s/)[0]!;
        if (/^[A-Za-z]\w*$/.test(name)) names.add(name);
      }
  }
  const has = new Set(own.map(functionKey));
  const missing = [...names].filter((name) => !has.has(functionKey(name)));
  if (missing.length === 0) return [];
  return [
    `The code calls functions that did not come along: ${missing.sort().join(', ')}. Whoever calls one is told so. Add each as a file below server/functions/, or connect where it runs as an HTTP integration of its name.`,
  ];
}
