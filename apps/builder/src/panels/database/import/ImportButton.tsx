import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconUpload } from '@tabler/icons-react';
import type { DatabaseEntity, ImportProgress } from '@trellis/contract';
import { useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { UndoImport } from './UndoImport.tsx';
import type { FileKind } from './UploadStep.tsx';
import { useImport } from './useImport.ts';

/** Imports that can be taken back from the menu. */
const SHOWN = 3;

interface Props {
  appId: string;
  entity: DatabaseEntity;
}

/** Rows of a file: from CSV, from other tables; and the last imports, to be taken back. */
export function ImportButton({ appId, entity }: Props) {
  const one = useImport(appId, entity);
  const [kind, setKind] = useState<FileKind>('csv');
  const [undone, setUndone] = useState<ImportProgress | null>(null);
  const [last, setLast] = useState<ImportProgress[]>([]);
  const open = (wanted: FileKind) => {
    setKind(wanted);
    one.open();
  };
  const tell = (work: Promise<unknown>) =>
    work.catch((error) => notifications.show({ color: 'red', message: messageOf(error) }));
  return (
    <>
      <Menu
        position="bottom-end"
        withinPortal
        shadow="md"
        onOpen={() =>
          void tell(
            one.calls
              .list()
              .then((all) => setLast(all.filter(({ state }) => state === 'done').slice(0, SHOWN))),
          )
        }
      >
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<IconUpload size={14} />}>
            Import
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => open('csv')}>CSV</Menu.Item>
          <Menu.Item onClick={() => open('other')}>TSV, Excel or JSON</Menu.Item>
          <Menu.Item onClick={() => open('paste')}>Paste a table</Menu.Item>
          {last.length > 0 && <Menu.Divider />}
          {last.map((done) => (
            <Menu.Item
              key={done.importId}
              leftSection={<IconArrowBackUp size={14} />}
              onClick={() => setUndone(done)}
            >
              Undo {done.fileName} ({(done.created + done.updated).toLocaleString()})
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {one.isOpen && <ImportDialog one={one} kind={kind} entity={entity} />}
      {undone && <UndoImport progress={undone} undo={one.undo} onClose={() => setUndone(null)} />}
    </>
  );
}
