import { setImmediate as breath } from 'node:timers/promises';
import {
  type AppFiles,
  type Diagnostic,
  LAYOUT_FILE,
  PAGE_SCRIPTS_FILE,
  type PreviewBuild,
  ROOT_FILE,
  type VendorIndex,
} from '@trellis/contract';
import { diagnoseModules, type Timings } from './diagnose/modules.ts';
import { diagnoseSchemas } from './diagnose/schemas.ts';
import { appView } from './diagnose/view.ts';
import { ENTRY, pagesOf, ROUTES, routesCode } from './generate/entry.ts';
import { Assembler } from './graph/assemble.ts';
import { ModuleCache } from './graph/cache.ts';
import { Exports } from './graph/exports.ts';
import { buildGraph, type Graph, type GraphParts } from './graph/graph.ts';
import { pagesByFile } from './graph/pages.ts';
import { Sources } from './graph/sources.ts';
import { Workers } from './graph/workers.ts';
import type { VendorText } from './link/worker.ts';
import type { Source } from './parse/source.ts';
import { previewVendor } from './preview/vendor.ts';
import { type ProjectInfo, projectFiles } from './project/project.ts';
import { type Repaired, repairFiles } from './repair/repair.ts';
import { pathIndex } from './resolve/paths.ts';
import { Resolver, type ResolverParts } from './resolve/resolver.ts';
import { AppStyle, type Styled } from './style/style.ts';
import type { Tailwind } from './style/tailwind.ts';
import { textHash } from './text/hash.ts';
import type { Mode } from './transform/transform.ts';

/** Which state of which app is compiled. */
export interface CompileInfo {
  appId: string;
  versionId: string | null;
  appMainPage?: string | null;
  /** Visitors come in without signing in; nothing is said of what they may read where that is not known. */
  isPublic?: boolean;
}

/** What all apps share. */
export interface Shared extends ResolverParts {
  kitRoot: string;
  vendor: VendorIndex;
  vendorText: VendorText;
  cache: ModuleCache;
  tailwind: () => Promise<Tailwind>;
}

/** All phases but the last, for one state of an app. */
export interface Prepared {
  graph: Graph;
  parts: GraphParts;
  styled: Styled;
  pages: string[];
  main: string | null;
  /** Its root component decides what is at an address. */
  ownRoutes: boolean;
  diagnostics: Diagnostic[];
  /** What the app's workers are made of. */
  aside: Source[];
}

/** One app's compiler, with what it remembers from one state to the next. */
export class OneApp {
  private readonly shared: Shared;
  private readonly cache: ModuleCache;
  private readonly assembler = new Assembler();
  private readonly style: AppStyle;
  private readonly workers: Workers;

  constructor(shared: Shared) {
    this.shared = shared;
    this.cache = new ModuleCache(shared.cache);
    this.style = new AppStyle(shared.kitRoot, shared.tailwind());
    this.workers = new Workers(shared.vendor, shared.vendorText);
  }

  async preview(files: AppFiles, info: CompileInfo): Promise<PreviewBuild> {
    const { graph, styled, pages, main, diagnostics, aside } = await this.prepare(
      files,
      info,
      'preview',
    );
    this.cache.keepOnly([...graph.modules.map(({ source }) => source), ...aside]);
    return {
      appId: info.appId,
      versionId: info.versionId,
      entry: ENTRY,
      pages,
      mainPage: main,
      modules: this.assembler.assemble(graph.modules),
      css: { hash: textHash(styled.css), text: styled.css },
      ...previewVendor(this.shared.vendor, graph.vendorAtStart, graph.vendor),
      diagnostics,
    };
  }

  /** What is wrong with a state of the app, and how long each check took. */
  async check(files: AppFiles, info: CompileInfo, timings?: Timings): Promise<Diagnostic[]> {
    const { graph, parts, diagnostics, aside } = await this.prepare(
      files,
      info,
      'preview',
      timings,
    );
    const own = Object.keys(files).flatMap((path) => parts.sources.get(`app:/${path}`) ?? []);
    this.cache.keepOnly([...graph.modules.map(({ source }) => source), ...own, ...aside]);
    return diagnostics;
  }

  /** The pages that need each file. */
  async pagesByFile(files: AppFiles, info: CompileInfo): Promise<Map<string, string[]>> {
    const { graph } = await this.prepare(files, info, 'preview');
    return pagesByFile(graph.modules, pagesOf(Object.keys(files)).pages);
  }

