import { isBarrel, partSpecifier } from '../../transform/barrels.ts';
import { type Finding, moduleDetector } from '../detector.ts';

/** Icons that the library does not have: a near one is shown, and can be written in their place. */
export const missingIcon = moduleDetector('missing-icon', (module, app) =>
  [...module.resolutions.keys()].flatMap((site) => {
    if (!isBarrel(site.specifier)) return [];
    return site.names.flatMap(({ imported, local, used, typeOnly, start }): Finding[] => {
      if (!used || typeOnly || imported === '*' || imported === 'icons') return [];
      const part = partSpecifier(site.specifier, imported);
      const found = app.resolver.resolve(part, module.source.name);
      if (found.kind !== 'module' || !found.mended) return [];
      const icon = app.resolver.iconName(found.name);
      const isOurs = site.specifier === 'lucide-react';
      const fix =
        icon && isOurs
          ? {
              message: `Took the icon '${icon}' for '${imported}'`,
              edits: [
                {
                  start,
                  end: start + imported.length,
                  text: imported === local ? `${icon} as ${local}` : icon,
                },
              ],
            }
          : undefined;
      return [{ offset: start, severity: 'warning', message: found.mended, fix }];
    });
  }),
);
