import { useDebouncedValue } from '@mantine/hooks';
import type { DatabaseEntity, Row, ViewShape } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import type { Column } from '../columns/columns.ts';
import { askOf } from '../rows/query.ts';
import type { Table } from '../rows/table.ts';

interface Given {
  table: Table;
  entity: DatabaseEntity;
  /** Its oldest rows, where they have come with it. */
  first: readonly Row[] | null;
  columns: readonly Column[];
  shape: ViewShape;
  /** Its rows are seen through somebody else's eyes. */
  isSeen: boolean;
}

/** What is searched for; the rows are asked for anew with it, and with the view's order and filters. */
export function useAsked({ table, entity, first, columns, shape, isSeen }: Given) {
  const { source } = table;
  const { sort, filters } = shape;
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, 50);
  /** What is known of all rows from the list of entities: how many, and the oldest. */
  const known = useRef({ count: entity.count, first });
  known.current = { count: entity.count, first };
  useEffect(() => {
    const ask = askOf({ sort, search: asked, filters }, columns);
    const isSame = source.ask.sort === ask.sort && source.ask.q === ask.q;
    // Columns that somebody changed bring their values anew; one stays where one is.
    if (isSame && source.count !== null) void source.reload();
    else void source.open(ask, ask.q === undefined && !isSeen ? known.current : undefined);
  }, [source, sort, asked, filters, columns, isSeen]);
  return { search, setSearch, asked, isFiltered: asked !== '' || filters.length > 0 };
}
