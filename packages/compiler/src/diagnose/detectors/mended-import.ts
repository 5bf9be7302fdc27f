import { isBarrel } from '../../transform/barrels.ts';
import { type Finding, moduleDetector } from '../detector.ts';
import { meantNameEdit } from './import-edits.ts';
import { exportsBehind, meantInstead } from './imported-names.ts';

/** Imports that the compiler had to read with good will: it tells how, and writes them so. */
export const mendedImport = moduleDetector('mended-import', (module, app) =>
  [...module.resolutions].flatMap(([site, found]): Finding[] => {
    if (isBarrel(site.specifier)) return [];
    if (found.kind === 'module' && found.mended) {
      const { start, end, specifier } = site;
      const text = `@/${found.name.replace(/^\w+:\//, '').replace(/(\/index)?\.\w+$/, '')}`;
      // What is made up for a file that is not there has no path to write.
      const isFile = /^(app|kit):/.test(found.name);
      const fix = {
        message: `Imported '${text}' instead of '${specifier}'`,
        edits: [{ start, end, text }],
      };
      return [
        { offset: start, severity: 'warning', message: found.mended, ...(isFile && { fix }) },
        ...misnamed(),
      ];
    }
    return misnamed();

    function misnamed(): Finding[] {
      const behind = exportsBehind(site, module, app);
      if (!behind) return [];
      return site.names.flatMap((name): Finding[] => {
        const { imported, local, start, used, typeOnly } = name;
        if (behind.isPackage && typeOnly) return [];
        const meant = meantInstead(imported, used, behind.available, behind.target);
        if (!meant) return [];
        const message = `'${site.specifier}' has no '${imported}'; '${meant}' was taken instead`;
        const edit =
          site.names.length === 1 && !(found.kind === 'module' && found.mended)
            ? meantNameEdit(module.parsed, site.start, local, imported, meant)
            : null;
        const done = `Took '${meant}' of '${site.specifier}' instead of '${imported}'`;
        const fix = edit ? { message: done, edits: [edit] } : undefined;
        return [{ offset: start, severity: 'warning', message, fix }];
      });
    }
  }),
);
