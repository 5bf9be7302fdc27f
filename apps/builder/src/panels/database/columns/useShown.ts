import type { ViewShape } from '@trellis/contract';
import { useMemo } from 'react';
import { type Column, WIDTH } from './columns.ts';

/** The columns in the view's order: those that are pinned first, those that it does not name as the schema has them. */
export function ordered(columns: readonly Column[], { order, pins }: ViewShape): Column[] {
  const placeOf = new Map(order.map((id, at) => [id, at]));
  const rank = ({ id }: Column) => (pins.includes(id) ? 0 : 1);
  // What a view does not name stands behind what it was behind in the schema.
  const places = new Map<string, number>();
  let last = -1;
  for (const { id } of columns) {
    last = placeOf.get(id) ?? last;
    places.set(id, last);
  }
  return columns
    .map((column, at) => ({ column, at }))
    .sort(
      (a, b) =>
        rank(a.column) - rank(b.column) ||
        places.get(a.column.id)! - places.get(b.column.id)! ||
        a.at - b.at,
    )
    .map(({ column }) => column);
}

/** The columns that are shown, in their order and as wide as they are wanted; the first ones may be pinned. */
export function useShown(columns: readonly Column[], shape: ViewShape): Column[] {
  return useMemo(() => {
    let left = BOX;
    return ordered(columns, shape)
      .filter(({ id }) => !shape.hidden.includes(id))
      .map((column) => {
        const width = clamp(shape.widths[column.id] ?? column.width);
        const pinnedAt = shape.pins.includes(column.id) ? left : undefined;
        if (pinnedAt !== undefined) left += width;
        return { ...column, width, ...(pinnedAt !== undefined && { pinnedAt }) };
      });
  }, [columns, shape]);
}

/** The box that selects a row stands before all columns. */
const BOX = 50;

export const clamp = (width: number): number =>
  Math.round(Math.min(WIDTH.max, Math.max(WIDTH.min, width)));
