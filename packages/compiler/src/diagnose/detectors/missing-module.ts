import type { ImportSite, Source } from '../../parse/source.ts';
import { folderOf, normalise } from '../../resolve/paths.ts';
import { isSlip } from '../../text/nearest.ts';
import { isBarrel } from '../../transform/barrels.ts';
import { type AppView, type Detector, type Finding, moduleDetector } from '../detector.ts';

/** Imports that lead nowhere: of a file that is not there, or of a package that apps cannot use. */
const leadsNowhere = (id: 'missing-module' | 'unknown-package'): Detector =>
  moduleDetector(id, ({ source, resolutions }, app) =>
    [...resolutions].flatMap(([site, found]): Finding[] => {
      const { specifier, start, end } = site;
      if (found.kind !== 'missing' || found.detector !== id || isBarrel(specifier)) return [];
      const severity = found.isQuiet ? ('warning' as const) : ('error' as const);
      const finding = { offset: start, severity, message: found.reason };
      const { near } = found;
      if (!near || !isSlip(lastOf(specifier), lastOf(near))) return [finding];
      if (id === 'missing-module' && !isMeant(site, near, source, app)) return [finding];
      const message = `Imported '${near}' instead of '${specifier}'`;
      return [{ ...finding, fix: { message, edits: [{ start, end, text: near }] } }];
    }),
  );

/** Whether what is named alike stands in the same folder, and has all that is imported. */
function isMeant({ specifier, names }: ImportSite, near: string, source: Source, app: AppView) {
  const wanted = specifier.startsWith('.')
    ? normalise(`${folderOf(source.name.replace(/^\w+:\//, ''))}/${specifier}`)
    : specifier.replace(/^@?\//, '');
  if (wanted === null || folderOf(wanted) !== folderOf(near.replace(/^@\//, ''))) return false;
  const found = app.resolver.resolve(near, source.name);
  const known = found.kind === 'module' ? app.exports.ofModule(found.name) : null;
  return known !== null && names.every(({ imported }) => imported === '*' || known.has(imported));
}

const lastOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

export const missingModule = leadsNowhere('missing-module');
export const unknownPackage = leadsNowhere('unknown-package');
