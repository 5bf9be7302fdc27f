import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconCopy,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { TableView } from '@trellis/contract';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { NameDialog } from './NameDialog.tsx';
import type { Views } from './useViews.ts';

interface Props {
  view: TableView;
  views: Views;
}

/** What can be done with the shown view as a whole. */
export function ViewMenu({ view, views }: Props) {
  const [asks, setAsks] = useState<'name' | 'delete' | null>(null);
  const at = views.saved.findIndex(({ id }) => id === view.id);
  return (
    <>
      <Menu position="bottom-start" withinPortal shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`The view ${view.name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={15} />} onClick={() => setAsks('name')}>
            Rename
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={15} />}
            onClick={() => void views.add(`${view.name} (copy)`.slice(-60), view.shape)}
          >
            Duplicate
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowLeft size={15} />}
            disabled={at <= 0}
            onClick={() => void views.move(view, -1)}
          >
            Move to the left
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowRight size={15} />}
            disabled={at === views.saved.length - 1}
            onClick={() => void views.move(view, 1)}
          >
            Move to the right
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={15} />}
            onClick={() => setAsks('delete')}
          >
            Delete the view
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <NameDialog
        opened={asks === 'name'}
        title="Rename the view"
        first={view.name}
        onClose={() => setAsks(null)}
        onName={(name) => views.rename(view, name)}
      />
      <Dialog
        opened={asks === 'delete'}
        title={`Delete the view ${view.name}?`}
        onClose={() => setAsks(null)}
      >
        <Text size="sm">
          It is deleted for all collaborators on this app. The rows stay as they are.
        </Text>
        <DialogFooter
          act="Delete the view"
          isDanger
          keep="Keep view"
          mt="md"
          onAct={() => void views.remove(view)}
          onClose={() => setAsks(null)}
        />
      </Dialog>
    </>
  );
}
