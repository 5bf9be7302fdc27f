import type { RunSource } from '@trellis/contract';

/** Where a passage stands, in words: `Handbook, page 3, Returns`. */
export function placeWords({ name, place }: Pick<RunSource, 'name' | 'place'>): string {
  const parts = [
    name,
    place.page !== undefined ? `page ${place.page}` : '',
    place.row !== undefined ? `row ${place.row}` : '',
    place.headings?.at(-1) ?? '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** The sources that a text names by their numbers, like `[2]` or `[1, 3]`. */
export function citedIn(text: string, sources: readonly RunSource[]): RunSource[] {
  const named = new Set(
    [...text.matchAll(/\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\](?!\()/g)].flatMap(([, numbers = '']) =>
      numbers.split(',').map(Number),
    ),
  );
  return sources.filter(({ n }) => named.has(n));
}

/** Words of a line that are found again on a page, and as many as a heading rarely has. */
const FOUND_BY = 8;
const ENOUGH = 5;

/**
 * An address that opens where a passage stands, in browsers that know text fragments (WICG Text Fragments): by words of one
 * line of it, for what is looked for does not go on from a heading into the text below.
 */
export function atPlace(address: string, text: string): string {
  const lines = text.split('\n').map(wordsOf);
  const line =
    lines.find(({ length }) => length >= ENOUGH) ?? lines.find(({ length }) => length > 0);
  const words = (line ?? []).slice(0, FOUND_BY).join(' ');
  const fragment = encodeURIComponent(words).replaceAll('-', '%2D');
  return `${address.split('#', 1)[0]}#:~:text=${fragment}`;
}

/** The words of a line as a page shows them, without marks of Markdown. */
const wordsOf = (line: string): string[] =>
  line
    .replace(/^[\s#>*-]+/, '')
    .replace(/[*`]/g, '')
    .split(/\s+/)
    .filter(Boolean);
