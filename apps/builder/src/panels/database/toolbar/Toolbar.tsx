import { ActionIcon, Button, Group, TextInput, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDots,
  IconList,
  IconSearch,
  IconTable,
} from '@tabler/icons-react';
import type { AppDetail, DatabaseEntity, ViewShape } from '@trellis/contract';
import { useState } from 'react';
import { keysHere } from '../../../palette/keys.ts';
import { messageOf } from '../../../session/api.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import type { PanelChat } from '../../types.ts';
import { ColumnsMenu } from '../columns/ColumnsMenu.tsx';
import type { Column } from '../columns/columns.ts';
import type { AsList } from '../entity/useList.ts';
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
  list: AsList;
}

/** Above the table: finding, what is selected, columns, export, who may read and write; on a phone all but finding on demand. */
export function Toolbar(props: Props) {
  const { entity, table, columns, search, shape, making, canImport } = props;
  const { onSearch, onMake, change } = props;
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <Group gap="xs" justify="space-between">
      <Group gap="xs" w={isPhone ? '100%' : undefined}>
        <TextInput
          type="search"
          size="xs"
          w={isPhone ? undefined : 180}
          flex={isPhone ? 1 : undefined}
          miw={120}
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
        {isPhone && (
          <ActionIcon
            variant={isOpen ? 'light' : 'default'}
            size={30}
            aria-label="More for this table"
            aria-expanded={isOpen}
            onClick={() => setOpen((now) => !now)}
          >
            <IconDots size={16} />
          </ActionIcon>
        )}
        {canImport && <Selection table={table} columns={columns} />}
      </Group>
      {(!isPhone || isOpen) && <Acts {...props} />}
    </Group>
  );
}

/** What can be done with the table as a whole. */
function Acts(props: Props) {
  const { app, entity, table, columns, shown, shape, chat, canImport, change, seeAs, list } = props;
  const { appId } = app;
  return (
    <Group gap="xs">
      <Steps table={table} />
      {list.toggle && (
        <Button
          size="xs"
          variant="default"
          leftSection={list.isOn ? <IconTable size={14} /> : <IconList size={14} />}
          onClick={list.toggle}
        >
          {list.isOn ? 'Show as a table' : 'Show as a list'}
        </Button>
      )}
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
