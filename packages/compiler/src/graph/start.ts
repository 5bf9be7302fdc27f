import type { GraphModule } from './module.ts';

type Modules = ReadonlyMap<string, GraphModule>;

/** The names that a module imports statically, in order. */
const staticTargets = ({ targets, transformed }: GraphModule): string[] =>
  targets.filter((_, index) => transformed.sites[index]!.dynamic === null);

/**
 * The packages that have to be there when the app begins: what the entry leads to by static imports.
 * Where modules import each other in a circle, the frame finds names by its import map alone, which
 * is written at the start: then it is what any module imports statically.
 */
export function packagesAtStart(modules: Modules, entry: string): Set<string> {
  const from = hasCircle(modules) ? [...modules.keys()] : [entry];
  const packages = new Set<string>();
  const reached = new Set<string>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const module = modules.get(name);
    if (module) queue.push(...staticTargets(module));
    else packages.add(name);
  }
  return packages;
}

function hasCircle(modules: Modules): boolean {
  const state = new Map<string, 'open' | 'done'>();
  const leadsBack = (name: string): boolean => {
    const known = state.get(name);
    if (known) return known === 'open';
    const module = modules.get(name);
    state.set(name, 'open');
    const isCircle = module !== undefined && staticTargets(module).some(leadsBack);
    state.set(name, 'done');
    return isCircle;
  };
  return [...modules.keys()].some(leadsBack);
}
