import type { AppFiles } from '@trellis/contract';

/** `base44.functions.invoke('notify', …)`, `functions.fetch('/notify')`, `fetch('/functions/notify')`, `import { notify } from '@/functions/notify'`. */
const CALLED =
  /\bfunctions\s*\.\s*(?:invoke|fetch)\(\s*["'`]\/?([\w/-]+)["'`]|\bfetch\(\s*["'`][^"'`]*\/functions\/([\w-]+)|["'](?:@|\.\.?)\/(?:[\w./]*\/)?functions\/(?!all["'])([\w-]+)["']/g;
/** `import { notify } from '@/functions'`. */
const LISTED =
  /\{([^{}]*)\}\s*from\s*["'](?:@|\.\.?)\/(?:[\w./]*\/)?functions(?:\/all|\/index)?(?:\.js)?["']/g;

/** Says which functions the code calls that ran on a server, and what the app's owner can do. */
export function functionWords(files: AppFiles): string[] {
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
  if (names.size === 0) return [];
  return [
    `The code calls functions that ran on a server: ${[...names].sort().join(', ')}. They do not run here, and whoever calls one is told so. Connect where each runs as an HTTP integration of its name.`,
  ];
}
