import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Column } from '../columns/columns.ts';
import { Heads } from '../rows/heads.ts';
import { askOf, type TableQuery } from '../rows/query.ts';
import { RowSource } from '../rows/source.ts';
import type { Table } from '../rows/table.ts';
import { useHeard } from '../rows/useHeard.ts';
import { type Lane, lanesOf } from './lanes.ts';

export interface OpenLane extends Lane {
  source: RowSource;
}

interface Props {
  appId: string;
  entityId: string;
  table: Table;
  field: Column;
  columns: readonly Column[];
  query: TableQuery;
}

/** A board's lanes, whose first cards come together; fresh while others change rows. */
export function useLanes({ appId, entityId, table, field, columns, query }: Props): OpenLane[] {
  const { heads, lanes } = useMemo(() => {
    const all = lanesOf(field);
    const made = new Heads(table.calls, {
      by: { field: field.id, values: field.options.map(({ value }) => value) },
      ask: () => ({}),
      tests: all.map(({ test }) => test),
    });
    return {
      heads: made,
      lanes: all.map((lane, at) => ({
        ...lane,
        source: new RowSource(table.calls, () => made.of(at)),
      })),
    };
  }, [field, table]);
  const { sort, search, filters } = query;
  useEffect(() => {
    heads.groups = {
      ...heads.groups,
      ask: (also) => askOf({ sort, search, filters }, columns, also),
    };
    for (const [at, { source }] of lanes.entries()) void source.open(heads.askOf(at));
  }, [heads, lanes, sort, search, filters, columns]);
  useHeard(appId, entityId, () => Promise.all(lanes.map(({ source }) => source.reload())));
  return lanes;
}

/** Draws anew with everything that a source shows. */
export const useSource = (source: RowSource): number =>
  useSyncExternalStore(source.subscribe, () => source.revision);
