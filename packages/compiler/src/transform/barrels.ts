import type { EcmaScriptModule } from 'oxc-parser';
import type { Edit } from '../text/edit.ts';

/**
 * Packages that are one long list of parts. Their named imports become imports of the parts, so
 * that only the icons and primitives in use travel.
 */
const BARRELS = new Set(['lucide-react', 'radix-ui']);
/** Other sets of icons that code is written for: ours are shown in their place. */
const ICON_SETS =
  /^(react-icons\/[\w-]+|@radix-ui\/react-icons|@heroicons\/react\/[\w/]+|@tabler\/icons-react|@phosphor-icons\/react|phosphor-react|react-feather)$/;

export const isBarrel = (specifier: string): boolean =>
  BARRELS.has(specifier) || ICON_SETS.test(specifier);

const PART = '/~/';

export const partSpecifier = (barrel: string, name: string): string => `${barrel}${PART}${name}`;

/** The barrel and the name, when the specifier is one that `barrelEdits` wrote. */
export function readPart(specifier: string): { barrel: string; name: string } | null {
  const at = specifier.indexOf(PART);
  return at === -1
    ? null
    : { barrel: specifier.slice(0, at), name: specifier.slice(at + PART.length) };
}

/** Rewrites `import { A, B as C } from 'lucide-react'`, keeping the count of lines. */
export function barrelEdits(text: string, module: EcmaScriptModule): Edit[] {
  const edits: Edit[] = [];
  for (const statement of module.staticImports) {
    const barrel = statement.moduleRequest.value;
    if (!isBarrel(barrel)) continue;
    const entries = statement.entries.filter((entry) => !entry.isType);
    if (entries.some((entry) => entry.importName.kind !== 'Name')) continue;
    const parts = entries.map((entry) => {
      const name = entry.importName.name!;
      const local = entry.localName.value;
      // `icons` is the whole list: code that picks by name at run time.
      if (name === 'icons' || name === 'createLucideIcon')
        return `import { ${name} as ${local} } from "${barrel}";`;
      // An icon is a module with a default; a primitive is a whole package.
      const clause = barrel === 'radix-ui' ? `* as ${local}` : local;
      return `import ${clause} from "${partSpecifier(barrel, name)}";`;
    });
    const lines = text.slice(statement.start, statement.end).split('\n').length - 1;
    edits.push({
      start: statement.start,
      end: statement.end,
      text: parts.join('') + '\n'.repeat(lines),
    });
  }
  return edits;
}
