import type { Diagnostic } from '@trellis/contract';
import type { ModuleCache } from '../graph/cache.ts';
import { type Exports, meantExport } from '../graph/exports.ts';
import type { Sources } from '../graph/sources.ts';
import type { ImportedName, ImportSite, Parsed } from '../parse/source.ts';
import type { Resolution, Resolver } from '../resolve/resolver.ts';
import { nearest } from '../text/nearest.ts';
import { placeOf } from '../text/place.ts';
import { isBarrel, partSpecifier } from '../transform/barrels.ts';

export interface DiagnoseParts {
  sources: Sources;
  cache: ModuleCache;
  resolver: Resolver;
  exports: Exports;
}

const CODE = /\.(tsx|ts|jsx|js)$/;

/** Everything wrong with the code files of an app, reached or not. */
export function diagnoseModules(parts: DiagnoseParts, paths: Iterable<string>): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const path of paths) {
    if (!CODE.test(path)) continue;
    const source = parts.sources.get(`app:/${path}`);
    if (source?.origin !== 'app') continue;
    const parsed = parts.cache.parsed(source);
    found.push(...parsed.errors);
    if (parsed.errors.length === 0) found.push(...new ModuleCheck(parts, parsed).all());
  }
  return found;
}

class ModuleCheck {
  private readonly parts: DiagnoseParts;
  private readonly parsed: Parsed;

  constructor(parts: DiagnoseParts, parsed: Parsed) {
    this.parts = parts;
    this.parsed = parsed;
  }

  all(): Diagnostic[] {
    return [
      ...this.parsed.imports.flatMap((site) => this.checkImport(site)),
      ...this.undefinedNames(),
      ...this.pageDefault(),
    ];
  }

  private at(
    offset: number,
    severity: Diagnostic['severity'],
    detector: string,
    message: string,
  ): Diagnostic {
    const { path, text } = this.parsed.source;
    return { file: path, ...placeOf(text, offset), severity, detector, message };
  }

  private checkImport(site: ImportSite): Diagnostic[] {
    if (isBarrel(site.specifier)) return site.names.flatMap((name) => this.checkPart(site, name));
    const { resolver, exports } = this.parts;
    const resolution = resolver.resolve(site.specifier, this.parsed.source.name);
    if (resolution.kind === 'missing')
      return [this.at(site.start, 'error', resolution.detector, resolution.reason)];
    const found: Diagnostic[] = [];
    if (resolution.kind === 'module' && resolution.mended)
      found.push(this.at(site.start, 'warning', 'mended-import', resolution.mended));
    if (resolution.kind === 'vendor') {
      const known = exports.ofPackage(resolution.specifier);
      // The types of a package are not known here: only names in use as values can be judged.
      const names = site.names.filter(({ used, typeOnly }) => used && !typeOnly);
      if (known) found.push(...this.checkNames(site, names, asMap(known), site.specifier));
    } else if (resolution.kind === 'module') {
      const known = exports.ofModule(resolution.name);
      if (known) found.push(...this.checkNames(site, site.names, known, resolution.name));
    }
    return found;
  }

  private checkPart(
    site: ImportSite,
    { imported, used, typeOnly, start }: ImportedName,
  ): Diagnostic[] {
    if (!used || typeOnly || imported === '*' || imported === 'icons') return [];
    const resolution: Resolution = this.parts.resolver.resolve(
      partSpecifier(site.specifier, imported),
      this.parsed.source.name,
    );
    if (resolution.kind === 'missing')
      return [this.at(start, 'error', 'missing-export', resolution.reason)];
    if (resolution.kind !== 'module' || !resolution.mended) return [];
    return [this.at(start, 'warning', 'missing-icon', resolution.mended)];
  }

  private checkNames(
    site: ImportSite,
    names: readonly ImportedName[],
    available: ReadonlyMap<string, boolean>,
    target: string,
  ): Diagnostic[] {
    const found: Diagnostic[] = [];
    for (const { imported, start, used, typeOnly } of names) {
      if (imported === '*') continue;
      const isType = available.get(imported);
      if (isType === false || (isType === true && (typeOnly || !used))) continue;
      const meant = meantExport(imported, available, target);
      if (meant && used) {
        const message = `'${site.specifier}' has no '${imported}'; '${meant}' was taken instead`;
        found.push(this.at(start, 'warning', 'mended-import', message));
        continue;
      }
      if (isType) {
        const message = `'${imported}' of '${site.specifier}' is a type; it cannot be used as a value`;
        found.push(this.at(start, 'error', 'missing-export', message));
        continue;
      }
      const near = nearest(imported, available.keys());
      const message =
        imported === 'default'
          ? `'${site.specifier}' has no default export`
          : `'${site.specifier}' does not export '${imported}'${near ? `; did you mean '${near}'?` : ''}`;
      found.push(this.at(start, used ? 'error' : 'warning', 'missing-export', message));
    }
    return found;
  }

  private undefinedNames(): Diagnostic[] {
    const seen = new Set<string>();
    return this.parsed.undefinedNames.flatMap(({ name, start, jsx }) => {
      // `process.env` is read as empty.
      if (name === 'React' || name === 'process' || seen.has(name)) return [];
      seen.add(name);
      const what = jsx ? `<${name}> is used` : `'${name}' is used`;
      return [this.at(start, 'error', 'undefined-name', `${what} but never declared or imported`)];
    });
  }

  private pageDefault(): Diagnostic[] {
    const { source, exports } = this.parsed;
    if (!/^(pages\/[^/]+|Layout)\.\w+$/.test(source.path)) return [];
    if (exports.some(({ name }) => name === 'default')) return [];
    const what = source.path.startsWith('pages/') ? 'A page' : 'The layout';
    const message = `${what} needs a default export: the component to show`;
    const meant = meantExport('default', asMap(exports.map(({ name }) => name)), source.name);
    return [this.at(0, meant ? 'warning' : 'error', 'missing-default', message)];
  }
}

const asMap = (names: Iterable<string>): Map<string, boolean> =>
  new Map([...names].map((name) => [name, false]));
