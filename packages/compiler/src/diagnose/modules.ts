import type { Diagnostic } from '@trellis/contract';
import type { Source } from '../parse/source.ts';
import type { LinkedTree } from '../parse/tree.ts';
import { placeOf } from '../text/place.ts';
import type { AppView, Finding, ModuleView } from './detector.ts';
import { DETECTORS } from './detectors/index.ts';

const CODE = /\.(tsx|ts|jsx|js)$/;

/** How long each check took, in milliseconds. */
export type Timings = Map<string, number>;

/** What one check found in one module. */
export interface Found extends Finding {
  detector: string;
}

/** Everything wrong with the code files of an app, reached or not. */
export function diagnoseModules(app: AppView, timings: Timings = new Map()): Diagnostic[] {
  return Object.keys(app.files).flatMap((path) => {
    const source = CODE.test(path) ? app.sources.get(`app:/${path}`) : null;
    if (source?.origin !== 'app') return [];
    const { errors } = app.cache.parsed(source);
    if (errors.length > 0) return errors;
    return findingsIn(source, app, timings).map((found) => asDiagnostic(source, found));
  });
}

/** What the checks find in one module, in the order of their places. */
export function findingsIn(source: Source, app: AppView, timings: Timings = new Map()): Found[] {
  const parsed = app.cache.parsed(source);
  const facts = app.cache.facts(source, (tree) => readAll(tree, timings));
  if (!facts) return [];
  const resolutions: ModuleView['resolutions'] = new Map(
    parsed.imports.map((site) => [site, app.resolver.resolve(site.specifier, source.name)]),
  );
  const module: ModuleView = { source, parsed, resolutions };
  return DETECTORS.flatMap(({ id, judge }, index) =>
    timed(id, timings, () => judge(facts[index], module, app)).map((found) => ({
      ...found,
      detector: id,
    })),
  ).sort((a, b) => a.offset - b.offset);
}

const readAll = (tree: LinkedTree, timings: Timings): unknown[] =>
  DETECTORS.map(({ id, read }) => timed(id, timings, () => read(tree)));

function timed<T>(id: string, timings: Timings, work: () => T): T {
  const started = performance.now();
  const result = work();
  timings.set(id, (timings.get(id) ?? 0) + performance.now() - started);
  return result;
}

const asDiagnostic = ({ path, text }: Source, found: Found): Diagnostic => ({
  file: path,
  ...placeOf(text, found.offset),
  severity: found.severity,
  detector: found.detector,
  message: found.message,
});
