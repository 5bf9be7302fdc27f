import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { type DatabaseEntity, may, type Row, titleFieldOf } from '@trellis/contract';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../session/api.ts';
import { counted } from '../../ui/counted.ts';
import type { PanelProps } from '../types.ts';
import { useCard } from './card/useCard.ts';
import { plainText } from './cells/text.ts';
import { columnsOf } from './columns/columns.ts';
import { clamp, useShown } from './columns/useShown.ts';
import { Conflicts } from './conflicts/Conflicts.tsx';
import { Strays } from './conflicts/Strays.tsx';
import classes from './database.module.css';
import { askOf } from './rows/query.ts';
import { useStepKeys } from './rows/useStepKeys.ts';
import { MAY_COLUMN, SeenCalls } from './seeas/calls.ts';
import type { SeenPerson } from './seeas/person.ts';
import { useStructure } from './structure/useStructure.tsx';
import { DataGrid, type GridHandle } from './table/DataGrid.tsx';
import type { HeaderActs } from './table/HeaderRow.tsx';
import type { Tables } from './tables.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useTable } from './useTable.ts';
import { useViews } from './views/useViews.ts';
import { ViewBar } from './views/ViewBar.tsx';

const SeeAsBanner = lazy(() => import('./seeas/SeeAsBanner.tsx'));
const RowCard = lazy(() => import('./card/RowCard.tsx'));
const NewRowCard = lazy(() => import('./card/NewRowCard.tsx'));
const Board = lazy(() => import('./board/Board.tsx'));
const Calendar = lazy(() => import('./calendar/Calendar.tsx'));

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
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, 50);
  const [making, setMaking] = useState<string | null>(null);
  const canWrite = person === null && may(app.role, 'rows.write');
  const { source } = table;
  const card = useCard(entity);
  const handle = useRef<GridHandle | null>(null);
  const { open } = card;
  const expand = useCallback(
    (index: number) => {
      source.row(index).then(
        (row) => row && open(row, { source, index }),
        (error) => notify(messageOf(error)),
      );
    },
    [source, open],
  );
  /** What is known of all rows from the list of entities: how many, and the oldest. */
  const known = useRef({ count: entity.count, first });
  known.current = { count: entity.count, first };
  const { sort, filters, hidden, pins, widths } = shape;

  const box = useRef<HTMLDivElement>(null);
  useStepKeys(box, table.steps, (error) => notify(messageOf(error)));
  const { name } = entity;
  const { refused } = card;
  // What was typed into a row's sheet and refused is not gone with it.
  useEffect(
    () => () => {
      for (const { column, value } of refused.values())
        table.strays.add({ column, text: plainText(value, column), why: 'refused' });
    },
    [table, refused],
  );
  useEffect(() => table.follow(name, columns), [table, name, columns]);
  useEffect(() => {
    const ask = askOf({ sort, search: asked, filters }, columns);
    const isSame = source.ask.sort === ask.sort && source.ask.q === ask.q;
    // Columns that somebody changed bring their values anew; one stays where one is.
    if (isSame && source.count !== null) void source.reload();
    else void source.open(ask, ask.q === undefined && !seen ? known.current : undefined);
  }, [source, sort, asked, filters, columns, seen]);

  const header = useMemo<Omit<HeaderActs, 'selectAll'>>(
    () => ({
      sort: ({ id }, isDescending) =>
        change({ sort: isDescending === null ? null : { column: id, isDescending } }),
      filter: ({ id }) => setMaking(id),
      hide: ({ id }) => change({ hidden: [...hidden, id] }),
      pin: ({ id }) =>
        change({ pins: pins.includes(id) ? pins.filter((one) => one !== id) : [...pins, id] }),
      resize: ({ id }, width) => change({ widths: { ...widths, [id]: clamp(width) } }),
      more: person ? null : more,
      addColumn: person ? null : addColumn,
    }),
    [change, hidden, pins, widths, more, addColumn, person],
  );
  /** What a board and a calendar are given of what stands around the rows. */
  const around = {
    appId,
    entityId: entity.id,
    label: entity.schema.title || entity.name,
    table,
    columns,
    shown,
    shape,
    search: asked,
    title: titleFieldOf(entity.schema),
    canWrite,
    card,
    handle,
    notify,
  };
  const [waiting] = table.pending;
  const isFiltered = asked !== '' || filters.length > 0;
  const { count, failure } = source;
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
        search={search}
        shape={shape}
        making={making}
        chat={may(app.role, 'app.edit') ? chat : null}
        canImport={canWrite}
        onSearch={setSearch}
        onMake={setMaking}
        change={change}
        seeAs={{
          isOn: person !== null,
          appId,
          canSearch: may(app.role, 'users.manage'),
          onChoose: onPerson,
        }}
      />
      {failure !== null && (
        <Alert color="red" role="alert" title="The rows could not be loaded">
          <Group justify="space-between">
            <Text size="sm">{messageOf(failure)}</Text>
            <Button size="xs" variant="default" onClick={() => void source.reload()}>
              Try again
            </Button>
          </Group>
        </Alert>
      )}
      <Conflicts table={table} columns={columns} />
      <Strays strays={table.strays} columns={columns} />
      <Strays strays={tables.strays} columns={columns} />
      {shape.kind === 'board' && (
        <Suspense fallback={<Skeleton flex={1} role="status" aria-label="Loading the board" />}>
          <Board {...around} />
        </Suspense>
      )}
      {shape.kind === 'calendar' && (
        <Suspense fallback={<Skeleton flex={1} role="status" aria-label="Loading the calendar" />}>
          <Calendar {...around} />
        </Suspense>
      )}
      {shape.kind === 'table' && (
        <DataGrid
          appId={appId}
          label={entity.schema.title || entity.name}
          table={table}
          columns={shown}
          sort={sort}
          canWrite={canWrite}
          header={header}
          notify={notify}
          expand={expand}
          handle={handle}
        />
      )}
      {card.making !== null && (
        <Suspense fallback={null}>
          <NewRowCard
            appId={appId}
            entity={entity}
            table={table}
            rowKey={card.making}
            onClose={() => card.make(null)}
          />
        </Suspense>
      )}
      {card.shown && (
        <Suspense fallback={null}>
          <RowCard
            app={app}
            entity={entity}
            table={table}
            card={card}
            isFixed={person !== null}
            onGo={(index) => handle.current?.goTo(index)}
            onClosed={() => handle.current?.focus()}
          />
        </Suspense>
      )}
      <Group justify="space-between" gap="xs">
        {canWrite ? (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            onClick={() => {
              const { key } = table.addPending();
              // Elsewhere than in the table there is no line for it.
              if (shape.kind !== 'table') card.make(key);
            }}
          >
            New row
          </Button>
        ) : (
          <span />
        )}
        {table.pending.length > 1 && shape.kind === 'table' && (
          <Button
            size="xs"
            variant="default"
            mr="auto"
            onClick={() => void table.confirmAll(table.pending.map(({ key }) => key))}
          >
            Save {counted(table.pending.length, 'new row')}
          </Button>
        )}
        {waiting && shape.kind !== 'table' && (
          <Button size="xs" variant="default" onClick={() => card.make(waiting.key)}>
            Go on with the new row
          </Button>
        )}
        <Text size="xs" c="dimmed" role="status" aria-label="Rows">
          {count === null
            ? 'Loading…'
            : `${count.toLocaleString()} ${count === 1 ? 'row' : 'rows'}${isFiltered ? ' found' : ''}`}
          {table.hasUnsent && ' · some changes wait to be saved'}
        </Text>
      </Group>
      {dialog}
    </div>
  );
}
