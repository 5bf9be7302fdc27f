import { IMPORT, placeName } from '@trellis/contract';

/** What no text shows, and PostgreSQL partly cannot hold; breaks and tabs are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A cell without control characters. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** The headers' names, each once; a column without one is called by its place. */
export function headersOf(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  const named = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  // A sheet may have any number of empty cells behind its headers; cells behind what is here are reported.
  return cells.slice(0, Math.max(named, IMPORT.columns)).map((cell, at) => {
    const name = withoutControls(cell).trim().slice(0, 900) || placeName(at);
    let own = name;
    for (let n = 2; taken.has(own); n++) own = `${name} (${n})`;
    taken.add(own);
    return own;
  });
}

/** Why a row with more cells than there are columns is none; null where its spare ones are empty. */
export function tooWide(cells: readonly unknown[], columns: number): string | null {
  const spare = cells.slice(columns).some((cell) => String(cell ?? '').trim() !== '');
  if (!spare) return null;
  const headers = columns === 1 ? 'there is 1 header' : `there are ${columns} headers`;
  return `This row has ${cells.length} cells, and ${headers}`;
}
