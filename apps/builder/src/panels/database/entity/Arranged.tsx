import { Skeleton } from '@mantine/core';
import { type DatabaseEntity, titleFieldOf, type ViewShape } from '@trellis/contract';
import { type ComponentProps, lazy, type RefObject, Suspense } from 'react';
import type { Card } from '../card/useCard.ts';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import { DataGrid, type GridHandle } from '../table/DataGrid.tsx';

const Board = lazy(() => import('../board/Board.tsx'));
const Calendar = lazy(() => import('../calendar/Calendar.tsx'));
const RowList = lazy(() => import('../list/RowList.tsx'));

interface Props extends Pick<ComponentProps<typeof DataGrid>, 'header' | 'notify' | 'expand'> {
  appId: string;
  entity: DatabaseEntity;
  table: Table;
  /** All of them, and those that are shown, in order. */
  columns: readonly Column[];
  shown: readonly Column[];
  shape: ViewShape;
  search: string;
  /** A table's rows stand below each other, as a phone has room for. */
  isList: boolean;
  canWrite: boolean;
  card: Card;
  handle: RefObject<GridHandle | null>;
}

/** The rows as the view has them: on a board, in a calendar, or in a table. */
export function Arranged({ header, expand, entity, isList, ...around }: Props) {
  const { appId, table, shown, shape, canWrite, handle, notify } = around;
  const label = entity.schema.title || entity.name;
  const named = { label, entityId: entity.id, title: titleFieldOf(entity.schema) };
  if (shape.kind === 'board')
    return (
      <Suspense fallback={<Skeleton flex={1} role="status" aria-label="Loading the board" />}>
        <Board {...around} {...named} />
      </Suspense>
    );
  if (shape.kind === 'calendar')
    return (
      <Suspense fallback={<Skeleton flex={1} role="status" aria-label="Loading the calendar" />}>
        <Calendar {...around} {...named} />
      </Suspense>
    );
  if (isList)
    return (
      <Suspense fallback={<Skeleton flex={1} role="status" aria-label="Loading the rows" />}>
        <RowList
          {...named}
          table={table}
          shown={shown}
          isFiltered={around.search !== '' || shape.filters.length > 0}
          expand={expand}
          handle={handle}
        />
      </Suspense>
    );
  return (
    <DataGrid
      appId={appId}
      label={label}
      table={table}
      columns={shown}
      sort={shape.sort}
      canWrite={canWrite}
      header={header}
      notify={notify}
      expand={expand}
      handle={handle}
    />
  );
}
