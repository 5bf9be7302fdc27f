import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { onAppEvent } from '../../../session/live.ts';
import type { Column } from '../columns/columns.ts';
import { askOf, type TableQuery } from '../rows/query.ts';
import { RowSource } from '../rows/source.ts';
import type { Table } from '../rows/table.ts';
import { type Lane, lanesOf } from './lanes.ts';

/** Changes that come together are read together. */
const HEAR_MS = 250;

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

/** A board's lanes, each with rows of its own that it reads by itself; fresh while others change them. */
export function useLanes({ appId, entityId, table, field, columns, query }: Props): OpenLane[] {
  const lanes = useMemo(
    () => lanesOf(field).map((lane) => ({ ...lane, source: new RowSource(table.calls) })),
    [field, table],
  );
  const { sort, search, filters } = query;
  useEffect(() => {
    for (const { source, test } of lanes)
      void source.open(askOf({ sort, search, filters }, columns, [test]));
  }, [lanes, sort, search, filters, columns]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent(appId, 'rows', (event) => {
      if (event.entityId !== entityId) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const { source } of lanes) void source.reload();
      }, HEAR_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [appId, entityId, lanes]);
  return lanes;
}

/** Draws anew with everything that a source shows. */
export const useSource = (source: RowSource): number =>
  useSyncExternalStore(source.subscribe, () => source.revision);
