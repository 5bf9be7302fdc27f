/** A table's row with its place, counted from one. */
type PlacedRow = readonly [place: number, cells: readonly unknown[]];

/** Rows with something in them that are looked at for the headers. */
export const HEADERS_WITHIN = 20;

/** What is measured rather than named: figures, amounts, days, times. */
const FIGURE = /^[\p{Sc}\s\d.,:/%+()-]*\d[\p{Sc}\s\d.,:/%+()TZ-]*$/u;

const textOf = (cell: unknown): string => String(cell ?? '').trim();
const filled = (cells: readonly unknown[]): string[] => cells.map(textOf).filter(Boolean);
const isWord = (cell: unknown): boolean => {
  const text = textOf(cell);
  return text !== '' && typeof cell !== 'number' && !FIGURE.test(text);
};

/**
 * Which of a table's first rows has its headers: the first, unless titles of one cell stand above it. What stands below
 * titles is a row of headers where it has only different words, and an empty row above it or figures below one of them.
 * `rows` are those with something in them.
 */
export function headersAt(rows: readonly PlacedRow[]): number {
  const at = rows.findIndex(([, cells]) => filled(cells).length > 1);
  const below = rows.slice(at + 1);
  if (at < 1 || below.length === 0) return 0;
  const [place, cells] = rows[at]!;
  const names = filled(cells).map((name) => name.toLowerCase());
  if (new Set(names).size < names.length) return 0;
  if (!cells.every((cell) => textOf(cell) === '' || isWord(cell))) return 0;
  const isApart = place - rows[at - 1]![0] > 1;
  const hasFigures = cells.some(
    (name, column) =>
      textOf(name) !== '' &&
      below.some(([, { [column]: cell }]) => textOf(cell) !== '' && !isWord(cell)),
  );
  return isApart || hasFigures ? at : 0;
}
