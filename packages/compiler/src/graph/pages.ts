import { LAYOUT_FILE, PAGE_SCRIPTS_FILE, ROOT_FILE } from '@trellis/contract';
import type { GraphModule } from './module.ts';

/**
 * The pages that need each file of an app, by the file's path: those whose code leads to it, and all of them where
 * what stands around the pages does. A file that nothing needs is not in it.
 */
export function pagesByFile(
  modules: readonly GraphModule[],
  pages: readonly { name: string; module: string }[],
): Map<string, string[]> {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const isPage = new Set(pages.map(({ module }) => module));
  const found = new Map<string, Set<string>>();
  const follow = (from: string, names: readonly string[]): void => {
    const seen = new Set([from]);
    const queue = [from];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const path = name.startsWith('app:/') ? name.slice('app:/'.length) : null;
      if (path) found.set(path, new Set([...(found.get(path) ?? []), ...names]));
      for (const target of byName.get(name)?.targets ?? []) {
        // What leads to pages, as the root does, needs none of what is in them.
        if (seen.has(target) || isPage.has(target)) continue;
        seen.add(target);
        queue.push(target);
      }
    }
  };
  for (const { name, module } of pages) follow(module, [name]);
  const around = modules.filter(({ name }) => AROUND(name.replace(/^app:\//, '')));
  for (const { name } of around)
    follow(
      name,
      pages.map((page) => page.name),
    );
  return new Map([...found].map(([path, names]) => [path, [...names].sort()]));
}

const AROUND = (path: string): boolean =>
  path === LAYOUT_FILE || path === PAGE_SCRIPTS_FILE || ROOT_FILE.test(path);
