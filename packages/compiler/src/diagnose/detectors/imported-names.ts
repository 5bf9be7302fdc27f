import { meantExport } from '../../graph/exports.ts';
import type { ImportSite } from '../../parse/source.ts';
import type { AppView, ModuleView } from '../detector.ts';

/** What stands behind an import: its exports, each with whether it is only a type. */
export interface Behind {
  available: ReadonlyMap<string, boolean>;
  target: string;
  isPackage: boolean;
}

/** Null where it is not known what is exported. */
export function exportsBehind(
  site: ImportSite,
  { resolutions }: ModuleView,
  { exports }: AppView,
): Behind | null {
  const found = resolutions.get(site);
  if (found?.kind === 'vendor') {
    const known = exports.ofPackage(found.specifier);
    if (!known) return null;
    const available = new Map([...known].map((name) => [name, false]));
    return { available, target: site.specifier, isPackage: true };
  }
  if (found?.kind !== 'module') return null;
  const available = exports.ofModule(found.name);
  return available && { available, target: found.name, isPackage: false };
}

/** The name that the compiler takes in the place of one that is not there. */
export function meantInstead(
  imported: string,
  used: boolean,
  available: ReadonlyMap<string, boolean>,
  target: string,
): string | null {
  if (imported === '*' || !used || available.get(imported) === false) return null;
  return meantExport(imported, available, target);
}
