import { DragDropContext } from '@hello-pangea/dnd';
import { Text } from '@mantine/core';
import type { Row, ViewShape } from '@trellis/contract';
import { type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Card } from '../card/useCard.ts';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import type { GridHandle } from '../table/DataGrid.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import classes from './calendar.module.css';
import { DayDialog } from './DayDialog.tsx';
import { type DayKey, dateOf, dayOf, keyOf, plus, valueOn } from './days.ts';
import type { EntryActs } from './Entry.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { Undated } from './Undated.tsx';
import { useDayMoves } from './useDayMoves.ts';
import { usePeriod } from './usePeriod.ts';
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

/** Rows on the days of a date field; moving one changes the date. */
export default function Calendar(props: Props) {
  const { appId, entityId, label, table, columns, shape, search, title, card, handle, notify } =
    props;
  const field = columns.find(({ id }) => id === shape.field)!;
  const period = usePeriod();
  const { days, mode } = period;
  const { filters } = shape;
  const query = useMemo(() => ({ sort: null, search, filters }), [search, filters]);
  const span = useSpan({ appId, entityId, table, field, columns, query, days });
  const [shownDay, setShownDay] = useState<DayKey | null>(null);
  const [moving, setMoving] = useState<Row | null>(null);
  const box = useRef<HTMLElement>(null);
  const moves = useDayMoves({ table, field, box, span, days, notify });
  const { focusOn, moveTo, standing, onDragEnd } = moves;
  const opened = useRef<string | null>(null);
  useImperativeHandle(handle, () => ({
    goTo: () => undefined,
    focus: () => focusOn(opened.current),
  }));

  const acts: EntryActs = {
    canMove: props.canWrite && !field.readOnly,
    open: (row, source) => {
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
  return (
    <DragDropContext
      onDragEnd={onDragEnd}
      dragHandleUsageInstructions="Press space to pick the entry up, move it to another day with the arrow keys, and drop it with space. Escape leaves it where it was. Enter opens it."
    >
      <CalendarBar period={period} failure={span.failure} onAgain={() => void span.reload()} />
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
                isOutside={period.isOutside(day)}
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
