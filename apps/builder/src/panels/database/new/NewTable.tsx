import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconClipboard, IconPlus, IconTable, IconUpload } from '@tabler/icons-react';
import { MESSAGES } from '@trellis/contract';
import { lazy, Suspense } from 'react';
import { leadTo } from '../../../session/led-to.ts';
import type { PanelChat } from '../../types.ts';
import type { FileKind } from '../import/UploadStep.tsx';
import type { Tables } from '../tables.ts';

const NameTable = lazy(() => import('./NameTable.tsx'));
const FileTable = lazy(() => import('./FileTable.tsx'));

/** What a new table is made of. */
export type NewTableWay = 'empty' | FileKind;

interface MenuProps {
  chat: PanelChat;
  onChoose(way: NewTableWay): void;
}

/** A table made by hand: empty, of a file, or of what was copied elsewhere. */
export function NewTableMenu({ chat, onChoose }: MenuProps) {
  // The assistant may be making the same one; the server refuses it as well.
  const choose = (way: NewTableWay) =>
    chat.isBusy
      ? notifications.show({ color: 'red', message: MESSAGES.columnsWhileChatBusy })
      : onChoose(way);
  return (
    <Menu position="bottom-start" withinPortal shadow="md">
      <Menu.Target>
        <Button
          size="compact-xs"
          variant="default"
          mx="xs"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={14} />}
        >
          New entity
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconTable size={14} />} onClick={() => choose('empty')}>
          Empty entity
        </Menu.Item>
        <Menu.Item leftSection={<IconUpload size={14} />} onClick={() => choose('any')}>
          From a file
        </Menu.Item>
        <Menu.Item leftSection={<IconClipboard size={14} />} onClick={() => choose('paste')}>
          Paste a table
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface DialogProps {
  appId: string;
  tables: Tables;
  way: NewTableWay;
  onClose(): void;
}

export function NewTableDialog({ appId, tables, way, onClose }: DialogProps) {
  return (
    <Suspense>
      {way === 'empty' ? (
        <NameTable appId={appId} tables={tables} onMade={leadTo} onClose={onClose} />
      ) : (
        <FileTable appId={appId} kind={way} onMade={leadTo} onClose={onClose} />
      )}
    </Suspense>
  );
}
