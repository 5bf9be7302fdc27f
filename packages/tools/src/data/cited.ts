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
