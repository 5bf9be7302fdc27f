import { Alert, Button, Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { type DatabaseEntity, may } from '@trellis/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../session/api.ts';
import type { PanelProps } from '../types.ts';
import { columnsOf } from './columns/columns.ts';
import { clamp, useShown } from './columns/useShown.ts';
import { Conflicts } from './conflicts/Conflicts.tsx';
import classes from './database.module.css';
import { askOf } from './rows/query.ts';
import { useStructure } from './structure/useStructure.tsx';
import { DataGrid } from './table/DataGrid.tsx';
import type { HeaderActs } from './table/HeaderRow.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useTable } from './useTable.ts';
import { useViews } from './views/useViews.ts';
import { ViewBar } from './views/ViewBar.tsx';

interface Props extends Pick<PanelProps, 'app' | 'chat'> {
  entity: DatabaseEntity;
}

const notify = (message: string) => notifications.show({ color: 'red', message, withBorder: true });

/** One entity: what can be done with its rows, and the rows. */
export function EntityTable({ app, chat, entity }: Props) {
  const { appId } = app;
  const table = useTable(appId, entity);
  // Every answer brings the schema anew: it is another one only where something in it is.
  const written = JSON.stringify(entity.schema);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the comment above says
  const columns = useMemo(() => columnsOf(entity.schema), [written]);
  const { more, addColumn, dialog } = useStructure(app, entity, table, chat);
  const views = useViews(appId, entity.id, columns);
  const { shape, change } = views;
  const shown = useShown(columns, shape);
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, 100);
  const [making, setMaking] = useState<string | null>(null);
  const canWrite = may(app.role, 'rows.write');
  const { source } = table;
  /** Of all rows; known from the list of entities. */
  const counted = useRef(entity.count);
  counted.current = entity.count;
  const { sort, filters, hidden, widths } = shape;

  useEffect(() => {
    const ask = askOf({ sort, search: asked, filters }, columns);
    void source.open(ask, ask.q === undefined ? counted.current : undefined);
  }, [source, sort, asked, filters, columns]);

  const header = useMemo<Omit<HeaderActs, 'selectAll'>>(
    () => ({
      sort: ({ id }, isDescending) =>
        change({ sort: isDescending === null ? null : { column: id, isDescending } }),
      filter: ({ id }) => setMaking(id),
      hide: ({ id }) => change({ hidden: [...hidden, id] }),
      resize: ({ id }, width) => change({ widths: { ...widths, [id]: clamp(width) } }),
      more,
      addColumn,
    }),
    [change, hidden, widths, more, addColumn],
  );
  const isFiltered = asked !== '' || filters.length > 0;
  const { count, failure } = source;
  return (
    <div className={classes.table}>
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
      <DataGrid
        appId={appId}
        label={entity.schema.title || entity.name}
        table={table}
        columns={shown}
        sort={sort}
        canWrite={canWrite}
        header={header}
        notify={notify}
      />
      <Group justify="space-between" gap="xs">
        {canWrite ? (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            onClick={() => table.addPending()}
          >
            New row
          </Button>
        ) : (
          <span />
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
