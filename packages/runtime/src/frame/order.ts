import type { CompiledModule } from '@trellis/contract';

type Modules = { get(name: string): CompiledModule | undefined };

/** What a module needs to be there before it runs. */
export const staticDeps = ({ deps, slots }: CompiledModule): string[] =>
  deps.slice(0, slots.length);

/** The given modules and all of the app's that they import statically. */
export function staticClosure(modules: Modules, from: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const module = modules.get(name);
    if (!module || reached.has(name)) continue;
    reached.add(name);
    queue.push(...staticDeps(module));
  }
  return reached;
}

/** The named modules so that each comes after those it imports; null when some import each other. */
export function dependenciesFirst(
  modules: Modules,
  names: ReadonlySet<string>,
): CompiledModule[] | null {
  const ordered: CompiledModule[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (name: string): boolean => {
    if (state.get(name) === 'done') return true;
    if (state.get(name) === 'open') return false;
    state.set(name, 'open');
    const module = modules.get(name);
    if (!module) return true;
    for (const dep of staticDeps(module)) if (names.has(dep) && !visit(dep)) return false;
    state.set(name, 'done');
    ordered.push(module);
    return true;
  };
  for (const name of names) if (!visit(name)) return null;
  return ordered;
}
