import { Draggable } from '@hello-pangea/dnd';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Row } from '@trellis/contract';
import { type Column, isDay } from '../columns/columns.ts';
import type { RowSource } from '../rows/source.ts';
import classes from './calendar.module.css';
import { type DayKey, dayOf } from './days.ts';

/** What can be done with an entry; the same wherever it stands. */
export interface EntryActs {
  canMove: boolean;
  open(row: Row, source: RowSource): void;
  shift(row: Row, day: DayKey, by: number): void;
  pick(row: Row): void;
  clear(row: Row): void;
}

interface Props {
  row: Row;
  index: number;
  title: string | null;
  field: Column;
  source: RowSource;
  acts: EntryActs;
}

export const nameOf = (row: Row, title: string | null): string =>
  (title && String(row[title] ?? '')) || 'Untitled';

/** The time of an entry on its day; nothing where the field has days only. */
export function timeOf(row: Row, field: Column): string {
  const value = row[field.id];
  if (isDay(field) || typeof value !== 'string') return '';
  return new Date(value).toLocaleTimeString(undefined, { timeStyle: 'short' });
}

/** One row on its day: dragged, by keys too, or moved by its menu. */
export function Entry({ row, index, title, field, source, acts }: Props) {
  const name = nameOf(row, title);
  const day = dayOf(row[field.id], field);
  const time = day && timeOf(row, field);
  return (
    <Draggable draggableId={row.id} index={index} isDragDisabled={!acts.canMove}>
      {(drag, { isDragging }) => (
        <div
          ref={drag.innerRef}
          {...drag.draggableProps}
          className={classes.entry}
          data-dragging={isDragging || undefined}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: the library moves what it makes a button */}
          <div
            tabIndex={0}
            {...drag.dragHandleProps}
            role="button"
            data-row={row.id}
            className={classes.handle}
            onClick={() => acts.open(row, source)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isDragging) acts.open(row, source);
            }}
          >
            <Text
              component="span"
              dir="auto"
              size="xs"
              lineClamp={2}
              style={{ overflowWrap: 'anywhere' }}
            >
              {time && <span className={classes.time}>{time}</span>}
              {name}
            </Text>
          </div>
          {acts.canMove && (
            <Menu position="bottom-end" withinPortal shadow="md">
              <Menu.Target>
                <ActionIcon size={24} className={classes.more} aria-label={`Move ${name}`}>
                  <IconDots size={14} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {day && (
                  <>
                    <Menu.Item onClick={() => acts.shift(row, day, -1)}>One day earlier</Menu.Item>
                    <Menu.Item onClick={() => acts.shift(row, day, 1)}>One day later</Menu.Item>
                    <Menu.Item onClick={() => acts.shift(row, day, -7)}>One week earlier</Menu.Item>
                    <Menu.Item onClick={() => acts.shift(row, day, 7)}>One week later</Menu.Item>
                  </>
                )}
                <Menu.Item onClick={() => acts.pick(row)}>To another day…</Menu.Item>
                {day && !field.isRequired && (
                  <Menu.Item onClick={() => acts.clear(row)}>No date</Menu.Item>
                )}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      )}
    </Draggable>
  );
}
