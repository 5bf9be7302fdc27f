import { IMPORT, placeName } from '@trellis/contract';

/** The headers' names, each once; a column without one is called by its place. */
export function headersOf(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  const named = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  // A sheet may have any number of empty cells behind its headers; cells behind what is here are reported.
  return cells.slice(0, Math.max(named, IMPORT.columns)).map((cell, at) => {
    const name = cell.trim().slice(0, 900) || placeName(at);
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
