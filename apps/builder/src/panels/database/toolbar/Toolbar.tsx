import { ActionIcon, Button, Group, Menu, TextInput, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconArrowForwardUp, IconDownload, IconSearch } from '@tabler/icons-react';
import type { DatabaseEntity, ViewShape } from '@trellis/contract';
import { useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import type { PanelChat } from '../../types.ts';
import { ColumnsMenu } from '../columns/ColumnsMenu.tsx';
import type { Column } from '../columns/columns.ts';
import { exportRows } from '../export/download.ts';
import { ImportButton } from '../import/ImportButton.tsx';
import type { Table } from '../rows/table.ts';
import { AccessPopover } from './AccessPopover.tsx';
import { Filters } from './Filters.tsx';
import { Selection } from './Selection.tsx';

interface Props {
  entity: DatabaseEntity;
  table: Table;
  columns: readonly Column[];
  shown: readonly Column[];
  search: string;
  shape: ViewShape;
  making: string | null;
  chat: PanelChat | null;
  /** The app, for people who may add rows. */
  importInto: string | null;
  onSearch(text: string): void;
  onMake(column: string | null): void;
  change(part: Partial<ViewShape>): void;
}

/** Above the table: finding, what is selected, columns, export, who may read and write. */
export function Toolbar(props: Props) {
  const { entity, table, columns, shown, search, shape, making, chat, importInto } = props;
  const { onSearch, onMake, change } = props;
  return (
    <Group gap="xs" justify="space-between">
      <Group gap="xs">
        <TextInput
          type="search"
          size="xs"
          w={180}
          aria-label={`Search ${entity.name}`}
          placeholder="Search"
          leftSection={<IconSearch size={14} />}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <Filters
          columns={columns}
          filters={shape.filters}
          making={making}
          onMake={onMake}
          onChange={(filters) => change({ filters: [...filters] })}
        />
        <Selection table={table} columns={columns} />
      </Group>
      <Group gap="xs">
        <Steps table={table} />
        <ColumnsMenu columns={columns} shape={shape} change={change} />
        {importInto !== null && <ImportButton appId={importInto} entity={entity} />}
        <Export entity={entity.name} table={table} columns={shown} />
        <AccessPopover entity={entity} chat={chat} />
      </Group>
    </Group>
  );
}

function Steps({ table: { steps } }: { table: Table }) {
  const run = (work: Promise<void>) => {
    work.catch((error) => notifications.show({ color: 'red', message: messageOf(error) }));
  };
  return (
    <Group gap={2}>
      <Tooltip label="Undo (Ctrl+Z)">
        <ActionIcon
          aria-label="Undo in the table"
          disabled={!steps.canUndo}
          onClick={() => run(steps.undo())}
        >
          <IconArrowBackUp size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Redo (Ctrl+Shift+Z)">
        <ActionIcon
          aria-label="Redo in the table"
          disabled={!steps.canRedo}
          onClick={() => run(steps.redo())}
        >
          <IconArrowForwardUp size={16} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

interface ExportProps {
  entity: string;
  table: Table;
  columns: readonly Column[];
}

/** Saves the rows that are shown, with the columns that are shown. */
function Export({ entity, table, columns }: ExportProps) {
  const [rows, setRows] = useState<number | null>(null);
  const run = (format: 'csv' | 'json') => {
    setRows(0);
    exportRows(entity, table.source, columns, format, setRows)
      .catch((error) => notifications.show({ color: 'red', message: messageOf(error) }))
      .finally(() => setRows(null));
  };
  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} />}
          loading={rows === 0}
        >
          {rows ? `${rows.toLocaleString()} rows…` : 'Export'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => run('csv')}>CSV</Menu.Item>
        <Menu.Item onClick={() => run('json')}>JSON</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
