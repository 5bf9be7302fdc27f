import type { VendorIndex } from '@trellis/contract';
import type { Resolver } from '../resolve/resolver.ts';
import type { ModuleCache } from './cache.ts';
import type { Sources } from './sources.ts';

/** What modules export. */
export class Exports {
  private readonly vendor: VendorIndex;
  private readonly sources: Sources;
  private readonly cache: ModuleCache;
  private readonly resolver: Resolver;
  private readonly known = new Map<string, Map<string, boolean> | null>();

  constructor(vendor: VendorIndex, sources: Sources, cache: ModuleCache, resolver: Resolver) {
    this.vendor = vendor;
    this.sources = sources;
    this.cache = cache;
    this.resolver = resolver;
  }

  /** Export names of a package; null when they are not known. */
  ofPackage(specifier: string): ReadonlySet<string> | null {
    const names = this.vendor.exports[specifier];
    return names ? new Set(names) : null;
  }

  /** Export names of a module, each with whether it is only a type; null when it cannot be read. */
  ofModule(name: string): ReadonlyMap<string, boolean> | null {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    // Set first: modules may re-export each other.
    this.known.set(name, new Map());
    const found = this.read(name);
    this.known.set(name, found);
    return found;
  }

  private read(name: string): Map<string, boolean> | null {
    const source = this.sources.get(name);
    if (!source) return null;
    const parsed = this.cache.parsed(source);
    if (parsed.errors.length > 0) return null;
    const names = new Map(parsed.exports.map(({ name, isType }) => [name, isType]));
    for (const specifier of parsed.stars) {
      const target = this.resolver.resolve(specifier, name);
      const more =
        target.kind === 'vendor'
          ? [...(this.ofPackage(target.specifier) ?? [])].map((key) => [key, false] as const)
          : target.kind === 'module'
            ? [...(this.ofModule(target.name) ?? [])]
            : [];
      for (const [key, isType] of more) if (key !== 'default') names.set(key, isType);
    }
    return names;
  }
}

const CLIENT_MODULE = /\/api\/base44Client\.\w+$/;
const CLIENT_NAME = /^(db|api|sdk|client|\w*Client|localDb|entities)$/;

/**
 * The export that was probably meant by a name the module does not have: the only one, or the one
 * of the module's own name.
 */
export function meantExport(
  wanted: string,
  available: ReadonlyMap<string, boolean>,
  moduleName: string,
): string | null {
  const values = [...available].filter(([, isType]) => !isType).map(([name]) => name);
  // The client by the name that a copy of the app has for it.
  if (CLIENT_MODULE.test(moduleName) && CLIENT_NAME.test(wanted)) return 'base44';
  if (wanted !== 'default') {
    const sameLetters = values.find((name) => name.toLowerCase() === wanted.toLowerCase());
    if (sameLetters) return sameLetters;
    const stem = stemOf(moduleName);
    return values.includes('default') && stem === wanted.toLowerCase() ? 'default' : null;
  }
  if (values.length === 1) return values[0]!;
  return values.find((name) => name.toLowerCase() === stemOf(moduleName)) ?? null;
}

/** `app:/components/recipe-card.tsx` → `recipecard`. */
const stemOf = (moduleName: string): string =>
  moduleName
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
