import type { BlockPart, RunSource, SourceRow } from '@trellis/contract';

const folded = (text: string): string =>
  text
    .replace(/\[\d+\]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .trim();

/**
 * A part with the rows of lists that it shows: the passage that a card names, or cites, or the row that is called so. What
 * names none that was found stays as it is; `null` where nothing of it changes.
 */
export function withRows(part: BlockPart, sources: readonly RunSource[]): BlockPart | null {
  const rows = sources.filter((source) => source.row);
  if (rows.length === 0 || part.value === null) return null;
  const numbered = (text: string | undefined): SourceRow | undefined => {
    const n = /^\s*\[?(\d{1,3})\]?\s*$/.exec(text ?? '')?.[1];
    return n === undefined ? undefined : rows.find((source) => source.n === Number(n))?.row;
  };
  const called = (title: string) =>
    folded(title) === '' ? undefined : rows.find(({ row }) => folded(row!.title) === folded(title));
  if (part.type === 'cards') {
    const value = part.value.map((card) => {
      const cited = /\[(\d{1,3})\]/.exec(`${card.title} ${card.text}`)?.[1];
      const row = called(card.title)?.row ?? numbered(card.itemId) ?? numbered(cited);
      return row ? { ...card, row } : card;
    });
    return value.some(({ row }) => row) ? { ...part, value } : null;
  }
  if (part.type !== 'image' || part.value.url) return null;
  const url = (numbered(part.value.itemId) ?? called(part.value.prompt)?.row)?.picture;
  return url ? { ...part, value: { ...part.value, url } } : null;
}
