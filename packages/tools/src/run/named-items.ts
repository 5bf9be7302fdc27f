import type { BlockPart } from '@trellis/contract';

/** The items that a block names: titles of cards, entries of a list, first cells of a table; null for other blocks. */
export function namedItems(part: BlockPart): string[] | null {
  const names = namesIn(part);
  return names?.map((name) => name.replace(/\s*\[\d+\]\s*$/, '').trim()).filter(Boolean) ?? null;
}

function namesIn(part: BlockPart): string[] | null {
  if (part.value === null) return null;
  switch (part.type) {
    case 'cards':
      return part.value.map(({ title }) => title);
    case 'list':
      return part.value;
    case 'table':
      return part.value.rows.map(([first = '']) => first);
    case 'checklist':
      return part.value.map(({ text }) => text);
    default:
      return null;
  }
}
