import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypePack } from '../src/panels/code/language/packs.ts';
import { closureOf, declarationOf, libraries } from './closure.ts';
import { KIT, kitDeclarations } from './declarations.ts';

const LIBRARIES = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
/** What the kit stands on comes with the core, unless it is as large as this: then an import brings it. */
const LARGE = 120_000;
/** Names that mean another package, as the compiler takes them. */
const ALIASES: Record<string, string> = {
  xlsx: '@e965/xlsx',
  'react-quill': 'react-quill-new',
  'react-router': 'react-router-dom',
  'motion/react': 'framer-motion',
};

export interface Packs {
  core: TypePack;
  /** Package → its own pack. */
  others: Record<string, TypePack>;
}

/** Everything that app code can be written against, as declarations in the language service's file system. */
export function makePacks(): Packs {
  const kit = kitDeclarations();
  const packages = importable();
  const untyped = packages.filter((name) => !declarationOf(name));
  const kitPackages = new Set(
    Object.values(kit).flatMap((text) =>
      [...text.matchAll(/from ['"]([^'"./@][^'"]*|@[a-z][^'"]*)['"]/g)].map(([, name]) => name!),
    ),
  );
  const roots = new Set(REACT.flatMap((name) => declarationOf(name) ?? []));
  const core = closureOf(roots);
  for (const name of kitPackages) {
    const entry = declarationOf(name);
    if (!entry) continue;
    const needed = closureOf([entry], new Set(core.keys()));
    if (size(needed) < LARGE) for (const [path, text] of needed) core.set(path, text);
  }
  const inCore = new Set(core.keys());
  const others: Record<string, TypePack> = {};
  for (const name of packages) {
    const entry = declarationOf(name);
    if (!entry || inCore.has(entry)) continue;
    const names = [name, ...Object.keys(ALIASES).filter((alias) => ALIASES[alias] === name)];
    others[name] = { files: placed(closureOf([entry], inCore)), packages: names };
  }
  return {
    core: {
      files: {
        ...Object.fromEntries(
          [...libraries(LIBRARIES)].map(([name, text]) => [`/lib/${name}`, text]),
        ),
        ...Object.fromEntries(Object.entries(kit).map(([path, text]) => [`/kit/${path}`, text])),
        ...placed(core),
        '/kit/globals.d.ts': untyped.map((name) => `declare module '${name}';\n`).join(''),
      },
      packages: [],
    },
    others,
  };
}

/** The packages that apps may import: those of the kit. */
function importable(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(KIT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@trellis/'));
}

const size = (files: ReadonlyMap<string, string>): number =>
  [...files.values()].reduce((sum, text) => sum + text.length, 0);

/** Paths of this machine as paths of the language service's file system. */
function placed(files: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...files].map(([path, text]) => [path.slice(path.indexOf('/node_modules/')), text]),
  );
}
