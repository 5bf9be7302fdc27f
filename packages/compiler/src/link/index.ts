import type { LinkedBuild, VendorIndex } from '@trellis/contract';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import type { Prepared } from '../app-compiler.ts';
import { ENTRY } from '../generate/entry.ts';
import { namedCode } from '../graph/assemble.ts';
import type { GraphModule } from '../graph/module.ts';
import { textHash } from '../text/hash.ts';
import { minifyCss } from './css.ts';
import { reachVendor, type VendorModule, vendorModule } from './vendor.ts';

/** Libraries so small or so common that code shared by several pages may bring them in at once. */
const LIGHT =
  /^(react|react-dom|react\/.*|react-dom\/.*|react-router-dom|clsx|class-variance-authority|tailwind-merge|sonner|lucide-react\/createLucideIcon|@radix-ui\/.*)$/;

/**
 * The last phase for publishing: minified files with the hash in the name, one for each page, the
 * shared libraries left outside. Imports between files are the mapped names that preview uses too.
 */
export async function linkApp(prepared: Prepared, index: VendorIndex): Promise<LinkedBuild> {
  const { graph } = prepared;
  const modules = new Map(graph.modules.map((module) => [module.name, module]));
  const vendor = vendorModules(prepared, index);
  const build = await rolldown({
    input: { entry: ENTRY },
    platform: 'browser',
    logLevel: 'silent',
    plugins: [graphPlugin(modules, vendor)],
  });
  const { output } = await build.generate({
    format: 'es',
    // An error of a published app tells its builder which component it came from.
    minify: { mangle: { reserved: componentNames(graph.modules) } },
    comments: false,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [
        {
          name: (id) => (isLight(modules.get(id)) ? 'shared' : null),
          minShareCount: 2,
        },
      ],
    },
  });
  await build.close();
  const chunks = output.filter((item): item is OutputChunk => item.type === 'chunk');
  return assemble(prepared, index, chunks);
}

/** What the app's own components are called. */
function componentNames(modules: readonly GraphModule[]): string[] {
  const all = modules
    .filter(({ source }) => source.origin === 'app')
    .flatMap(({ transformed }) => [
      ...transformed.code.matchAll(/\b(?:function|class|const)\s+([A-Z]\w*[a-z]\w*)/g),
    ]);
  return [...new Set(all.map(([, name]) => name!))];
}

/** By package: what its import statements become. */
function vendorModules({ graph }: Prepared, index: VendorIndex): Map<string, VendorModule> {
  return new Map(
    [...graph.vendor].map(([specifier, names]) => [
      specifier,
      vendorModule(index, specifier, names),
    ]),
  );
}

const isLight = (module: GraphModule | undefined): boolean =>
  module?.targets.every((target) => /^\w+:\//.test(target) || LIGHT.test(target)) ?? false;

function graphPlugin(
  modules: ReadonlyMap<string, GraphModule>,
  vendor: ReadonlyMap<string, VendorModule>,
): Plugin {
  return {
    name: 'trellis-graph',
    resolveId(source) {
      const library = vendor.get(source);
      if (library && 'code' in library) return { id: source, moduleSideEffects: false };
      if (library) return { id: library.external, external: true };
      // What the core's modules pass on.
      if (source.startsWith('vendor:/')) return { id: source, external: true };
      const module = modules.get(source);
      if (!module) return null;
      // The kit and the icons only declare; what is not used of them may go.
      return { id: source, moduleSideEffects: module.source.origin !== 'kit' };
    },
    load(id) {
      const library = vendor.get(id);
      if (library && 'code' in library) return { code: library.code, moduleType: 'js' };
      const module = modules.get(id);
      return module ? { code: namedCode(module), moduleType: 'js' } : null;
    },
  };
}

function assemble(prepared: Prepared, index: VendorIndex, chunks: OutputChunk[]): LinkedBuild {
  const names = new Set(chunks.map(({ fileName }) => fileName));
  const mapped = (name: string) => (names.has(name) ? `app:/${name}` : name);
  const files: Record<string, string> = {};
  const imports: Record<string, string[]> = {};
  for (const chunk of chunks) {
    files[chunk.fileName] = withMappedNames(chunk, names);
    imports[`app:/${chunk.fileName}`] = chunk.imports.map(mapped);
  }
  const reach = reachVendor(
    index,
    chunks
      .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
      .filter((name) => !names.has(name)),
  );
  const css = minifyCss(prepared.styled.css);
  const style = `style-${textHash(css)}.css`;
  files[style] = css;
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const preload = entry.imports.filter((name) => names.has(name));
  return {
    entry: entry.fileName,
    files,
    preload: [...preload, entry.fileName],
    styles: [style],
    vendor: reach.addresses,
    imports: { ...reach.imports, ...imports },
    pageFiles: pageFiles(prepared, chunks),
    pages: prepared.pages,
    mainPage: prepared.main,
    ...(prepared.ownRoutes && { ownRoutes: true }),
  };
}

function pageFiles({ pages }: Prepared, chunks: OutputChunk[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const page of pages) {
    const start = `app:/pages/${page}.`;
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.startsWith(start));
    if (chunk) found[page] = chunk.fileName;
  }
  return found;
}

/** `blob:` modules have no base: imports become mapped names, and lazy ones go through the loader. */
function withMappedNames(chunk: OutputChunk, names: ReadonlySet<string>): string {
  let code = chunk.code;
  for (const name of chunk.dynamicImports) {
    if (names.has(name)) continue;
    const call = `\\bimport\\(\\s*(["'\`]${name.replace(/[.$]/g, '\\$&')}["'\`])\\s*\\)`;
    code = code.replace(new RegExp(call, 'g'), '__trellisLoad($1)');
  }
  for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
    if (!names.has(name)) continue;
    const quoted = `["'\`]\\./${name.replace(/[.$]/g, '\\$&')}["'\`]`;
    code = code
      .replace(new RegExp(`\\bimport\\(\\s*${quoted}\\s*\\)`, 'g'), `__trellisLoad("app:/${name}")`)
      .replace(new RegExp(quoted, 'g'), `"app:/${name}"`);
  }
  return code;
}
