import type { ViewShape } from '@trellis/contract';
import { useMemo } from 'react';
import { clamp } from '../columns/useShown.ts';
import type { HeaderActs } from '../table/HeaderRow.tsx';

interface Given extends Pick<HeaderActs, 'more' | 'addColumn'> {
  shape: ViewShape;
  change(part: Partial<ViewShape>): void;
  /** A filter for the column is begun. */
  onFilter(column: string): void;
}

/** What the headers of columns ask for, as changes of the view. */
export function useHeader({ shape, change, onFilter, more, addColumn }: Given) {
  const { hidden, pins, widths } = shape;
  return useMemo<Omit<HeaderActs, 'selectAll'>>(
    () => ({
      sort: ({ id }, isDescending) =>
        change({ sort: isDescending === null ? null : { column: id, isDescending } }),
      filter: ({ id }) => onFilter(id),
      hide: ({ id }) => change({ hidden: [...hidden, id] }),
      pin: ({ id }) =>
        change({ pins: pins.includes(id) ? pins.filter((one) => one !== id) : [...pins, id] }),
      resize: ({ id }, width) => change({ widths: { ...widths, [id]: clamp(width) } }),
      more,
      addColumn,
    }),
    [change, onFilter, hidden, pins, widths, more, addColumn],
  );
}
