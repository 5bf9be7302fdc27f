import { isSlip } from '../../text/nearest.ts';
import { isBarrel } from '../../transform/barrels.ts';
import { type Detector, type Finding, moduleDetector } from '../detector.ts';

/** Imports that lead nowhere: of a file that is not there, or of a package that apps cannot use. */
const leadsNowhere = (id: 'missing-module' | 'unknown-package'): Detector =>
  moduleDetector(id, ({ resolutions }) =>
    [...resolutions].flatMap(([{ specifier, start, end }, found]): Finding[] => {
      if (found.kind !== 'missing' || found.detector !== id || isBarrel(specifier)) return [];
      const severity = found.isQuiet ? ('warning' as const) : ('error' as const);
      const finding = { offset: start, severity, message: found.reason };
      const { near } = found;
      if (!near || !isSlip(lastOf(specifier), lastOf(near))) return [finding];
      const message = `Imported '${near}' instead of '${specifier}'`;
      return [{ ...finding, fix: { message, edits: [{ start, end, text: near }] } }];
    }),
  );

const lastOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

export const missingModule = leadsNowhere('missing-module');
export const unknownPackage = leadsNowhere('unknown-package');
