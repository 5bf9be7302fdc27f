import type { Row } from '@trellis/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Among } from '../card/useCard.ts';
import type { Column } from '../columns/columns.ts';
import { Heads } from '../rows/heads.ts';
import { askOf, type TableQuery } from '../rows/query.ts';
import { RowSource, type SourceAsk } from '../rows/source.ts';
import type { Table } from '../rows/table.ts';
import { useHeard } from '../rows/useHeard.ts';
import { type DayKey, edgeOf, plus, within } from './days.ts';

/** Rows of a day that are read at once: more than are shown. */
const FIRST = 20;

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

interface Opened {
  source: RowSource;
  ask: SourceAsk;
}

/** The lists that a calendar shows, and what each is asked for. */
interface Lists {
  each: (Opened & { day: DayKey })[];
  undated: Opened;
  /** All of the days one after the other, for who goes from card to card. */
  span: Opened;
  /** Days of which somebody wants to see all rows. */
  whole: Map<DayKey, Opened>;
}

function listsOf({ table, field, columns, query, days }: Omit<Props, 'appId' | 'entityId'>): Lists {
  const { search, filters } = query;
  const until = plus(days.at(-1)!, 1);
  const sort = { column: field.id, isDescending: false };
  const heads = new Heads(table.calls, {
    by: { field: field.id, edges: [...days, until].map((day) => edgeOf(field, day)) },
    limit: FIRST,
    ask: (also) => askOf({ sort, search, filters }, columns, also),
    tests: days.map((day) => within(field, day, plus(day, 1))),
  });
  const none = { [field.id]: { $in: [null, ''] } };
  return {
    each: days.map((day, at) => ({
      day,
      source: new RowSource(table.calls, () => heads.of(at)),
      ask: heads.askOf(at),
    })),
    undated: {
      source: new RowSource(table.calls),
      ask: askOf({ sort: null, search, filters }, columns, [none]),
    },
    span: {
      source: new RowSource(table.calls),
      ask: heads.groups.ask([within(field, days[0]!, until)]),
    },
    whole: new Map(),
  };
}

/** The first rows of the days that are shown and those without a date, and nothing else. */
export function useSpan({ appId, entityId, table, field, columns, query, days }: Props) {
  const lists = useMemo(
    () => listsOf({ table, field, columns, query, days }),
    [table, field, columns, query, days],
  );
  const { each, undated, span, whole } = lists;
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const all = [undated, ...each].map(({ source }) => source.subscribe(listener));
      return () => {
        for (const stop of all) stop();
      };
    },
    [undated, each],
  );
  useSyncExternalStore(subscribe, () =>
    each.reduce((sum, { source }) => sum + source.revision, undated.source.revision),
  );
  useEffect(() => {
    for (const { source, ask } of [undated, ...each]) void source.open(ask);
  }, [undated, each]);
  const reload = () => {
    const walked = isWalked(span) ? [span] : [];
    const all = [undated, ...each, ...whole.values(), ...walked];
    return Promise.all(all.map(({ source }) => source.reload()));
  };
  useHeard(appId, entityId, reload);

  return {
    undated: undated.source,
    /** Why the days could not be read. */
    failure: each[0]!.source.failure,
    reload,
    /** What stands on a day, as far as it is here. */
    on: (day: DayKey): DayRows => {
      const { source } = each.find((one) => one.day === day)!;
      return { rows: listed(source, FIRST), count: source.count, source };
    },
    /** All rows of one day, for who wants to see them. */
    of: (day: DayKey) => {
      const ask = each.find((one) => one.day === day)!.ask;
      const known = whole.get(day) ?? { source: new RowSource(table.calls), ask };
      whole.set(day, known);
      return known;
    },
    /** Where a row stands, so that one can go on to the next. */
    among: (row: Row, source: RowSource, day: DayKey | null) => among(lists, row, source, day),
  };
}

const isWalked = ({ source, ask }: Opened): boolean => source.ask === ask;

/** From a row on one of the days one goes on over all of them. */
function among(
  { each, span }: Lists,
  row: Row,
  source: RowSource,
  day: DayKey | null,
): Among | null {
  const index = source.indexOf(row.id);
  if (index === -1) return null;
  const at = each.findIndex((one) => one.day === day);
  if (at === -1) return { source, index };
  const counts = each.map((one) => one.source.count ?? 0);
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  if (!isWalked(span)) void span.source.open(span.ask, { count: sum(counts) });
  return { source: span.source, index: sum(counts.slice(0, at)) + index };
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
