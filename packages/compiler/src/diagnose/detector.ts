import type { AppFiles, Diagnostic, EntitySchema } from '@trellis/contract';
import type { ModuleCache } from '../graph/cache.ts';
import type { Exports } from '../graph/exports.ts';
import type { Sources } from '../graph/sources.ts';
import type { ImportSite, Parsed, Source } from '../parse/source.ts';
import type { LinkedTree } from '../parse/tree.ts';
import type { KnownNames } from '../repair/names.ts';
import type { Resolution, Resolver } from '../resolve/resolver.ts';
import type { Edit } from '../text/edit.ts';

export interface DiagnoseParts {
  sources: Sources;
  cache: ModuleCache;
  resolver: Resolver;
  exports: Exports;
}

/** Something wrong in a module, and how to mend it where that is sure. */
export interface Finding {
  offset: number;
  severity: Diagnostic['severity'];
  message: string;
  fix?: Fix;
}

export interface Fix {
  /** What was done, in the past. */
  message: string;
  edits: Edit[];
}

/** One module of the app, with where its imports lead. */
export interface ModuleView {
  source: Source;
  parsed: Parsed;
  resolutions: ReadonlyMap<ImportSite, Resolution>;
}

/** What checks may ask of the app around a module. */
export interface AppView extends DiagnoseParts {
  files: AppFiles;
  pages: readonly string[];
  /** A component or a router of its own decides what is at an address. */
  ownRoutes: boolean;
  /** Entities whose schema can be read, by name. */
  entities: ReadonlyMap<string, EntitySchema>;
  /** Visitors come in without signing in. Where that is not known, nothing is said of it. */
  isPublic: boolean;
  /** Where names can be imported from; worked out when it is first asked for. */
  names(): KnownNames;
}

/**
 * One check. `read` looks at a module's tree and is asked once for each content; `judge` looks at what
 * it found and at the app around it. What surely breaks the app is an error; all else is a warning.
 */
export interface Detector {
  id: string;
  read(tree: LinkedTree): unknown;
  judge(facts: unknown, module: ModuleView, app: AppView): Finding[];
}

/** Declares a check whose `judge` is given what its `read` answers. */
export function detector<Facts>(declared: {
  id: string;
  read(tree: LinkedTree): Facts;
  judge(facts: Facts, module: ModuleView, app: AppView): Finding[];
}): Detector {
  return { ...declared, judge: (facts, ...rest) => declared.judge(facts as Facts, ...rest) };
}

/** A check that needs nothing but the module's own text. */
export const localDetector = (id: string, read: (tree: LinkedTree) => Finding[]): Detector =>
  detector({ id, read, judge: (findings) => findings });

/** A check that needs no tree: of imports, exports and names. */
export const moduleDetector = (
  id: string,
  judge: (module: ModuleView, app: AppView) => Finding[],
): Detector =>
  detector({ id, read: () => null, judge: (_facts, module, app) => judge(module, app) });
