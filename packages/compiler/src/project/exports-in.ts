import { parseWithSigns } from '../parse/signs.ts';

export interface Exports {
  /** `default` among them; types are none. */
  names: string[];
  /** `export * from './more'`: it has names that are not in it. */
  passesAll: boolean;
}

/** What a module gives to others; null where it cannot be read. */
export function exportsIn(code: string): Exports | null {
  // What stands in angle brackets is an element in one of them, and a type in the other.
  for (const lang of ['tsx', 'ts'] as const) {
    const { result } = parseWithSigns(`module.${lang}`, code, { lang, sourceType: 'module' });
    if (result.errors.some(({ severity }) => severity === 'Error')) continue;
    const entries = result.module.staticExports.flatMap((statement) => statement.entries);
    return {
      names: entries.flatMap(({ exportName, isType }) =>
        isType || exportName.kind === 'None' ? [] : (exportName.name ?? 'default'),
      ),
      passesAll: entries.some(({ exportName, isType }) => exportName.kind === 'None' && !isType),
    };
  }
  return null;
}
