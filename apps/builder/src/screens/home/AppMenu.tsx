import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconCopy,
  IconDots,
  IconExternalLink,
  IconFolder,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { type ListedApp, may } from '@trellis/contract';
import { useState } from 'react';
import { DeleteApp } from '../../panels/details/DeleteApp.tsx';
import { DuplicateForm } from '../../panels/details/DuplicateForm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './AppCard.module.css';
import { MoveForm } from './MoveForm.tsx';
import { RenameForm } from './RenameForm.tsx';

interface Props {
  app: ListedApp;
  folders: readonly string[];
  onChange(): void;
}

type Act = 'rename' | 'duplicate' | 'move' | 'delete';

/** What can be done with an app as a whole, without opening it. */
export function AppMenu({ app, folders, onChange }: Props) {
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const done = (message?: string) => {
    close();
    if (message) notifications.show({ message });
    onChange();
  };
  return (
    <>
      <Menu position="bottom-end" width={200} shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={classes.menu}
            aria-label={`More for ${app.name}`}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {app.isPublished && (
            <Menu.Item
              component="a"
              href={`/app/${app.slug}`}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink size={16} />}
            >
              Open live
            </Menu.Item>
          )}
          {may(app.role, 'app.edit') && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setAct('rename')}>
              Rename
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => setAct('duplicate')}>
            Duplicate
          </Menu.Item>
          <Menu.Item leftSection={<IconFolder size={16} />} onClick={() => setAct('move')}>
            Move to folder
          </Menu.Item>
          {may(app.role, 'app.delete') && (
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={16} />}
              onClick={() => setAct('delete')}
            >
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={act === 'rename'} onClose={close} title={`Rename ${app.name}`}>
        <RenameForm app={app} onDone={() => done()} onCancel={close} />
      </Dialog>
      <Dialog opened={act === 'duplicate'} onClose={close} title={`Duplicate ${app.name}`}>
        <DuplicateForm app={app} />
      </Dialog>
      <Dialog opened={act === 'move'} onClose={close} title={`Move ${app.name}`}>
        <MoveForm app={app} folders={folders} onDone={done} onCancel={close} />
      </Dialog>
      <DeleteApp
        app={app}
        opened={act === 'delete'}
        onClose={close}
        onDeleted={() => done()}
        onBack={onChange}
      />
    </>
  );
}
