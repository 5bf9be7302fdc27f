import type { BlockPart, ToolBlock } from '@trellis/contract';

type Shown = Pick<ToolBlock, 'id' | 'type' | 'title' | 'chart'>;

/**
 * The blocks that the parts of an answer stand in: the layout's, and for parts that it does not have (any more), as of
 * an earlier version or of what was asked afterwards, blocks without a heading.
 */
export function blocksFor(layout: readonly Shown[], parts: readonly BlockPart[]): Shown[] {
  const has =
    ({ id, type }: Pick<Shown, 'id' | 'type'>) =>
    (one: { id: string; type: string }) =>
      one.id === id && one.type === type;
  const known = layout.filter((block) => parts.some(has(block)));
  const others = parts.filter((part) => !layout.some(has(part)));
  return [...known, ...others.map(({ id, type }) => ({ id, type, title: '' }))];
}
