import { ENTRY } from '../generate/entry.ts';
import { brokenCode, mendedCode } from '../generate/modules.ts';
import type { Source } from '../parse/source.ts';
import { quietCode } from '../resolve/quiet.ts';
import type { Resolver } from '../resolve/resolver.ts';
import type { Mode, Site } from '../transform/transform.ts';
import type { ModuleCache } from './cache.ts';
import { type Exports, meantExport } from './exports.ts';
import type { GraphModule } from './module.ts';
import { madeSource, type Sources } from './sources.ts';
import { packagesAtStart } from './start.ts';

export interface Graph {
  modules: GraphModule[];
  /** Package specifiers that the modules reach, with the names taken of each. */
  vendor: Map<string, Set<string>>;
  /** Those of them that are needed to begin. */
  vendorAtStart: Set<string>;
  /** Style sheets imported by modules. */
  styles: string[];
}

export interface GraphParts {
  sources: Sources;
  cache: ModuleCache;
  resolver: Resolver;
  exports: Exports;
  mode: Mode;
}

const EMPTY = 'made:/empty.js';

/**
 * Follows the imports from the entry. Whatever cannot be had is replaced by a module that says so
 * when it is used: one bad import never takes the rest of the app with it.
 */
export function buildGraph(parts: GraphParts, entry: string = ENTRY): Graph {
  return new GraphBuilder(parts).build(entry);
}

class GraphBuilder {
  private readonly parts: GraphParts;
  private readonly modules = new Map<string, GraphModule>();
  private readonly vendor = new Map<string, Set<string>>();
  private readonly styles = new Set<string>();
  /** Names asked of modules that cannot be read. */
  private readonly broken = new Map<
    string,
    { reason: string; names: Set<string>; isQuiet: boolean }
  >();

  constructor(parts: GraphParts) {
    this.parts = parts;
  }

  build(entry: string): Graph {
    const queue = [entry];
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      if (this.modules.has(name) || this.broken.has(name)) continue;
      const source = this.parts.sources.get(name);
      if (source) queue.push(...this.addModule(source));
    }
    for (const [name, { reason, names, isQuiet }] of this.broken)
      this.addModule(madeSource(name, isQuiet ? quietCode(names) : brokenCode(names, reason)));
    return {
      modules: [...this.modules.values()],
      vendor: this.vendor,
      vendorAtStart: packagesAtStart(this.modules, entry),
      styles: [...this.styles],
    };
  }

  /** Answers the modules it imports. */
  private addModule(source: Source): string[] {
    const { cache, mode } = this.parts;
    const transformed = cache.transformed(source, mode);
    const module: GraphModule = {
      name: source.name,
      source,
      transformed,
      targets: [],
      exports: cache.parsed(source).exports.filter(({ isType }) => !isType),
    };
    this.modules.set(source.name, module);
    const next: string[] = [];
    for (const site of transformed.sites) {
      const target = this.targetOf(site, source.name);
      module.targets.push(target);
      if (/^\w+:\//.test(target)) next.push(target);
    }
    return next;
  }

  private targetOf(site: Site, from: string): string {
    const { exports } = this.parts;
    const resolution = this.parts.resolver.resolve(site.specifier, from);
    switch (resolution.kind) {
      case 'style':
        this.styles.add(resolution.name);
        return resolution.classes ? this.moduleTarget(resolution.classes, site) : EMPTY;
      case 'missing':
        return this.breakOff(
          `missing:/${site.specifier}`,
          resolution.reason,
          wantedOf(site),
          resolution.isQuiet,
        );
      case 'vendor': {
        const { specifier } = resolution;
        const names = this.vendor.get(specifier) ?? new Set();
        for (const name of site.names) names.add(name);
        if (site.names.length === 0) names.add('*');
        this.vendor.set(specifier, names);
        const known = exports.ofPackage(specifier);
        const available = known && new Map([...known].map((name) => [name, false]));
        return this.mend(specifier, site, available);
      }
      case 'module':
        return this.moduleTarget(resolution.name, site);
    }
  }

  private moduleTarget(name: string, site: Site): string {
    const source = this.parts.sources.get(name);
    if (!source)
      return this.breakOff(name, `The file ${pathOf(name)} cannot be read`, wantedOf(site));
    const [error] = this.parts.cache.parsed(source).errors;
    if (error) {
      const place = `${error.file}:${error.line}:${error.column}`;
      return this.breakOff(name, `${error.message} (${place})`, wantedOf(site));
    }
    return this.mend(name, site, this.parts.exports.ofModule(name));
  }

  private breakOff(
    name: string,
    reason: string,
    names: readonly string[],
    isQuiet = false,
  ): string {
    const broken = this.broken.get(name) ?? { reason, names: new Set<string>(), isQuiet };
    for (const wanted of names) broken.names.add(wanted);
    this.broken.set(name, broken);
    return name;
  }

  /** The target itself, or a module around it that adds the names it does not have. */
  private mend(target: string, site: Site, available: ReadonlyMap<string, boolean> | null): string {
    if (!available) return target;
    const lacking = site.names.filter((name) => available.get(name) !== false);
    if (lacking.length === 0) return target;
    const name = `mend:/${target}?${lacking.join(',')}`;
    const missing = lacking.map((wanted) => ({
      name: wanted,
      from: meantExport(wanted, available, target),
      reason: `'${wanted}' is not exported by ${pathOf(target)}`,
    }));
    this.parts.sources.add(name, mendedCode(target, available.has('default'), missing));
    return name;
  }
}

/** All that code takes of a module, so that each of it can say why it is not there. */
const wantedOf = ({ names, members = [] }: Site): string[] => [...names, ...members];

const pathOf = (name: string): string => name.replace(/^app:\//, '');
