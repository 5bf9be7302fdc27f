import type { ImportSite } from '../../parse/source.ts';
import { importOf } from '../../parse/tree.ts';
import { isSlip, nearest } from '../../text/nearest.ts';
import { isBarrel, partSpecifier } from '../../transform/barrels.ts';
import { type AppView, detector, type Finding, type Fix, type ModuleView } from '../detector.ts';
import { importEdit, withoutName } from './import-edits.ts';
import { exportsBehind, meantInstead } from './imported-names.ts';

interface Member {
  specifier: string;
  name: string;
  start: number;
}

/** Names that a module does not have: imported from it, or taken of it (`React.useStat`). */
export const missingExport = detector<Member[]>({
  id: 'missing-export',
  read: (tree) =>
    tree.all('MemberExpression').flatMap((node) => {
      const from = importOf(tree.bindingOf(node.object));
      const { property } = node as unknown as { property: { name?: string; start: number } };
      if (!from || node.computed === true || property.name === undefined) return [];
      const isReact = from.specifier === 'react' && from.imported === 'default';
      if (from.imported !== '*' && !isReact) return [];
      return [{ specifier: from.specifier, name: property.name, start: property.start }];
    }),
  judge: (members, module, app) => [
    ...[...module.resolutions.keys()].flatMap((site) =>
      isBarrel(site.specifier) ? missingParts(site, module, app) : missingNames(site, module, app),
    ),
    ...members.flatMap((member) => missingMember(member, app)),
  ],
});

function missingParts({ specifier, names }: ImportSite, module: ModuleView, app: AppView) {
  return names.flatMap(({ imported, used, typeOnly, start }): Finding[] => {
    if (!used || typeOnly || imported === '*' || imported === 'icons') return [];
    const found = app.resolver.resolve(partSpecifier(specifier, imported), module.source.name);
    return found.kind === 'missing'
      ? [{ offset: start, severity: 'error', message: found.reason }]
      : [];
  });
}

function missingNames(site: ImportSite, module: ModuleView, app: AppView): Finding[] {
  const behind = exportsBehind(site, module, app);
  if (!behind) return [];
  const { available, target, isPackage } = behind;
  return site.names.flatMap(({ imported, local, start, used, typeOnly }): Finding[] => {
    if (imported === '*') return [];
    // The types of a package are not known here: only names in use as values can be judged.
    if (isPackage && (!used || typeOnly)) return [];
    const isType = available.get(imported);
    if (isType === false || (isType === true && (typeOnly || !used))) return [];
    if (meantInstead(imported, used, available, target)) return [];
    if (isType) {
      const message = `'${imported}' of '${site.specifier}' is a type; it cannot be used as a value`;
      return [{ offset: start, severity: 'error', message }];
    }
    const near = nearest(imported, available.keys());
    const message =
      imported === 'default'
        ? `'${site.specifier}' has no default export`
        : `'${site.specifier}' does not export '${imported}'${near ? `; did you mean '${near}'?` : ''}`;
    const severity = used ? 'error' : 'warning';
    const kit =
      used && imported === local ? kitFix(site, start, imported, target, module, app) : null;
    if (kit) return [{ offset: start, severity, message, fix: kit }];
    if (imported === 'default' || !near || !isSlip(imported, near))
      return [{ offset: start, severity, message }];
    // `totl` → `total as totl`: the rest of the module goes on with the name it knows.
    const text = imported === local ? `${near} as ${local}` : near;
    const edits = [{ start, end: start + imported.length, text }];
    const fix = { message: `Took '${near}' of '${site.specifier}', not '${imported}'`, edits };
    return [{ offset: start, severity, message, fix }];
  });
}

const UI = /^(?:kit:|@)\/components\/ui\//;

/** A part of the kit that another file beside the one named has, and no third: it is the same part. */
function kitFix(
  site: ImportSite,
  start: number,
  name: string,
  target: string,
  { parsed }: ModuleView,
  app: AppView,
): Fix | null {
  const offer = UI.test(target) ? app.names().ofKit(name) : null;
  if (!offer || !UI.test(offer.specifier) || site.kind !== 'import') return null;
  const edits =
    site.names.length === 1
      ? [{ start: site.start, end: site.end, text: offer.specifier }]
      : [withoutName(parsed, name, start), importEdit(parsed, name, offer)];
  return { message: `Imported '${name}' from '${offer.specifier}'`, edits };
}

function missingMember({ specifier, name, start }: Member, app: AppView): Finding[] {
  const known = app.exports.ofPackage(specifier);
  if (!known || known.has(name) || name === 'default') return [];
  const near = nearest(name, known);
  const message = `'${specifier}' does not export '${name}'${near ? `; did you mean '${near}'?` : ''}`;
  const fix =
    near && isSlip(name, near)
      ? {
          message: `Took '${near}' of '${specifier}', not '${name}'`,
          edits: [{ start, end: start + name.length, text: near }],
        }
      : undefined;
  return [{ offset: start, severity: 'error', message, fix }];
}
