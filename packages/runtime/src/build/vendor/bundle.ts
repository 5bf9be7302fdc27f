import type { VendorFile } from '@trellis/contract';
import { type OutputChunk, type RolldownOptions, rolldown } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { addedPlugin } from './added.ts';
import { RADIX_CORE, RADIX_LAYER, RADIX_POPPER, RADIX_SLOT, REACT_FAMILY } from './catalogue.ts';
import { facadePlugin, socketOnlyPlugin } from './facade.ts';

/** One pass of the bundler: what came out, by mapped name, and the text of each file. */
export interface Bundle {
  files: Record<string, VendorFile>;
  exports: Record<string, string[]>;
  text: Record<string, string>;
  /** Files that went in. */
  moduleIds: string[];
}

interface BundleOptions {
  kitRoot: string;
  /** Specifier → module to bundle for it. */
  entries: Record<string, string>;
  production: boolean;
  /** Goes into the file names, so that two builds of one package differ. */
  label: string;
  /** Without the transports of socket.io that the kit does not use. */
  socketOnly?: boolean;
  /** Leave React to the import map. */
  externalReact: boolean;
  /** Put everything in one chunk of this name; what stays of the entries only passes on. */
  oneFile?: string;
}

/** The refresh runtime has to run before React does, which is where the rest of one file begins. */
const NOT_REFRESH = /^(?!.*react-refresh)/s;

/** Bundles the entries with shared chunks, and writes mapped names where chunks import each other. */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const specifiers = Object.keys(options.entries);
  const names = new Map(specifiers.map((specifier) => [fileLabel(specifier), specifier]));
  const input = Object.fromEntries(
    [...names].map(([label, specifier]) => [label, options.entries[specifier]!]),
  );
  const build = await rolldown({ ...inputOptions(options), input });
  const { output } = await build.generate({
    format: 'es',
    // React's development build is a megabyte as written, and every preview parses it.
    minify: true,
    comments: false,
    entryFileNames: `${options.label}[name]-[hash].js`,
    chunkFileNames: `${options.label}x-[name]-[hash].js`,
    codeSplitting: {
      groups: options.oneFile
        ? [{ name: options.oneFile, test: NOT_REFRESH }]
        : [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/](?!.*server)/,
              priority: 3,
            },
            { name: 'radix-slot', test: RADIX_SLOT, priority: 3 },
            { name: 'radix-core', test: RADIX_CORE, priority: 2 },
            { name: 'radix-layer', test: RADIX_LAYER, priority: 2 },
            { name: 'radix-popper', test: RADIX_POPPER, priority: 2 },
          ],
    },
  });
  await build.close();
  const chunks = output.filter((item): item is OutputChunk => item.type === 'chunk');
  const moduleIds = chunks.flatMap((chunk) => chunk.moduleIds);
  const result: Bundle = { files: {}, exports: {}, text: {}, moduleIds };
  for (const chunk of chunks) {
    const file = describe(chunk);
    result.files[`vendor:/${chunk.fileName}`] = file;
    result.text[chunk.fileName] = withMappedImports(chunk);
    const specifier = chunk.isEntry ? names.get(chunk.name) : undefined;
    if (specifier) {
      result.files[specifier] = file;
      result.exports[specifier] = chunk.exports;
    }
  }
  return result;
}

function inputOptions(options: BundleOptions): RolldownOptions {
  const nodeEnv = options.production ? 'production' : 'development';
  const react: string[] = [...REACT_FAMILY];
  return {
    cwd: options.kitRoot,
    platform: 'browser',
    logLevel: 'silent',
    resolve: { mainFields: ['browser', 'module', 'jsnext:main', 'main'] },
    transform: {
      define: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv), global: 'globalThis' },
    },
    plugins: [
      facadePlugin(options.kitRoot),
      addedPlugin(),
      ...(options.socketOnly ? [socketOnlyPlugin()] : []),
      // CommonJS packages `require` React; in a module that has to become an import.
      ...(options.externalReact ? [esmExternalRequirePlugin({ external: react })] : []),
    ],
  };
}

function describe(chunk: OutputChunk): VendorFile {
  const mapped = (name: string) => (name.endsWith('.js') ? `vendor:/${name}` : name);
  return {
    file: chunk.fileName,
    deps: chunk.imports.map(mapped),
    lazy: chunk.dynamicImports.map(mapped),
  };
}

/** `blob:` modules have no base: imports become names of the import map, and lazy ones go through the loader. */
function withMappedImports(chunk: OutputChunk): string {
  let code = chunk.code;
  for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
    const quoted = `["'\`]\\./${name.replace(/[.$]/g, '\\$&')}["'\`]`;
    code = code
      .replace(
        new RegExp(`\\bimport\\(\\s*${quoted}\\s*\\)`, 'g'),
        `__trellisLoad("vendor:/${name}")`,
      )
      .replace(new RegExp(quoted, 'g'), `"vendor:/${name}"`);
  }
  return code;
}

/** A specifier as part of a file name. */
function fileLabel(specifier: string): string {
  return specifier
    .replace(/^@/, '')
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/\.js$/, '');
}
