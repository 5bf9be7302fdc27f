import { type AppFiles, LAYOUT_FILE, type VendorIndex } from '@trellis/contract';
import { BARRELS, readPart } from '../transform/barrels.ts';
import type { Icons } from './icons.ts';
import type { Kit } from './kit.ts';
import { findPath, folderOf, normalise, type PathIndex } from './paths.ts';
import type { RadixParts } from './radix.ts';

/** What an import means. */
export type Resolution =
  | { kind: 'module'; name: string; mended: string | null }
  /** Taken from the shared library code. */
  | { kind: 'vendor'; specifier: string }
  /** A style sheet, of the app (`app:/…`) or of a package. */
  | { kind: 'style'; name: string }
  | { kind: 'missing'; reason: string; detector: 'missing-module' | 'unknown-package' };

export interface ResolverParts {
  kit: Kit;
  icons: Icons;
  radix: RadixParts;
  vendor: VendorIndex;
}

/** Smaller stand-ins for what the kit takes of a package. */
const KIT_STAND_INS: Record<string, string> = { 'socket.io-client': 'socket.io-client/websocket' };

const module = (name: string, mended: string | null = null): Resolution => ({
  kind: 'module',
  name,
  mended,
});

/** Finds what the imports of one app mean. */
export class Resolver {
  private readonly parts: ResolverParts;
  private readonly app: PathIndex;
  private readonly entities: ReadonlyMap<string, string>;

  constructor(parts: ResolverParts, files: AppFiles, app: PathIndex) {
    this.parts = parts;
    this.app = app;
    const names = Object.keys(files).flatMap((path) => {
      const match = /^entities\/(.+)\.json$/.exec(path);
      return match ? [match[1]!] : [];
    });
    this.entities = new Map(names.map((name) => [name.toLowerCase(), name]));
  }

  /** `from` is the importer's module name. */
  resolve(specifier: string, from: string): Resolution {
    if (/^(app|kit|icon|run|part|mend|missing|made):\//.test(specifier)) return module(specifier);
    if (from.startsWith('run:/') && specifier.startsWith('./'))
      return module(`run:/${specifier.slice(2)}`);
    const part = readPart(specifier);
    if (part) return this.resolvePart(part.barrel, part.name);
    if (from.startsWith('kit:/')) return this.resolveInKit(specifier, from);
    const wanted = this.rootPath(specifier, from);
    if (wanted === null) return this.resolvePackage(specifier);
    for (const path of wanted.paths) {
      const found = this.findInApp(path) ?? this.findInKit(path);
      if (!found) continue;
      if (found.kind === 'module' && path !== wanted.paths[0])
        return { ...found, mended: found.mended ?? `'${specifier}' was read as '@/${path}'` };
      return found;
    }
    return {
      kind: 'missing',
      detector: 'missing-module',
      reason: `There is no file '${specifier}' in this app`,
    };
  }

  private resolvePart(barrel: string, name: string): Resolution {
    if (barrel === 'lucide-react') {
      const { file, insteadOf } = this.parts.icons.find(name);
      const mended = insteadOf && `There is no icon '${name}'; '${insteadOf}' is shown instead`;
      return module(`icon:/${file}.js`, mended);
    }
    const specifier = this.parts.radix.find(name);
    if (specifier) return { kind: 'vendor', specifier };
    return { kind: 'missing', detector: 'missing-module', reason: `'${barrel}' has no '${name}'` };
  }

  private resolveInKit(specifier: string, from: string): Resolution {
    const { kit } = this.parts;
    const path = specifier.startsWith('.')
      ? normalise(`${folderOf(from.slice('kit:/'.length))}/${specifier}`)
      : specifier.startsWith('@/')
        ? specifier.slice(2)
        : null;
    if (path === null) return this.resolvePackage(KIT_STAND_INS[specifier] ?? specifier);
    const found = findPath(kit.index, path);
    if (found) return module(`kit:/${found.path}`);
    return { kind: 'missing', detector: 'missing-module', reason: `The kit has no '${path}'` };
  }

  /** The paths below the root that a specifier may mean, best first; null when it names a package. */
  private rootPath(specifier: string, from: string): { paths: string[] } | null {
    const alias = /^(?:@\/|~\/|\/?src\/|\/)(.*)$/.exec(specifier);
    if (alias) return { paths: [alias[1]!.replace(/^src\//, '')] };
    if (!specifier.startsWith('.')) return null;
    const folder = folderOf(from.slice('app:/'.length));
    const direct = normalise(`${folder}/${specifier}`);
    // The root may have been somewhere else when this was written.
    const fromRoot = specifier.replace(/^(\.{1,2}\/)+/, '').replace(/^src\//, '');
    return { paths: direct === null ? [fromRoot] : [direct, fromRoot] };
  }

  private findInApp(path: string): Resolution | null {
    const entity = /^entities\/([^/]+?)(?:\.(?:ts|js|tsx|jsx))?$/.exec(path);
    if (entity && !entity[1]!.endsWith('.json')) return this.findEntity(entity[1]!);
    if (/^layout(\.\w+)?$/i.test(path) && this.app.exact.has(LAYOUT_FILE))
      return module(`app:/${LAYOUT_FILE}`);
    const found = findPath(this.app, path);
    if (!found) return null;
    if (found.path.endsWith('.css')) return { kind: 'style', name: `app:/${found.path}` };
    return module(
      `app:/${found.path}`,
      found.mended ? `'${path}' was read as '${found.path}'` : null,
    );
  }

  private findEntity(name: string): Resolution | null {
    if (/^(all|index)$/i.test(name)) return module('app:/entities/all.ts');
    if (/^user$/i.test(name)) return module('app:/entities/User.ts');
    const known = this.entities.get(name.toLowerCase());
    if (!known) return null;
    const mended = known === name ? null : `'entities/${name}' was read as 'entities/${known}'`;
    return module(`app:/entities/${known}.ts`, mended);
  }

  private findInKit(path: string): Resolution | null {
    const found = findPath(this.parts.kit.index, path);
    if (!found) return null;
    const mended = found.mended ? `'@/${path}' was read as '@/${found.path}'` : null;
    return module(`kit:/${found.path}`, mended);
  }

  private resolvePackage(specifier: string): Resolution {
    const { vendor } = this.parts;
    const bare = specifier.replace(/^npm:/, '').replace(/^node_modules\//, '');
    if (bare.endsWith('.css')) return { kind: 'style', name: `npm:/${bare}` };
    if (vendor.files[bare] || vendor.development[bare]) return { kind: 'vendor', specifier: bare };
    const part = /^(lodash|date-fns)\/(?:esm\/)?([\w]+)(?:\.js)?$/.exec(bare);
    if (part && vendor.exports[part[1]!]?.includes(part[2]!))
      return module(`part:/${part[1]}/${part[2]}.js`);
    if (BARRELS.has(bare)) return module(`part:/${bare}.js`);
    return {
      kind: 'missing',
      detector: 'unknown-package',
      reason: `The package '${specifier}' is not among those that apps can use`,
    };
  }
}
