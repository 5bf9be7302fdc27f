import type { AppFiles, VendorIndex } from '@trellis/contract';
import type { ModuleCache } from '../graph/cache.ts';
import type { Source } from '../parse/source.ts';
import type { Icons } from '../resolve/icons.ts';
import type { Kit } from '../resolve/kit.ts';
import { textHash } from '../text/hash.ts';

/** An import that would give a name. */
export interface Offer {
  specifier: string;
  isDefault: boolean;
}

/** Packages whose names are so well known that code may forget to import them, in order of likelihood. */
const PACKAGES = ['react', 'react-router-dom', 'sonner', 'framer-motion', 'recharts', 'date-fns'];
const KIT_FOLDERS = /^(components\/ui|hooks|lib\/utils|utils|integrations)\b/;

export interface NamesParts {
  kit: Kit;
  icons: Icons;
  vendor: VendorIndex;
  cache: ModuleCache;
}

/** Where names that are used but not imported can come from. */
export class KnownNames {
  private readonly parts: NamesParts;
  private readonly own: Map<string, Offer[]>;
  private kitNames: Map<string, Offer[]> | null = null;

  constructor(parts: NamesParts, files: AppFiles) {
    this.parts = parts;
    this.own = ownNames(files, parts.cache);
  }

  /** The one import that gives the name, or null when there is none or more than one. `mayBeIcon`: it is used as one. */
  find(name: string, mayBeIcon: boolean): Offer | null {
    for (const offers of [this.own.get(name), this.kit().get(name)])
      if (offers?.length) return offers.length === 1 ? offers[0]! : null;
    for (const specifier of PACKAGES)
      if (this.parts.vendor.exports[specifier]?.includes(name))
        return { specifier, isDefault: false };
    if (mayBeIcon && this.parts.icons.find(name).insteadOf === null)
      return { specifier: 'lucide-react', isDefault: false };
    return null;
  }

  /** The one file of the kit that has the name; null when there is none or more than one. */
  ofKit(name: string): Offer | null {
    const offers = this.kit().get(name);
    return offers?.length === 1 ? offers[0]! : null;
  }

  private kit(): Map<string, Offer[]> {
    this.kitNames ??= this.readKit();
    return this.kitNames;
  }

  private readKit(): Map<string, Offer[]> {
    const names = new Map<string, Offer[]>();
    for (const path of this.parts.kit.index.exact) {
      if (!KIT_FOLDERS.test(path)) continue;
      const specifier = `@/${path.replace(/(\/index)?\.\w+$/, '')}`;
      for (const { name, isType } of this.parts.cache.parsed(this.parts.kit.source(path)).exports)
        if (!isType && name !== 'default') add(names, name, { specifier, isDefault: false });
    }
    return names;
  }
}

/** What the app's own files offer: exported names, default exports under their file's name, entities. */
function ownNames(files: AppFiles, cache: ModuleCache): Map<string, Offer[]> {
  const names = new Map<string, Offer[]>();
  for (const [path, text] of Object.entries(files)) {
    const entity = /^entities\/([A-Za-z_]\w*)\.json$/.exec(path)?.[1];
    if (entity) add(names, entity, { specifier: `@/entities/${entity}`, isDefault: false });
    if (!/^(components|services|lib|hooks|utils)\/.+\.(tsx|ts|jsx|js)$/.test(path)) continue;
    const specifier = `@/${path.replace(/(\/index)?\.\w+$/, '')}`;
    const source: Source = {
      name: `app:/${path}`,
      path,
      text,
      hash: textHash(text),
      origin: 'app',
    };
    for (const { name, isType } of cache.parsed(source).exports) {
      if (isType) continue;
      const isDefault = name === 'default';
      const stem = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
      add(names, isDefault ? stem : name, { specifier, isDefault });
    }
  }
  return names;
}

function add(names: Map<string, Offer[]>, name: string, offer: Offer): void {
  const known = names.get(name) ?? [];
  if (!known.some(({ specifier }) => specifier === offer.specifier)) known.push(offer);
  names.set(name, known);
}
