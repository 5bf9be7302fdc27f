import { type AppFiles, hasMoreThanClient, LAYOUT_FILE, type VendorIndex } from '@trellis/contract';
import { isModuleSheet } from '../style/class-names.ts';
import { isSlip, nearest } from '../text/nearest.ts';
import { isBarrel, readPart } from '../transform/barrels.ts';
import { bareIconName, type Icons } from './icons.ts';
import type { Kit } from './kit.ts';
import { meantComponent } from './meant.ts';
import { versionMeant } from './older.ts';
import { insteadOfPackage } from './packages.ts';
import {
  ASSET_ENDING,
  CODE_ENDING,
  findPath,
  folderOf,
  normalise,
  type PathIndex,
} from './paths.ts';
import { insteadOfPiece } from './pieces.ts';
import { quietly } from './quiet.ts';
import type { RadixParts } from './radix.ts';
import { sharedPath } from './shared.ts';

/** What an import means. */
export type Resolution =
  | { kind: 'module'; name: string; mended: string | null }
  /** Taken from the shared library code. */
  | { kind: 'vendor'; specifier: string }
  /** A style sheet, of the app (`app:/…`) or of a package; `classes`: the module of its class names. */
  | { kind: 'style'; name: string; classes?: string }
  | {
      kind: 'missing';
      reason: string;
      detector: 'missing-module' | 'unknown-package';
      /** What is nearest, as an import would name it. */
      near?: string;
      /** The app goes on without it. */
      isQuiet?: boolean;
    };

export interface ResolverParts {
  kit: Kit;
  icons: Icons;
  radix: RadixParts;
  vendor: VendorIndex;
}

/** Smaller stand-ins for what the kit takes of a package. */
const KIT_STAND_INS: Record<string, string> = { 'socket.io-client': 'socket.io-client/websocket' };

/** What stands between an app's code and a package that behaves otherwise than the code expects. */
const APP_STAND_INS: Record<string, string> = {
  html2canvas: 'kit:/lib/html2canvas.ts',
  'file-saver': 'kit:/lib/file-saver.ts',
  'next-themes': 'kit:/lib/next-themes.tsx',
  'react-markdown': 'kit:/lib/react-markdown.tsx',
  zod: 'kit:/lib/zod.ts',
};

/** The modules of the client: an app's own are replaced, whatever is in them. */
function clientModule(path: string): string | null {
  const name = /^api\/(base44Client|integrations|entities)(?:\.\w+)?$/i
    .exec(path)?.[1]
    ?.toLowerCase();
  if (name === 'entities') return 'app:/entities/all.ts';
  if (name === undefined) return null;
  return name === 'integrations' ? 'kit:/api/integrations.ts' : CLIENT;
}

/** Style sheets whose names do not say so. */
const SHEETS = /^swiper\/(?:css|scss|less)(?:\/[\w-]+)?$/;

const CLIENT = 'kit:/api/base44Client.ts';
/** Who is signed in; in an app whose people have fields of its own, with these. */
const USE_USER = 'hooks/use-user.ts';
const USE_USER_FIELDS = 'kit:/lib/use-user-fields.ts';
/** What an imported app was set up with: what its page knows stands in front of what the app's own module says. */
const PARAMS = /^lib\/app-params\.(?:tsx|ts|jsx|js)$/i;

