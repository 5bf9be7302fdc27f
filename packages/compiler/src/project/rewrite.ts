import type { GraphParts } from '../graph/graph.ts';
import type { GraphModule } from '../graph/module.ts';
import type { ImportSite } from '../parse/source.ts';
import { classEdits } from '../style/tailwind3.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import { isBarrel, partSpecifier } from '../transform/barrels.ts';
import { clientEdits } from '../transform/client.ts';
import { realSpecifier } from './packages.ts';

export interface Rewritten {
  text: string;
  /** Packages that the module imports. */
  packages: string[];
}

/** A module's source with every import as a plain bundler finds it. */
export function rewrite(
  module: GraphModule,
  parts: GraphParts,
  places: ReadonlyMap<string, string>,
): Rewritten {
  const parsed = parts.cache.parsed(module.source);
  const targets = new Map<string, string>();
  for (const [index, { specifier }] of module.transformed.sites.entries())
    targets.set(specifier, module.targets[index]!);
  const edits = parsed.patterns.map((edit) => ({ ...edit, text: placed(edit.text, places) }));
  if (module.source.origin === 'app')
    edits.push(...parsed.habits, ...classEdits(module.source.text), ...clientEdits(parsed, places));
  const packages: string[] = [];
  for (const site of parsed.imports) {
    if (isBarrel(site.specifier)) {
      edits.push(...iconEdits(site, module.source.text, parts));
      packages.push(site.specifier === 'radix-ui' ? 'radix-ui' : 'lucide-react');
      continue;
    }
    const written = writtenFor(site, module, targets, parts, places);
    if (written === null) continue;
    if (!/^[@.]\//.test(written)) packages.push(written);
    if (written !== site.specifier) edits.push({ start: site.start, end: site.end, text: written });
  }
  if (parsed.undefinedNames.some(({ name }) => name === 'React'))
    edits.push({ start: 0, end: 0, text: "import * as React from 'react';\n" });
  return { text: applyEdits(module.source.text, edits), packages };
}

/** Imports that stand in the place of a pattern, by where the project has what they name. */
const placed = (text: string, places: ReadonlyMap<string, string>): string =>
  text.replace(/(\bfrom |\bimport\()"@\/([^"?]+)"/g, (whole, before: string, path: string) => {
    const place = places.get(`app:/${path}`);
    return place === undefined ? whole : `${before}"@/${place}"`;
  });

/** The specifier to write; null where nothing of it is left at run time. */
function writtenFor(
  site: ImportSite,
  module: GraphModule,
  targets: ReadonlyMap<string, string>,
  { resolver }: GraphParts,
  places: ReadonlyMap<string, string>,
): string | null {
  const resolution = resolver.resolve(site.specifier, module.name);
  if (resolution.kind === 'style')
    return resolution.name.startsWith('npm:/')
      ? resolution.name.slice('npm:/'.length)
      : `@/${resolution.name.slice('app:/'.length)}`;
  const target = targets.get(site.specifier);
  if (target === undefined) return null;
  const place = places.get(target);
  if (place !== undefined) return `@/${place}`;
  // A part of a package stands for itself.
  return /^part:\//.test(target) ? site.specifier : realSpecifier(target);
}

/** Icons that the library has not are those that are shown instead. */
function iconEdits(site: ImportSite, text: string, { resolver }: GraphParts): Edit[] {
  if (site.specifier === 'radix-ui') return [];
  const edits: Edit[] = [{ start: site.start, end: site.end, text: 'lucide-react' }];
  for (const { imported, local, start } of site.names) {
    if (imported === '*' || imported === 'default' || imported === 'icons') continue;
    const found = resolver.resolve(partSpecifier(site.specifier, imported), '');
    const shown = found.kind === 'module' ? resolver.iconName(found.name) : null;
    if (!shown || shown === imported) continue;
    const isPlain = !/^\s+as\b/.test(text.slice(start + imported.length));
    edits.push({
      start,
      end: start + imported.length,
      text: isPlain ? `${shown} as ${local}` : shown,
    });
  }
  return edits;
}
