import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Row, ViewShape } from '@trellis/contract';
import { type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import type { Card } from '../card/useCard.ts';
import type { Column } from '../columns/columns.ts';
import type { RowSource } from '../rows/source.ts';
import type { Table } from '../rows/table.ts';
import { useMoves } from '../rows/useMoves.ts';
import type { GridHandle } from '../table/DataGrid.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import classes from './calendar.module.css';
import { DayDialog } from './DayDialog.tsx';
import {
  type DayKey,
  dateOf,
  dayOf,
  firstWeekday,
  keyOf,
  plus,
  plusMonths,
  spanOf,
  valueOn,
} from './days.ts';
import type { EntryActs } from './Entry.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { Undated } from './Undated.tsx';
import { useSpan } from './useSpan.ts';

interface Props {
  appId: string;
  entityId: string;
  label: string;
  table: Table;
  columns: readonly Column[];
  shape: ViewShape;
  search: string;
  title: string | null;
  canWrite: boolean;
  card: Card;
  handle: RefObject<GridHandle | null>;
  notify(message: string): void;
}

/** Entries of a day in a month and in a week; the others are behind 'more'. */
const SHOWN = { month: 3, week: 12 } as const;
/** A row that was moved and is on its way to the server, with the value that it gets. */
interface Moved {
  row: Row;
  value: string | null;
}

/** Rows on the days of a date field; moving one changes the date. */
export default function Calendar(props: Props) {
  const { appId, entityId, label, table, columns, shape, search, title, card, handle, notify } =
    props;
  const field = columns.find(({ id }) => id === shape.field)!;
  const canMove = props.canWrite && !field.readOnly;
  const [around, setAround] = useState<DayKey>(() => keyOf(new Date()));
  const [mode, setMode] = useState<'month' | 'week'>('month');
  const first = useMemo(() => firstWeekday(navigator.language), []);
  const days = useMemo(() => spanOf(around, mode, first), [around, mode, first]);
  const { filters } = shape;
  const query = useMemo(() => ({ sort: null, search, filters }), [search, filters]);
  const span = useSpan({ appId, entityId, table, field, columns, query, days });
  const [shownDay, setShownDay] = useState<DayKey | null>(null);
  const [moving, setMoving] = useState<Row | null>(null);
  const box = useRef<HTMLElement>(null);
  const { moved, move, focusOn } = useMoves<Moved>({ table, field, box, notify });
  const opened = useRef<string | null>(null);
  useImperativeHandle(handle, () => ({
    goTo: () => undefined,
    focus: () => focusOn(opened.current),
  }));

  const moveTo = (row: Row, value: string | null) => {
    if (value !== (row[field.id] ?? null)) void move({ row, value }, value, span.reload);
  };
  const gone = new Set(moved.map(({ row }) => row.id));
  const standing = (rows: readonly Row[], isHere: (value: string | null) => boolean): Row[] => [
    ...rows.filter(({ id }) => !gone.has(id)),
    ...moved.flatMap(({ row, value }) => (isHere(value) ? [{ ...row, [field.id]: value }] : [])),
  ];
  const rowOf = (id: string): Row | null => {
    const found = [span.undated, ...days.map((day) => span.on(day).source)]
      .map((source) => source.find(id))
      .find((row) => row !== null);
    return found ?? null;
  };
  const onDragEnd = ({ destination, draggableId }: DropResult) => {
    const row = rowOf(draggableId);
    if (!destination || !row) return;
    const to = destination.droppableId;
    moveTo(row, to === 'undated' ? null : valueOn(to, field, row[field.id]));
  };
  const acts: EntryActs = {
    canMove,
    open: (row: Row, source: RowSource) => {
      opened.current = row.id;
      card.open(row, span.among(row, source, dayOf(row[field.id], field)));
    },
    shift: (row, day, by) => moveTo(row, valueOn(plus(day, by), field, row[field.id])),
    pick: setMoving,
    clear: (row) => moveTo(row, null),
  };
  const make = (day: DayKey) =>
    card.make(table.addPending(field.readOnly ? {} : { [field.id]: valueOn(day, field) }).key);
  const today = keyOf(new Date());
  const step = (by: -1 | 1) =>
    setAround((now) => (mode === 'month' ? plusMonths(now, by) : plus(now, 7 * by)));
  const words = dateOf(mode === 'month' ? around : days[0]!).toLocaleDateString(undefined, {
    month: 'long',
    year: 'numeric',
    ...(mode === 'week' && { day: 'numeric' }),
  });
  return (
    <DragDropContext
      onDragEnd={onDragEnd}
      dragHandleUsageInstructions="Press space to pick the entry up, move it to another day with the arrow keys, and drop it with space. Escape leaves it where it was. Enter opens it."
    >
      <Group gap="xs">
        <ActionIcon aria-label={`The ${mode} before`} onClick={() => step(-1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon aria-label={`The ${mode} after`} onClick={() => step(1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <Text component="h3" fw={600} size="sm" aria-live="polite">
          {mode === 'week' && 'Week of '}
          {words}
        </Text>
        <Button size="compact-xs" variant="default" onClick={() => setAround(today)}>
          Today
        </Button>
        <SegmentedControl
          size="xs"
          aria-label="How much is shown"
          value={mode}
          data={[
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
          ]}
          onChange={(value) => setMode(value === 'week' ? 'week' : 'month')}
        />
        {span.failure !== null && (
          <Group gap={6} role="alert">
            <Text size="xs">{messageOf(span.failure)}</Text>
            <Button size="compact-xs" variant="default" onClick={() => void span.reload()}>
              Try again
            </Button>
          </Group>
        )}
      </Group>
      <section ref={box} className={classes.calendar} aria-label={`Calendar of ${label}`}>
        <div className={classes.days} data-mode={mode}>
          {days.slice(0, 7).map((day) => (
            <Text key={day} size="xs" c="dimmed" className={classes.weekday} aria-hidden>
              {dateOf(day).toLocaleDateString(undefined, { weekday: 'short' })}
            </Text>
          ))}
          {days.map((day) => {
            const { rows, count, source } = span.on(day);
            const here = standing(rows, (value) => dayOf(value, field) === day);
            return (
              <CalendarDay
                key={day}
                day={day}
                isToday={day === today}
                isOutside={mode === 'month' && day.slice(0, 7) !== around.slice(0, 7)}
                rows={here}
                count={count === null ? null : count + here.length - rows.length}
                most={SHOWN[mode]}
                field={field}
                title={title}
                source={source}
                acts={acts}
                onMore={() => setShownDay(day)}
                onNew={props.canWrite ? () => make(day) : null}
              />
            );
          })}
        </div>
        <Undated
          source={span.undated}
          field={field}
          title={title}
          acts={acts}
          arrange={(rows) => standing(rows, (value) => value === null)}
        />
      </section>
      {shownDay && (
        <DayDialog
          day={shownDay}
          open={span.of(shownDay)}
          title={title}
          field={field}
          onClose={() => setShownDay(null)}
          onOpen={(row, source) => {
            setShownDay(null);
            acts.open(row, source);
          }}
        />
      )}
      {moving && (
        <MoveDialog
          row={moving}
          field={field}
          onClose={() => setMoving(null)}
          onMove={(day) => {
            setMoving(null);
            moveTo(moving, valueOn(day, field, moving[field.id]));
          }}
        />
      )}
    </DragDropContext>
  );
}
