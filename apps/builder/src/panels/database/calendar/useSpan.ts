import type { Row } from '@trellis/contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { onAppEvent } from '../../../session/live.ts';
import type { Column } from '../columns/columns.ts';
import { askOf, type TableQuery } from '../rows/query.ts';
import { RowSource } from '../rows/source.ts';
import type { Table } from '../rows/table.ts';
import { type DayKey, dayOf, plus, within } from './days.ts';

/** Above this many rows in sight, each day is asked by itself. */
const MOST = 500;
const HEAR_MS = 250;

/** What stands on a day. */
export interface DayRows {
  rows: Row[];
  /** Null while it is not known. */
  count: number | null;
  /** Among which its rows stand. */
  source: RowSource;
}

interface Props {
  appId: string;
  entityId: string;
  table: Table;
  field: Column;
  columns: readonly Column[];
  query: TableQuery;
  days: readonly DayKey[];
}

/** The rows of the days that are shown and those without a date, and nothing else. */
export function useSpan({ appId, entityId, table, field, columns, query, days }: Props) {
  const { search, filters } = query;
  const [from, until] = [days[0]!, plus(days.at(-1)!, 1)];
  const sources = useMemo(() => {
    const ask = (test: Record<string, unknown>) =>
      askOf({ sort: { column: field.id, isDescending: false }, search, filters }, columns, [test]);
    return {
      span: { source: new RowSource(table.calls), ask: ask(within(field, from, until)) },
      undated: {
        source: new RowSource(table.calls),
        ask: askOf({ sort: null, search, filters }, columns, [{ [field.id]: { $in: [null, ''] } }]),
      },
      /** Asked where there are too many for one list. */
      each: new Map(
        days.map((day) => [
          day,
          { source: new RowSource(table.calls), ask: ask(within(field, day, plus(day, 1))) },
        ]),
      ),
    };
  }, [table, field, columns, search, filters, from, until, days]);
  const { span, undated, each } = sources;
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const all = [span.source, undated.source, ...[...each.values()].map(({ source }) => source)];
      const stops = all.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [span, undated, each],
  );
  useSyncExternalStore(subscribe, () =>
    [...each.values()].reduce(
      (sum, { source }) => sum + source.revision,
      span.source.revision + undated.source.revision,
    ),
  );
  const count = span.source.count;
  const isBusy = count !== null && count > MOST;
  useEffect(() => {
    void span.source.open(span.ask);
    void undated.source.open(undated.ask);
  }, [span, undated]);
  useEffect(() => {
    if (isBusy) for (const { source, ask } of each.values()) void source.open(ask);
    else if (count) span.source.need(0, count);
  }, [isBusy, count, span, each]);
  const reload = () =>
    Promise.all(
      [span, undated, ...(isBusy ? each.values() : [])].map(({ source }) => source.reload()),
    );
  const newest = useRef(reload);
  newest.current = reload;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent(appId, 'rows', (event) => {
      if (event.entityId !== entityId) return;
      clearTimeout(timer);
      timer = setTimeout(() => void newest.current(), HEAR_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [appId, entityId]);

  /** What stands on a day, as far as it is here. */
  const on = (day: DayKey): DayRows => {
    if (isBusy) {
      const { source } = each.get(day)!;
      const rows = listed(source, 20);
      return { rows, count: source.count, source };
    }
    const rows = listed(span.source, MOST).filter((row) => dayOf(row[field.id], field) === day);
    return { rows, count: count === null ? null : rows.length, source: span.source };
  };
  return {
    span: span.source,
    undated: undated.source,
    on,
    reload,
    /** A source of one day's rows, for who wants to see them all. */
    of: (day: DayKey) => each.get(day)!,
  };
}

/** The first rows of a source, as far as they are here. */
export function listed(source: RowSource, most: number): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < Math.min(source.count ?? 0, most); at++) {
    const row = source.at(at);
    if (row) rows.push(row);
  }
  return rows;
}
