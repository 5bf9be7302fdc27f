import type { Node } from '../parse/node.ts';
import type { Reading } from './reading.ts';

/** Somewhere that a file names another by a specifier. */
export interface ImportPlace {
  specifier: string;
  /** Of the specifier, quotes not included. */
  start: number;
  end: number;
  /** The whole statement; null for `import(…)` in the middle of code. */
  statement: { start: number; end: number } | null;
  /** The names that it makes, as they are called in this file. */
  locals: string[];
}

/** Every import and re-export of a file, read also where nothing uses it. */
export function importsOf({ module, text, program }: Reading): ImportPlace[] {
  const statements = (program.body as Node[] | undefined) ?? [];
  const around = (at: number) => {
    const found = statements.find(({ start, end }) => start <= at && at < end);
    return found ? { start: found.start, end: found.end } : null;
  };
  const places: ImportPlace[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    start: moduleRequest.start + 1,
    end: moduleRequest.end - 1,
    statement: around(moduleRequest.start),
    locals: entries.map(({ localName }) => localName.value),
  }));
  const seen = new Set<number>();
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) {
      if (!moduleRequest || seen.has(moduleRequest.start)) continue;
      seen.add(moduleRequest.start);
      places.push({
        specifier: moduleRequest.value,
        start: moduleRequest.start + 1,
        end: moduleRequest.end - 1,
        statement: around(moduleRequest.start),
        locals: [],
      });
    }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = text.slice(moduleRequest.start, moduleRequest.end);
    const [, , specifier] = /^(["'`])([^"'`$]*)\1$/.exec(literal) ?? [];
    if (specifier !== undefined)
      places.push({
        specifier,
        start: moduleRequest.start + 1,
        end: moduleRequest.end - 1,
        statement: null,
        locals: [],
      });
  }
  return places;
}
