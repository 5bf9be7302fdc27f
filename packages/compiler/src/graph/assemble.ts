import type { CompiledModule } from '@trellis/contract';
import { ROUTES } from '../generate/entry.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import { textHash } from '../text/hash.ts';
import type { GraphModule } from './module.ts';

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

function assembleModule(module: GraphModule): CompiledModule {
  const { sites, map } = module.transformed;
  const slots: [number, number][] = [];
  const deps: string[] = [];
  const later: string[] = [];
  const edits: Edit[] = [];
  let shift = 0;
  for (const [index, site] of sites.entries()) {
    const text = module.targets[index]!;
    if (site.dynamic !== null) {
      // The loader knows the newest version of a module; an address in the code would be an old one's.
      const call = { start: site.dynamic, end: site.start - 1, text: '__trellisLoad(' };
      edits.push(call, { start: site.start, end: site.end, text });
      shift += call.text.length - (call.end - call.start) + text.length - (site.end - site.start);
      later.push(text);
      continue;
    }
    const start = site.start + shift;
    slots.push([start, start + text.length]);
    deps.push(text);
    edits.push({ start: site.start, end: site.end, text });
    shift += text.length - (site.end - site.start);
  }
  const code = applyEdits(module.transformed.code, edits);
  return {
    name: module.name,
    hash: textHash(code),
    code,
    deps: [...deps, ...later],
    slots,
    boundary: isBoundary(module),
    ...(map ? { map } : {}),
  };
}

/** A module's code with the names of what it imports, its lazy imports left to the linker. */
export function namedCode({ transformed: { code, sites }, targets }: GraphModule): string {
  return applyEdits(
    code,
    sites.map(({ start, end }, index) => ({ start, end, text: targets[index]! })),
  );
}

const REGISTERED = /\$RefreshReg\$\(\w+, "([^"]+)"\)/g;

/** Every export is a component that React Refresh knows, so that an update may stop here. */
function isBoundary({ exports, source, transformed }: GraphModule): boolean {
  // A stand-in for a broken module is no boundary: its importers have to take the mended one up.
  if (source.origin !== 'app' && source.name !== ROUTES) return false;
  const registered = new Set([...transformed.code.matchAll(REGISTERED)].map((match) => match[1]));
  return exports.length > 0 && exports.every(({ local }) => registered.has(local ?? '%default%'));
}
