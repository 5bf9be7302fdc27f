import type { CompiledModule } from '@trellis/contract';
import type { Loader } from '../frame/loader.ts';
import { dependenciesFirst, staticClosure } from '../frame/order.ts';
import type { LogLine, ToFrame } from '../messages.ts';
import { answerTools, type Tools } from './answers.ts';
import { watchConsole } from './console.ts';

/** The part of `react-refresh/runtime` in use. */
export interface RefreshRuntime {
  injectIntoGlobalHook(target: object): void;
  register(type: unknown, id: string): void;
  createSignatureFunctionForTransform(): unknown;
  isLikelyComponentType(type: unknown): boolean;
  performReactRefresh(): void;
}

type Outcome = 'done' | 'rebuild';
type Said<T extends ToFrame['type']> = Extract<ToFrame, { type: T }>;

/** What updates change, and what is heard and said of them and of tools. */
export interface Hot extends Tools {
  onUpdate(take: (update: Said<'Update'>) => void): void;
  updated(id: number, outcome: Outcome | 'failed'): void;
  failed(error: unknown): void;
  logged(line: LogLine): void;
  entry: string;
  style: HTMLStyleElement;
}

/** Hooks React Refresh in; from then on updates and tools are answered. */
export function beginHot(refresh: RefreshRuntime, hot: Hot): void {
  refresh.injectIntoGlobalHook(globalThis);
  const signs = {
    register: (type: unknown, id: string) => refresh.register(type, id),
    sign: () => refresh.createSignatureFunctionForTransform(),
  };
  Object.defineProperty(globalThis, '__trellisRefresh', { value: signs });
  watchConsole(hot.logged);
  answerUpdates(hot, refresh);
  answerTools(hot);
}

/** Takes updates one after the other, and says how each went. */
function answerUpdates(hot: Hot, refresh: RefreshRuntime): void {
  const { onUpdate, updated, failed, loader, entry, style } = hot;
  let last: Promise<void> = Promise.resolve();
  onUpdate(({ id, code, removed, css }) => {
    last = last.then(async () => {
      try {
        if (css !== null) style.textContent = css;
        loader.add(code);
        const outcome = await hotUpdate(loader, refresh, entry, code.modules);
        loader.remove(removed);
        updated(id, outcome);
      } catch (error) {
        failed(error);
        updated(id, 'failed');
      }
    });
  });
}

/**
 * Swaps changed modules in with the state of the page kept: what changed, and whoever imports it, up
 * to modules that export only components. `rebuild` when that leads up to the entry.
 */
async function hotUpdate(
  loader: Loader,
  refresh: RefreshRuntime,
  entry: string,
  changed: readonly CompiledModule[],
): Promise<Outcome> {
  const next = new Map([...loader.allModules()].map((module) => [module.name, module]));
  for (const module of changed) next.set(module.name, module);
  const dirty = dirtyModules(loader, next, changed);
  if (dirty.has(entry)) return 'rebuild';
  // What runs now for the first time must not find old versions by the import map.
  for (const name of staticClosure(next, dirty)) if (!loader.hasRun(name)) dirty.add(name);
  const ordered = dependenciesFirst(next, dirty);
  if (!ordered) return 'rebuild';
  await loader.complete(ordered);
  const fresh = loader.replace(ordered);
  const namespaces = await Promise.all(
    [...fresh].map(async ([name, url]) => ({ name, exports: (await import(url)) as object })),
  );
  const misjudged = namespaces.some(
    ({ name, exports }) =>
      next.get(name)?.boundary && !Object.values(exports).every(refresh.isLikelyComponentType),
  );
  if (misjudged) return 'rebuild';
  refresh.performReactRefresh();
  dispatchEvent(new Event('trellis:updated'));
  return 'done';
}

function dirtyModules(
  loader: Loader,
  next: ReadonlyMap<string, CompiledModule>,
  changed: readonly CompiledModule[],
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { name, deps } of next.values())
    for (const dep of deps) importers.set(dep, [...(importers.get(dep) ?? []), name]);
  const dirty = new Set<string>();
  const visit = (name: string): void => {
    if (dirty.has(name)) return;
    dirty.add(name);
    const old = loader.module(name);
    // Whoever imports a module that is new has changed itself.
    if (!old || (old.boundary && next.get(name)?.boundary)) return;
    for (const importer of importers.get(name) ?? []) visit(importer);
  };
  for (const { name } of changed) visit(name);
  return dirty;
}
