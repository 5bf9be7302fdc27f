import { Menu } from '@mantine/core';
import {
  IconAsterisk,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconForms,
  IconList,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { Column } from '../columns/columns.ts';
import type { Asked } from './context.ts';

interface Props {
  column: Column;
  onAsk(asked: Asked): void;
}

/** The part of a column's menu that changes the entity; Created At and User ID stay as they are. */
export function ColumnItems({ column, onAsk }: Props) {
  if (column.readOnly) return null;
  const about = (kind: 'rename' | 'retype' | 'constrain' | 'delete' | 'options') => () =>
    onAsk({ kind, column });
  const beside = (side: 'left' | 'right') => () =>
    onAsk({ kind: 'add', beside: { field: column.id, side } });
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<IconPencil size={15} />} onClick={about('rename')}>
        Rename
      </Menu.Item>
      <Menu.Item leftSection={<IconForms size={15} />} onClick={about('retype')}>
        Change type
      </Menu.Item>
      <Menu.Item leftSection={<IconAsterisk size={15} />} onClick={about('constrain')}>
        Required and default value
      </Menu.Item>
      {column.options.length > 0 && (
        <Menu.Item leftSection={<IconList size={15} />} onClick={about('options')}>
          Options
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconColumnInsertLeft size={15} />} onClick={beside('left')}>
        Add a column to the left
      </Menu.Item>
      <Menu.Item leftSection={<IconColumnInsertRight size={15} />} onClick={beside('right')}>
        Add a column to the right
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={15} />} onClick={about('delete')}>
        Delete
      </Menu.Item>
    </>
  );
}
