import { ActionIcon, Group, TextInput, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react';
import type { AppDetail, DatabaseEntity, ViewShape } from '@trellis/contract';
import { keysHere } from '../../../palette/keys.ts';
import { messageOf } from '../../../session/api.ts';
import type { PanelChat } from '../../types.ts';
import { ColumnsMenu } from '../columns/ColumnsMenu.tsx';
import type { Column } from '../columns/columns.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import type { Table } from '../rows/table.ts';
import { TrashButton } from '../trash/TrashButton.tsx';
import { AccessPopover, type SeeAs } from './AccessPopover.tsx';
import { Filters } from './Filters.tsx';
import { Selection } from './Selection.tsx';

interface Props {
  app: AppDetail;
  entity: DatabaseEntity;
  table: Table;
  columns: readonly Column[];
  shown: readonly Column[];
  search: string;
  shape: ViewShape;
  making: string | null;
  chat: PanelChat | null;
  /** May add rows. */
  canImport: boolean;
  onSearch(text: string): void;
  onMake(column: string | null): void;
  change(part: Partial<ViewShape>): void;
  seeAs: SeeAs;
}

/** Above the table: finding, what is selected, columns, export, who may read and write. */
export function Toolbar(props: Props) {
  const { app, entity, table, columns, shown, search, shape, making, chat, canImport } = props;
  const { onSearch, onMake, change, seeAs } = props;
  const { appId } = app;
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
        {canImport && <Selection table={table} columns={columns} />}
      </Group>
      <Group gap="xs">
        <Steps table={table} />
        <ColumnsMenu columns={columns} shape={shape} change={change} />
        {canImport && <ImportButton appId={appId} entity={entity} />}
        {!seeAs.isOn && (
          <>
            <ExportButton
              appId={appId}
              entityName={entity.name}
              ask={table.source.ask}
              shown={shown}
              columns={columns}
            />
            <TrashButton app={app} entity={entity} columns={columns} table={table} />
          </>
        )}
        <AccessPopover entity={entity} chat={chat} seeAs={seeAs} />
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
      <Tooltip label={`Undo (${keysHere('Ctrl+Z')})`}>
        <ActionIcon
          aria-label="Undo in the table"
          disabled={!steps.canUndo}
          onClick={() => run(steps.undo())}
        >
          <IconArrowBackUp size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`Redo (${keysHere('Ctrl+Shift+Z')})`}>
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