  /** Parse, resolve, transform and style; what preview and publishing have in common. */
  async prepare(
    files: AppFiles,
    info: CompileInfo,
    mode: Mode,
    timings: Timings = new Map(),
  ): Promise<Prepared> {
    const parts = this.parts(files, mode, info.appMainPage);
    const { names, pages, main } = pagesOf(Object.keys(files), info.appMainPage);
    const layout = files[LAYOUT_FILE] === undefined ? null : `app:/${LAYOUT_FILE}`;
    // A published page may begin at any page; a preview begins at the main one.
    const routes = {
      pages,
      main,
      layout,
      eager: mode === 'publish' ? null : main,
      ahead: files[PAGE_SCRIPTS_FILE] === undefined ? null : `app:/${PAGE_SCRIPTS_FILE}`,
    };
    const rootFile = Object.keys(files).find((path) => ROOT_FILE.test(path));
    const root = rootFile === undefined ? null : { module: `app:/${rootFile}`, hasRouter: false };
    parts.sources.add(ROUTES, routesCode({ ...routes, root, toasters: [], providers: [] }));
    await breath();
    // Every file is read here, so that this is the time that reading takes.
    const reading = performance.now();
    let graph = buildGraph(parts);
    timings.set('syntax', performance.now() - reading);
    await breath();
    const toasters = toastersFor(graph, this.shared);
    const providers = providersFor(graph, this.shared);
    if (root) root.hasRouter = takes(graph, 'react-router-dom', ROUTERS);
    if (toasters.length > 0 || providers.length > 0 || root?.hasRouter) {
      parts.sources.add(ROUTES, routesCode({ ...routes, root, toasters, providers }));
      graph = buildGraph(parts);
    }
    const workers = await this.workers.fill(graph, parts);
    if (workers) graph = buildGraph(parts);
    const { sources: aside = [], diagnostics: inWorkers = [] } = workers ?? {};
    const styling = performance.now();
    const styled = await this.style.style(files, graph);
    timings.set('style', performance.now() - styling);
    await breath();
    const found = this.diagnose(files, info, parts, timings);
    const diagnostics = [...found, ...inWorkers, ...styled.diagnostics];
    const ownRoutes = root !== null;
    return { graph, parts, styled, pages: names, main, ownRoutes, diagnostics, aside };
  }

  /** The app as a project that a plain bundler builds. */
  async project(files: AppFiles, info: ProjectInfo): Promise<AppFiles> {
    const { graph, parts } = await this.prepare(
      files,
      { appId: info.appId, versionId: null },
      'publish',
    );
    return projectFiles(files, graph, parts, this.shared.kitRoot, info);
  }

  /** What the code and the schemas say; the checks' times are added to `timings`. */
  diagnose(
    files: AppFiles,
    { isPublic = false }: Partial<CompileInfo>,
    parts: GraphParts = this.parts(files, 'preview'),
    timings?: Timings,
  ): Diagnostic[] {
    const view = appView(files, parts, this.shared, isPublic);
    const found = diagnoseModules(view, timings);
    const started = performance.now();
    const inSchemas = diagnoseSchemas(files);
    timings?.set('schema', performance.now() - started);
    return [...found, ...inSchemas];
  }

  repair(files: AppFiles, diagnostics: readonly Diagnostic[], isPublic = false): Repaired {
    const view = appView(files, this.parts(files, 'preview'), this.shared, isPublic);
    return repairFiles(files, diagnostics, view);
  }

  private parts(files: AppFiles, mode: Mode, mainPage?: string | null): GraphParts {
    const { shared, cache } = this;
    const resolver = new Resolver(shared, files, pathIndex(Object.keys(files)));
    const sources = new Sources(shared, files, mainPage);
    const exports = new Exports(shared.vendor, sources, cache, resolver);
    return { sources, cache, resolver, exports, mode };
  }
}

const ROUTERS = /^(Browser|Hash|Memory)Router$|^create(Browser|Hash|Memory)Router$/;
const PROVIDERS: [specifier: string, name: RegExp, module: string][] = [
  ['@tanstack/react-query', /^QueryClientProvider$/, 'kit:/lib/query-provider.tsx'],
  ['react-helmet-async', /^HelmetProvider$/, 'kit:/lib/helmet-provider.tsx'],
];

/** The app's code imports such a name of the package. */
function takes(graph: Graph, specifier: string, name: RegExp): boolean {
  return graph.modules.some(
    ({ source, targets, transformed }) =>
      source.origin === 'app' &&
      transformed.sites.some(
        ({ names }, index) =>
          targets[index] === specifier && names.some((taken) => name.test(taken)),
      ),
  );
}

/** What has to stand around an app that uses such libraries and was set up elsewhere. */
const providersFor = (graph: Graph, { kit }: Shared): string[] =>
  PROVIDERS.filter(
    ([specifier, name, module]) =>
      graph.vendor.has(specifier) &&
      kit.has(module.slice('kit:/'.length)) &&
      !takes(graph, specifier, name),
  ).map(([, , module]) => module);

const SONNER = 'kit:/components/ui/sonner.tsx';
const TOASTER = 'kit:/components/ui/toaster.tsx';
const TOASTS = 'kit:/hooks/use-toast.ts';

/** The kit's places for short messages: each that messages are sent to and that neither the app's code nor a piece of the kit has placed. */
function toastersFor(graph: Graph, { kit }: Shared): string[] {
  const reached = new Set(graph.modules.map(({ name }) => name));
  const places = (targets: string[], byKit = false) =>
    graph.modules.some(
      ({ source, targets: found, transformed }) =>
        (byKit || source.origin === 'app') &&
        transformed.sites.some(
          ({ names }, index) => names.includes('Toaster') && targets.includes(found[index]!),
        ),
    );
  const has = (name: string) => kit.has(name.slice('kit:/'.length));
  const needed: string[] = [];
  if (graph.vendor.has('sonner') && has(SONNER) && !places(['sonner', SONNER])) needed.push(SONNER);
  if (reached.has(TOASTS) && has(TOASTER) && !places([TOASTER], true)) needed.push(TOASTER);
  return needed;
}
