import { Draggable } from '@hello-pangea/dnd';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Row } from '@trellis/contract';
import { memo } from 'react';
import { CellView } from '../cells/CellView.tsx';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import classes from './board.module.css';
import type { OpenLane } from './useLanes.ts';

interface Props {
  row: Row;
  index: number;
  title: string | null;
  fields: readonly Column[];
  lane: OpenLane;
  lanes: readonly OpenLane[];
  canWrite: boolean;
  onOpen(row: Row, lane: OpenLane): void;
  onMove(row: Row, to: OpenLane): void;
}

/** One row: its title and a few fields. It is dragged, by keys too, or moved by its menu. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { row, index, title, fields, lane, lanes, canWrite, onOpen, onMove } = props;
  const name = (title && String(row[title] ?? '')) || 'Untitled';
  return (
    <Draggable draggableId={row.id} index={index} isDragDisabled={!canWrite}>
      {(drag, { isDragging }) => (
        <div
          ref={drag.innerRef}
          {...drag.draggableProps}
          className={classes.card}
          data-dragging={isDragging || undefined}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: the library moves what it makes a button */}
          <div
            tabIndex={0}
            {...drag.dragHandleProps}
            role="button"
            data-row={row.id}
            className={classes.handle}
            onClick={() => onOpen(row, lane)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isDragging) onOpen(row, lane);
            }}
          >
            <Text
              component="span"
              dir="auto"
              size="sm"
              fw={500}
              style={{ overflowWrap: 'anywhere' }}
            >
              {name}
            </Text>
            {fields.map((column) => {
              const value = row[column.id];
              if (value === null || value === undefined || value === '') return null;
              return (
                <span key={column.id} className={classes.value}>
                  <Text component="span" size="xs" c="dimmed">
                    {column.label}
                  </Text>
                  <CellView column={column} value={value} />
                  {column.type.id === 'boolean' && (
                    <span className="visually-hidden">{plainText(value, column)}</span>
                  )}
                </span>
              );
            })}
          </div>
          {canWrite && (
            <Menu position="bottom-end" withinPortal shadow="md">
              <Menu.Target>
                <ActionIcon size={24} className={classes.more} aria-label={`Move ${name}`}>
                  <IconDots size={15} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown mah={300} style={{ overflow: 'auto' }}>
                <Menu.Label>Move to</Menu.Label>
                {lanes
                  .filter((to) => to !== lane && to.value !== null)
                  .map((to) => (
                    <Menu.Item key={to.value} onClick={() => onMove(row, to)}>
                      {to.label}
                    </Menu.Item>
                  ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      )}
    </Draggable>
  );
});
