import { Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type DatabaseEntity, may, type Row } from '@trellis/contract';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../session/api.ts';
import type { PanelProps } from '../types.ts';
import { type Refused, useCard } from './card/useCard.ts';
import { plainText } from './cells/text.ts';
import { columnsOf } from './columns/columns.ts';
import { useShown } from './columns/useShown.ts';
import classes from './database.module.css';
import { Arranged } from './entity/Arranged.tsx';
import { Footer } from './entity/Footer.tsx';
import { OpenCards } from './entity/OpenCards.tsx';
import { Troubles } from './entity/Troubles.tsx';
import { useAsked } from './entity/useAsked.ts';
import { useHeader } from './entity/useHeader.ts';
import { useList } from './entity/useList.ts';
import type { Table } from './rows/table.ts';
import { useStepKeys } from './rows/useStepKeys.ts';
import { MAY_COLUMN, SeenCalls } from './seeas/calls.ts';
import type { SeenPerson } from './seeas/person.ts';
import { useStructure } from './structure/useStructure.tsx';
import type { GridHandle } from './table/DataGrid.tsx';
import type { Tables } from './tables.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useTable } from './useTable.ts';
import { useViews } from './views/useViews.ts';
import { ViewBar } from './views/ViewBar.tsx';

const SeeAsBanner = lazy(() => import('./seeas/SeeAsBanner.tsx'));

interface Props extends Pick<PanelProps, 'app' | 'chat'> {
  entity: DatabaseEntity;
  tables: Tables;
  /** Its oldest rows, where they have come with it. */
  first: readonly Row[] | null;
  /** Through whose eyes its rows are seen, when not through one's own. */
  person: SeenPerson | null;
  onPerson(person: SeenPerson | null): void;
}

const notify = (message: string) => notifications.show({ color: 'red', message, withBorder: true });
const tell = (error: unknown) => notify(messageOf(error));

/** One entity: what can be done with its rows, and the rows. */
export function EntityTable(props: Props) {
  const { app, chat, entity, tables, first, person, onPerson } = props;
  const { appId } = app;
  const [seen] = useState(() => person && new SeenCalls(appId, entity.name, person.as));
  const table = useTable({ appId, entity, tables, seen });
  // Every answer brings the schema anew: it is another one only where something in it is.
  const written = JSON.stringify(entity.schema);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the comment above says
  const columns = useMemo(() => columnsOf(entity.schema), [written]);
  const { more, addColumn, dialog } = useStructure(app, entity, table, chat);
  const views = useViews(appId, entity.id, columns);
  const { shape, change } = views;
  const own = useShown(columns, shape);
  const shown = useMemo(() => (person ? [MAY_COLUMN, ...own] : own), [person, own]);
  const [making, setMaking] = useState<string | null>(null);
  const canWrite = person === null && may(app.role, 'rows.write');
  const { source } = table;
  const card = useCard(entity);
  const handle = useRef<GridHandle | null>(null);
  const list = useList(shape);
  const { open } = card;
  const expand = useCallback(
    (index: number) => {
      source.row(index).then((row) => row && open(row, { source, index }), tell);
    },
    [source, open],
  );
  const box = useRef<HTMLDivElement>(null);
  useStepKeys(box, table.steps, tell);
  useRefusedKept(table, card.refused);
  const { name } = entity;
  useEffect(() => table.follow(name, columns), [table, name, columns]);
  const asking = useAsked({ table, entity, first, columns, shape, isSeen: seen !== null });
  const header = useHeader({
    shape,
    change,
    onFilter: setMaking,
    more: person ? null : more,
    addColumn: person ? null : addColumn,
  });
  return (
    <div ref={box} className={classes.table}>
      {person && (
        <Suspense fallback={<Skeleton h={44} />}>
          <SeeAsBanner appId={appId} entity={entity} person={person} onEnd={() => onPerson(null)} />
        </Suspense>
      )}
      <ViewBar views={views} columns={columns} canChange={may(app.role, 'views.change')} />
      <Toolbar
        app={app}
        entity={entity}
        table={table}
        columns={columns}
        shown={shown}
        search={asking.search}
        shape={shape}
        making={making}
        chat={may(app.role, 'app.edit') ? chat : null}
        canImport={canWrite}
        onSearch={asking.setSearch}
        onMake={setMaking}
        change={change}
        list={list}
        seeAs={{
          isOn: person !== null,
          appId,
          canSearch: may(app.role, 'users.manage'),
          onChoose: onPerson,
        }}
      />
      <Troubles table={table} tables={tables} columns={columns} />
      <Arranged
        appId={appId}
        entity={entity}
        table={table}
        columns={columns}
        shown={shown}
        shape={shape}
        search={asking.asked}
        isList={list.isOn}
        canWrite={canWrite}
        card={card}
        handle={handle}
        header={header}
        notify={notify}
        expand={expand}
      />
      <OpenCards
        app={app}
        entity={entity}
        table={table}
        card={card}
        isFixed={person !== null}
        handle={handle}
      />
      <Footer
        table={table}
        card={card}
        hasLines={shape.kind === 'table' && !list.isOn}
        isFiltered={asking.isFiltered}
        canWrite={canWrite}
      />
      {dialog}
    </div>
  );
}

/** What was typed into a row's sheet and refused is not gone with it. */
function useRefusedKept(table: Table, refused: Refused): void {
  useEffect(
    () => () => {
      for (const { column, value } of refused.values())
        table.lostValues.add({ column, text: plainText(value, column), why: 'refused' });
    },
    [table, refused],
  );
}
