import {
  type AppFiles,
  type Diagnostic,
  type LinkedBuild,
  type PreviewBuild,
  type PreviewUpdate,
  updateBetween,
  type VendorIndex,
} from '@trellis/contract';
import { type CompileInfo, OneApp, type Shared } from './app-compiler.ts';
import { ModuleCache } from './graph/cache.ts';
import type { ProjectInfo } from './project/project.ts';
import { type FieldNaming, fieldNamings } from './references/fields.ts';
import { type Reference, referencesTo } from './references/references.ts';
import type { Repaired } from './repair/repair.ts';
import { Icons } from './resolve/icons.ts';
import { Kit } from './resolve/kit.ts';
import { RadixParts } from './resolve/radix.ts';
import { loadTailwind, type Tailwind } from './style/tailwind.ts';

export interface CompilerOptions {
  /** Folder of the app kit (the one with its package.json). */
  kitRoot: string;
  /** What apps may import from npm, as `buildVendor` answers it. */
  vendor: VendorIndex;
  /** Reads a file of the shared libraries, for workers, which take them along. */
  vendorText?: (file: string) => Promise<string>;
  /** How many apps are remembered from one compilation to the next. */
  remembered?: number;
}

/** Compiles apps. Remembers each, so that only what changed is compiled again. Never throws for bad input. */
export interface AppCompiler {
  /** All that the preview needs to run this state of the app. */
  compile(files: AppFiles, info: CompileInfo): Promise<PreviewBuild>;
  /** The build of this state, and what changed since `previous`. */
  update(
    previous: PreviewBuild,
    files: AppFiles,
    info: CompileInfo,
  ): Promise<{ build: PreviewBuild; update: PreviewUpdate }>;
  /** What is wrong with this state of the app. */
  diagnose(files: AppFiles, info: CompileInfo): Promise<Diagnostic[]>;
  /** What is wrong, with how long each check took, in milliseconds. */
  validate(
    files: AppFiles,
    info: CompileInfo,
  ): Promise<{ diagnostics: Diagnostic[]; timings: ReadonlyMap<string, number> }>;
  /** The names of the pages that need each file, by its path. */
  pagesByFile(files: AppFiles, info: CompileInfo): Promise<Map<string, string[]>>;
  /** Mends what rules can mend, such as forgotten imports; nothing is guessed. */
  repair(
    files: AppFiles,
    diagnostics: readonly Diagnostic[],
    info?: Pick<CompileInfo, 'isPublic'>,
  ): Promise<Repaired>;
  /** What refers to a file, and how it would read without the file (`newPath` null) or with its new path. */
  references(files: AppFiles, path: string, newPath: string | null): Reference[];
  /** The files that name a field of an entity, as far as the code says it. */
  fieldNamings(files: AppFiles, entity: string, field: string): FieldNaming[];
  /** The published form: hashed, minified files, one for each page; with what is wrong in the files it needs. */
  link(
    files: AppFiles,
    info: CompileInfo,
  ): Promise<{ build: LinkedBuild; diagnostics: Diagnostic[] }>;
  /** The app as a plain Vite project that runs elsewhere, against this server. */
  project(files: AppFiles, info: ProjectInfo): Promise<AppFiles>;
  /** Drops what is remembered of an app. */
  forget(appId: string): void;
}

const CODE = /\.(tsx|ts|jsx|js)$/;

export function createCompiler(options: CompilerOptions): AppCompiler {
  const { kitRoot, vendor } = options;
  let tailwind: Promise<Tailwind> | null = null;
  const shared: Shared = {
    kitRoot,
    vendor,
    vendorText:
      options.vendorText ?? ((file) => Promise.reject(new Error(`${file} is not at hand`))),
    kit: new Kit(kitRoot),
    icons: new Icons(kitRoot),
    radix: new RadixParts(kitRoot),
    cache: new ModuleCache(),
    tailwind: () => {
      tailwind ??= loadTailwind(kitRoot);
      return tailwind;
    },
  };
  const apps = new Map<string, OneApp>();
  const limit = options.remembered ?? 16;

  /** The app's compiler; the one used longest ago is forgotten when there are too many. */
  function appOf(appId: string): OneApp {
    const app = apps.get(appId) ?? new OneApp(shared);
    apps.delete(appId);
    apps.set(appId, app);
    if (apps.size > limit) apps.delete(apps.keys().next().value!);
    return app;
  }

  return {
    compile: (files, info) => appOf(info.appId).preview(files, info),
    async update(previous, files, info) {
      const build = await appOf(info.appId).preview(files, info);
      return { build, update: updateBetween(previous, build) };
    },
    diagnose: (files, info) => appOf(info.appId).check(files, info),
    pagesByFile: (files, info) => appOf(info.appId).pagesByFile(files, info),
    async validate(files, info) {
      const timings = new Map<string, number>();
      return { diagnostics: await appOf(info.appId).check(files, info, timings), timings };
    },
    repair: async (files, diagnostics, info) =>
      new OneApp(shared).repair(files, diagnostics, info?.isPublic),
    references: (files, path, newPath) => referencesTo(files, path, newPath, shared),
    fieldNamings: (files, entity, field) => fieldNamings(files, entity, field, shared),
    async link(files, info) {
      const [{ linkApp }, prepared] = await Promise.all([
        import('./link/index.ts'),
        // A fresh one: the style sheet must hold no class that went since.
        new OneApp(shared).prepare(files, info, 'publish'),
      ]);
      const reached = new Set(
        [...prepared.graph.modules, ...prepared.aside].map(({ name }) => name),
      );
      // What no page needs is nobody's trouble, however broken it is.
      const diagnostics = prepared.diagnostics.filter(
        ({ file }) => !CODE.test(file) || reached.has(`app:/${file}`),
      );
      return { build: await linkApp(prepared, vendor), diagnostics };
    },
    project: (files, info) => new OneApp(shared).project(files, info),
    forget: (appId) => void apps.delete(appId),
  };
}