/** `@components/Card`, `#lib/words`: a folder of the app by a name that the project's build gave it. */
const withoutSign = (specifier: string): string => specifier.replace(/^[@#$~](?=[a-z])/, '');

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
  private readonly files: AppFiles;
  /** The app's own client modules that put something around ours, by the modules that ours would be. */
  private readonly ownClients: ReadonlyMap<string, string>;

  constructor(parts: ResolverParts, files: AppFiles, app: PathIndex) {
    this.parts = parts;
    this.files = files;
    this.app = app;
    const names = Object.keys(files).flatMap((path) => {
      const match = /^entities\/(.+)\.json$/.exec(path);
      return match ? [match[1]!] : [];
    });
    this.ownClients = new Map(
      Object.entries(files)
        .filter(([path, code]) => hasMoreThanClient(path, code))
        .map(([path]) => [clientModule(path)!, `app:/${path}`]),
    );
    this.entities = new Map(names.map((name) => [name.toLowerCase(), name]));
  }

  /** What the library calls the icon of a module `icon:/…`. */
  iconName(module: string): string | null {
    return this.parts.icons.nameOf(module.replace(/^icon:\/|\.js$/g, ''));
  }

  /** `from` is the importer's module name. */
  resolve(specifier: string, from: string): Resolution {
    if (/^(app|kit|icon|run|part|mend|missing|made):\//.test(specifier)) return module(specifier);
    if (from.startsWith('run:/') && specifier.startsWith('./'))
      return module(`run:/${specifier.slice(2)}`);
    const part = readPart(specifier);
    if (part) return this.resolvePart(part.barrel, part.name);
    if (from.startsWith('kit:/')) return this.resolveInKit(specifier, from);
    const text = /^(.+)\?(?:raw|inline)$/.exec(specifier)?.[1];
    if (text !== undefined) return this.resolveText(text, from);
    const worker = /^(.+)\?(?:shared)?worker\b/.exec(specifier)?.[1];
    if (worker !== undefined) return this.resolveText(worker, from, 'worker');
    const plain = specifier.replace(/\?.*$/, '');
    if (ASSET_ENDING.test(plain)) return this.resolveAsset(plain, from);
    const wanted = this.rootPath(specifier, from);
    if (wanted === null)
      return this.resolveBare(versionMeant(specifier, this.files[from.slice('app:/'.length)]));
    const client = wanted.paths.map(clientModule).find((name) => name !== null);
    const own = client ? this.ownClients.get(client) : undefined;
    if (own !== undefined && from !== own) return module(own);
    if (client) return module(client);
    for (const path of wanted.paths) {
      const found = this.findInApp(path) ?? this.findInKit(path);
      if (!found) continue;
      if (found.kind === 'module' && path !== wanted.paths[0])
        return { ...found, mended: found.mended ?? `'${specifier}' was read as '@/${path}'` };
      return found;
    }
    const meant = meantComponent(wanted.paths[0]!, this.files);
    if (meant && from !== `app:/${meant}`)
      return module(`app:/${meant}`, `'${specifier}' was read as '@/${meant}'`);
    const near = this.near(wanted.paths);
    const hint = near ? `; did you mean '${near}'?` : insteadOfPiece(wanted.paths[0]!);
    const reason = `There is no file '${specifier}' in this app${hint}`;
    return { kind: 'missing', detector: 'missing-module', reason, ...(near && { near }) };
  }

  /** A picture that came along with an import; an empty one where it did not. */
  private resolveAsset(specifier: string, from: string): Resolution {
    const wanted = this.rootPath(specifier, from);
    if (wanted === null && this.parts.kit.packagePicture(specifier) !== null)
      return module(`made:/picture/${specifier}.js`);
    for (const path of wanted?.paths ?? [withoutSign(specifier)]) {
      const found = this.findTop(`${path}.js`);
      if (found) return module(`app:/${found}`);
    }
    const mended = `The file '${specifier}' is not part of this app; an empty one is taken instead`;
    return module('made:/asset.js', mended);
  }

  /** A file as the text it is, `import words from './words.md?raw'`, or as a worker that runs it. */
  private resolveText(specifier: string, from: string, as: 'raw' | 'worker' = 'raw'): Resolution {
    for (const path of this.rootPath(specifier, from)?.paths ?? []) {
      const kept = this.findTop(`${path}.raw.js`);
      if (kept && as === 'raw') return module(`app:/${kept}`);
      const own = this.findTop(path);
      if (own) return module(`made:/${as}/${own}.js`);
    }
    const reason = `There is no file '${specifier}' in this app`;
    return { kind: 'missing', detector: 'missing-module', reason };
  }

  /** A file of the app, also where one of the project's own folder stands: in `root/`. */
  private findTop(path: string): string | null {
    const found = findPath(this.app, path) ?? findPath(this.app, `root/${path}`);
    return found?.path ?? null;
  }

  /** What was probably meant by a path that leads nowhere. */
  private near(paths: readonly string[]): string | null {
    const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    const wanted = name((paths[0] ?? '').replace(CODE_ENDING, ''));
    const like = ({ exact }: PathIndex): string | null => {
      const known = [...exact].map((path) => path.replace(/(\/index)?\.\w+$/, ''));
      const near = nearest(wanted, known.map(name));
      return (near && known.find((path) => name(path) === near)) ?? null;
    };
    const own = like(this.app);
    if (own) return `@/${own}`;
    // A piece of the kit that is only spelled alike does something else: `spinner` is no `sonner`.
    const piece = like(this.parts.kit.index);
    return piece && isSlip(wanted, name(piece)) ? `@/${piece}` : null;
  }

  private resolvePart(barrel: string, name: string): Resolution {
    if (barrel !== 'radix-ui') {
      const isOwn = barrel === 'lucide-react';
      const { file, insteadOf } = this.parts.icons.find(isOwn ? name : bareIconName(name));
      const shown = insteadOf ?? bareIconName(name);
      const mended =
        isOwn && !insteadOf
          ? null
          : isOwn
            ? `There is no icon '${name}'; '${insteadOf}' is shown instead`
            : `Icons come from 'lucide-react' here; for '${name}' of '${barrel}', '${shown}' is shown`;
      return module(`icon:/${file}.js`, mended);
    }
    const specifier = this.parts.radix.find(name);
    if (specifier) return { kind: 'vendor', specifier };
    return { kind: 'missing', detector: 'missing-module', reason: `'${barrel}' has no '${name}'` };
  }

  private resolveInKit(specifier: string, from: string): Resolution {
    const { kit } = this.parts;
    const shared = sharedPath(specifier);
    if (shared) return module(`kit:/${shared}`);
    const path = specifier.startsWith('.')
      ? normalise(`${folderOf(from.slice('kit:/'.length))}/${specifier}`)
      : specifier.startsWith('@/')
        ? specifier.slice(2)
        : null;
    if (path === null) return this.resolvePackage(KIT_STAND_INS[specifier] ?? specifier);
    // Files of other rooms name their neighbours whole.
    if (kit.has(path)) return module(`kit:/${path}`);
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
    if (/^(pages\/)?layout(\.\w+)?$/i.test(path) && this.app.exact.has(LAYOUT_FILE))
      return module(`app:/${LAYOUT_FILE}`);
    const single = !path.includes('/');
    const found = findPath(this.app, path) ?? (single ? findPath(this.app, `root/${path}`) : null);
    // `@/tools` runs the app's AI tools; a folder of their definitions has no main file.
    if (path === 'tools' && found?.path.endsWith('.json')) return null;
    if (found && PARAMS.test(found.path)) return module(`made:/params/${found.path}.js`);
    if (!found && /^pages\.config(\.\w+)?$/.test(path)) return module('app:/pages.config.js');
    if (!found && /^(api\/)?functions(\/(all|index))?(\.\w+)?$/.test(path))
      return module('app:/functions/all.js');
    const called = /^(?:api\/)?(functions\/[\w-]+)(?:\.\w+)?$/.exec(path)?.[1];
    if (!found && called) return module(`app:/${called}.js`);
    if (!found) return null;
    if (found.path.endsWith('.css')) {
      const classes = isModuleSheet(found.path) && { classes: `made:/classes/${found.path}.js` };
      return { kind: 'style', name: `app:/${found.path}`, ...classes };
    }
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
    if (found.path === USE_USER && this.entities.has('user')) return module(USE_USER_FIELDS);
    const mended = found.mended ? `'@/${path}' was read as '@/${found.path}'` : null;
    return module(`kit:/${found.path}`, mended);
  }

  /** A package, or a path that was written from a root of its own: `components/Card`. */
  private resolveBare(specifier: string): Resolution {
    const standIn = APP_STAND_INS[specifier.replace(/^npm:/, '')];
    if (standIn) return module(standIn);
    const found = this.resolvePackage(specifier);
    if (found.kind !== 'missing' || !specifier.includes('/')) return found;
    const path = withoutSign(specifier);
    const own = this.findInApp(path) ?? this.findInKit(path);
    if (own?.kind !== 'module') return own ?? found;
    return { ...own, mended: own.mended ?? `'${specifier}' was read as '@/${path}'` };
  }

  private resolvePackage(specifier: string): Resolution {
    const { vendor } = this.parts;
    const bare = specifier.replace(/^npm:/, '').replace(/^node_modules\//, '');
    if (bare.endsWith('.css') || SHEETS.test(bare)) return { kind: 'style', name: `npm:/${bare}` };
    if (/^@base44\/sdk(\/|$)/.test(bare)) return module('kit:/client/sdk/package.ts');
    if (vendor.files[bare] || vendor.development[bare]) return { kind: 'vendor', specifier: bare };
    const addon = /^three\/(?:examples\/jsm|addons)\/(.+?)(?:\.js)?$/.exec(bare)?.[1];
    if (addon && vendor.files[`three/addons/${addon}.js`])
      return { kind: 'vendor', specifier: `three/addons/${addon}.js` };
    const locale = /^date-fns\/(?:esm\/)?locale\/([\w-]+?)(?:\/index)?(?:\.js)?$/.exec(bare)?.[1];
    const local = locale?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (local && vendor.exports['date-fns/locale']?.includes(local))
      return module(`part:/date-fns/locale/${local}.js`);
    // With the sheet of its letters missing, the app's list of fonts has a next one.
    if (/^@fontsource(-variable)?\//.test(bare))
      return module('made:/empty.js', `'${specifier}' is not there; the next font is shown`);
    // Words of a language that is not there: dates are written in English.
    if (/^(moment|dayjs)\/locale\//.test(bare))
      return module('made:/empty.js', `'${specifier}' is not there; dates are told in English`);
    const part = /^(lodash|date-fns)(?:\/(?:esm\/)?|(?<=lodash)\.)(\w+)(?:\.js)?$/.exec(bare);
    // A package of one function is named in small letters: `lodash.sortby`.
    const partName = vendor.exports[part?.[1] ?? '']?.find(
      (name) => name === part![2] || (bare[6] === '.' && name.toLowerCase() === part![2]),
    );
    if (part && partName) return module(`part:/${part[1]}/${partName}.js`);
    if (isBarrel(bare)) return module(`part:/${bare}.js`);
    const quiet = quietly(bare);
    if (quiet)
      return { kind: 'missing', detector: 'unknown-package', reason: quiet, isQuiet: true };
    const { words, near } = insteadOfPackage(bare, vendor);
    return {
      kind: 'missing',
      detector: 'unknown-package',
      reason: `The package '${specifier}' is not among those that apps can use${words}`,
      ...(near && { near }),
    };
  }
}
