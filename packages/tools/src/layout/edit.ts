import type { BlockPart } from '@trellis/contract';
import { blockValue } from './values.ts';

/** An answer with some of its parts as a person wrote them anew; null where one of them is nothing that its block holds. */
export function editedParts(
  parts: readonly BlockPart[],
  given: readonly { id: string; value?: unknown }[],
): BlockPart[] | null {
  const values = new Map(given.map(({ id, value }) => [id, value]));
  const edited: BlockPart[] = [];
  for (const part of parts) {
    if (!values.has(part.id)) {
      edited.push(part);
      continue;
    }
    const value = blockValue(part.type, values.get(part.id));
    if (value === undefined) return null;
    edited.push({ ...part, state: 'done', value } as BlockPart);
  }
  return edited;
}
