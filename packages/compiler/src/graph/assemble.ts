import type { CompiledModule } from '@trellis/contract';
import { ROUTES } from '../generate/entry.ts';
import { applyEdits } from '../text/edit.ts';
import { textHash } from '../text/hash.ts';
import type { GraphModule } from './graph.ts';

/** Writes the names of the imported modules into a module's code. */
export class Assembler {
  private readonly known = new Map<string, { key: string; module: CompiledModule }>();

  /** The modules, in the graph's order. Those that did not change are the same objects as before. */
  assemble(modules: readonly GraphModule[]): CompiledModule[] {
    const names = new Set(modules.map(({ name }) => name));
    for (const name of this.known.keys()) if (!names.has(name)) this.known.delete(name);
    return modules.map((module) => {
      const key = `${module.source.hash} ${module.targets.join(' ')}`;
      const known = this.known.get(module.name);
      if (known?.key === key) return known.module;
      const compiled = assembleModule(module);
      this.known.set(module.name, { key, module: compiled });
      return compiled;
    });
  }
}

export function assembleModule(module: GraphModule): CompiledModule {
  const { sites, code: raw, map } = module.transformed;
  const slots: [number, number][] = [];
  let shift = 0;
  const edits = sites.map((site, index) => {
    const text = module.targets[index]!;
    const start = site.start + shift;
    slots.push([start, start + text.length]);
    shift += text.length - (site.end - site.start);
    return { start: site.start, end: site.end, text };
  });
  const code = applyEdits(raw, edits);
  return {
    name: module.name,
    hash: textHash(code),
    code,
    deps: module.targets,
    slots,
    boundary: isBoundary(module),
    ...(map ? { map } : {}),
  };
}

const REGISTERED = /\$RefreshReg\$\(\w+, "([^"]+)"\)/g;

/** Every export is a component that React Refresh knows, so that an update may stop here. */
function isBoundary({ exports, source, transformed }: GraphModule): boolean {
  // A stand-in for a broken module is no boundary: its importers have to take the mended one up.
  if (source.origin !== 'app' && source.name !== ROUTES) return false;
  const registered = new Set([...transformed.code.matchAll(REGISTERED)].map((match) => match[1]));
  return exports.length > 0 && exports.every(({ local }) => registered.has(local ?? '%default%'));
}
