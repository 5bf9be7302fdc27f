import { Button, Menu } from '@mantine/core';
import { IconCalendar, IconLayoutKanban, IconPlus, IconTable } from '@tabler/icons-react';
import type { Column } from '../columns/columns.ts';
import { suits } from './shape.ts';
import type { Views } from './useViews.ts';

interface Props {
  views: Views;
  columns: readonly Column[];
}

/** Makes a view of what is shown now: as a table, a board by its options, or a calendar by its dates. */
export function NewView({ views, columns }: Props) {
  const fields = (kind: 'board' | 'calendar') => columns.filter((column) => suits(kind, column));
  const make = (kind: 'board' | 'calendar', { id, label }: Column) =>
    void views.saveAs(`${kind === 'board' ? 'Board' : 'Calendar'} by ${label}`.slice(0, 60), {
      kind,
      field: id,
    });
  return (
    <Menu position="bottom-start" withinPortal shadow="md">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={14} />}
          style={{ flex: 'none' }}
        >
          New view
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={400} style={{ overflow: 'auto' }}>
        <Menu.Item
          leftSection={<IconTable size={15} />}
          onClick={() => void views.saveAs('Table', { kind: 'table', field: null })}
        >
          Table
        </Menu.Item>
        <Menu.Label>Board: a column for each option</Menu.Label>
        {fields('board').map((column) => (
          <Menu.Item
            key={column.id}
            leftSection={<IconLayoutKanban size={15} />}
            onClick={() => make('board', column)}
          >
            Board by {column.label}
          </Menu.Item>
        ))}
        {fields('board').length === 0 && <Menu.Item disabled>No field has options</Menu.Item>}
        <Menu.Label>Calendar</Menu.Label>
        {fields('calendar').map((column) => (
          <Menu.Item
            key={column.id}
            leftSection={<IconCalendar size={15} />}
            onClick={() => make('calendar', column)}
          >
            Calendar by {column.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
