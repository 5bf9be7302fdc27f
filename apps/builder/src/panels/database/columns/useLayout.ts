import { useCallback, useMemo, useState } from 'react';
import { EVERYTHING, type TableQuery } from '../rows/query.ts';
import { type Column, WIDTH } from './columns.ts';

/** How a person wants to see an entity's table. */
export interface Layout {
  sort: TableQuery['sort'];
  hidden: readonly string[];
  widths: Readonly<Record<string, number>>;
}

const PLAIN: Layout = { sort: EVERYTHING.sort, hidden: [], widths: {} };

/** The layout of one entity's table, kept on this device. */
export function useLayout(appId: string, entityId: string) {
  const key = `trellis:table:${appId}:${entityId}`;
  const [layout, set] = useState<Layout>(() => ({ ...PLAIN, ...read(key) }));
  const change = useCallback(
    (part: Partial<Layout>) =>
      set((now) => {
        const next = { ...now, ...part };
        localStorage.setItem(key, JSON.stringify(next));
        return next;
      }),
    [key],
  );
  return [layout, change] as const;
}

function read(key: string): Partial<Layout> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Layout>;
  } catch {
    // Not ours to read: then the table begins plain.
    return {};
  }
}

/** The columns that are shown, as wide as they are wanted. */
export function useShown(columns: readonly Column[], layout: Layout): Column[] {
  return useMemo(
    () =>
      columns
        .filter(({ id }) => !layout.hidden.includes(id))
        .map((column) => ({
          ...column,
          width: clamp(layout.widths[column.id] ?? column.width),
        })),
    [columns, layout],
  );
}

export const clamp = (width: number): number =>
  Math.round(Math.min(WIDTH.max, Math.max(WIDTH.min, width)));
