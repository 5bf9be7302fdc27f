import { isNode } from '../../parse/node.ts';
import type { LinkedTree } from '../../parse/tree.ts';
import { isSlip } from '../../text/nearest.ts';
import { BUILD_CONSTANT } from '../../transform/build-constants.ts';
import { isClientName } from '../../transform/client.ts';
import { type AppView, detector, type Finding, type Fix, type ModuleView } from '../detector.ts';
import { importEdit } from './import-edits.ts';

/**
 * Names that are used and declared nowhere, once each: imported where only one import can be meant,
 * else written like the one declared name that they are a slip of.
 */
export const undefinedName = detector<string[]>({
  id: 'undefined-name',
  read: (tree) => (tree.parsed.undefinedNames.length > 0 ? declaredNames(tree) : []),
  judge: (declared, module, app) => {
    const seen = new Set<string>();
    return module.parsed.undefinedNames.flatMap(({ name, start, jsx }): Finding[] => {
      // `process.env` is read as empty; the client is there without an import.
      if (name === 'React' || name === 'process' || seen.has(name)) return [];
      if (isClientName(module.parsed, name)) return [];
      seen.add(name);
      if (BUILD_CONSTANT.test(name)) {
        const message = `'${name}' was put in place by the project's own build; it is undefined here`;
        return [{ offset: start, severity: 'warning', message }];
      }
      const what = jsx ? `<${name}> is used` : `'${name}' is used`;
      const message = `${what} but never declared or imported`;
      const fix = importFix(name, jsx, module, app) ?? slipFix(name, jsx, declared, module);
      return [{ offset: start, severity: 'error', message, ...(fix && { fix }) }];
    });
  },
});

function importFix(name: string, jsx: boolean, module: ModuleView, app: AppView): Fix | null {
  // `icon={Heart}`, in a module that takes icons.
  const takesIcons = module.parsed.imports.some(({ specifier }) => specifier === 'lucide-react');
  const offer = app.names().find(name, jsx || (takesIcons && /^[A-Z][a-z]/.test(name)));
  if (!offer || offer.specifier === `@/${module.source.path.replace(/\.\w+$/, '')}`) return null;
  return {
    message: `Imported '${name}' from '${offer.specifier}'`,
    edits: [importEdit(module.parsed, name, offer)],
  };
}

function slipFix(
  name: string,
  jsx: boolean,
  declared: readonly string[],
  { parsed }: ModuleView,
): Fix | null {
  // An element's tags are two places; its end is no use of a name, so that it would be left behind.
  const meant = jsx ? [] : declared.filter((one) => isSlip(name, one));
  if (meant.length !== 1) return null;
  const places = parsed.undefinedNames.filter((one) => one.name === name);
  return {
    message: `Wrote '${meant[0]}' for '${name}'`,
    edits: places.map(({ start }) => ({ start, end: start + name.length, text: meant[0]! })),
  };
}

/** The names that a module declares and uses, or gives a value. */
function declaredNames(tree: LinkedTree): string[] {
  const names = new Set([...tree.use.bindings.values()].map(({ name }) => name));
  for (const { id } of tree.all('VariableDeclarator'))
    if (isNode(id) && id.type === 'Identifier') names.add(String(id.name));
  for (const site of tree.parsed.imports) for (const { local } of site.names) names.add(local);
  return [...names];
}
