import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-service';
import { KIT } from './declarations.ts';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};
/** Declarations whose comments are pictures of what they declare. */
const BARE = /\/node_modules\/lucide-react\//;

const resolutions = ts.createModuleResolutionCache('/', (name) => name, OPTIONS);
const read = new Map<string, Read>();

/** One file, read once for all closures that it is part of. */
interface Read {
  text: string;
  manifest: { path: string; text: string } | null;
  needs: string[];
}

/** The file that declares a package for app code, or null where it brings no types. */
export function declarationOf(specifier: string, from = join(KIT, 'src/x.ts')): string | null {
  const { resolvedModule } = ts.resolveModuleName(specifier, from, OPTIONS, ts.sys, resolutions);
  const file = resolvedModule?.resolvedFileName;
  return file && /\.d\.[cm]?ts$/.test(file) ? file : null;
}

/** Files by their place on disk, as text, with everything that they refer to; and the packages' manifests. */
export function closureOf(
  roots: Iterable<string>,
  except: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [...roots];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || except.has(file)) continue;
    const { text, manifest, needs } = readDeclaration(file);
    found.set(file, text);
    if (manifest && !except.has(manifest.path)) found.set(manifest.path, manifest.text);
    waiting.push(...needs);
  }
  return found;
}

function readDeclaration(file: string): Read {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { importedFiles, referencedFiles, typeReferenceDirectives } = ts.preProcessFile(text);
  const needs = [
    ...referencedFiles.map(({ fileName }) => join(dirname(file), fileName)),
    ...[...importedFiles, ...typeReferenceDirectives].flatMap(
      ({ fileName }) => declarationOf(fileName, file) ?? [],
    ),
    // Node's own types are none of an app's: it runs in a browser.
  ].filter((target) => !target.includes('/@types/node/'));
  const made = {
    text: BARE.test(file) ? withoutComments(text) : text,
    manifest: manifestOf(file),
    needs,
  };
  read.set(file, made);
  return made;
}

/** The library files of the language, with those that they refer to. */
export function libraries(names: readonly string[]): Map<string, string> {
  const folder = dirname(ts.sys.resolvePath(import.meta.resolve('typescript-service').slice(7)));
  const found = new Map<string, string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    found.set(name, text);
    for (const { fileName } of ts.preProcessFile(text).libReferenceDirectives)
      waiting.push(`lib.${fileName}.d.ts`);
  }
  return found;
}

const FIELDS = [
  'name',
  'version',
  'type',
  'types',
  'typings',
  'main',
  'module',
  'exports',
  'typesVersions',
];

/** What resolving needs of a package's manifest. */
function manifestOf(file: string): { path: string; text: string } | null {
  const root = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  const path = root && join(root, 'package.json');
  if (!path || !existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const kept = FIELDS.filter((field) => field in manifest).map((field) => [field, manifest[field]]);
  return { path, text: JSON.stringify(Object.fromEntries(kept)) };
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*\*[\s\S]*?\*\/\n?/g, '').replace(/^\s*\n/gm, '');
