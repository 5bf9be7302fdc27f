import { ActionIcon, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Row } from '@trellis/contract';
import type { Column } from '../columns/columns.ts';
import type { RowSource } from '../rows/source.ts';
import classes from './calendar.module.css';
import { type DayKey, dateOf } from './days.ts';
import { Entries } from './Entries.tsx';
import type { EntryActs } from './Entry.tsx';

interface Props {
  day: DayKey;
  isToday: boolean;
  isOutside: boolean;
  rows: readonly Row[];
  count: number | null;
  most: number;
  field: Column;
  title: string | null;
  source: RowSource;
  acts: EntryActs;
  onMore(): void;
  /** Null for who may not add rows. */
  onNew: (() => void) | null;
}

/** One day with its first entries, and how many more there are. */
export function CalendarDay(props: Props) {
  const { day, isToday, isOutside, rows, count, most, field, title, source, acts } = props;
  const date = dateOf(day);
  const words = date.toLocaleDateString(undefined, { dateStyle: 'full' });
  const shown = rows.slice(0, most);
  const more = (count ?? 0) - shown.length;
  return (
    <section
      className={classes.day}
      aria-label={words}
      aria-current={isToday ? 'date' : undefined}
      data-outside={isOutside || undefined}
      data-empty={count === 0 || undefined}
    >
      <div className={classes.dayHead}>
        <Text size="xs" className={classes.number} data-today={isToday || undefined}>
          <span className={classes.long}>
            {date.toLocaleDateString(undefined, {
              weekday: 'long',
              month: 'short',
              day: 'numeric',
            })}
          </span>
          <span className={classes.short}>{date.getDate()}</span>
        </Text>
        {props.onNew && (
          <ActionIcon
            size={24}
            className={classes.more}
            aria-label={`New row on ${words}`}
            onClick={props.onNew}
          >
            <IconPlus size={14} />
          </ActionIcon>
        )}
      </div>
      <Entries
        id={day}
        isClosed={!acts.canMove}
        rows={shown}
        title={title}
        field={field}
        source={source}
        acts={acts}
      />
      {more > 0 && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`${more} more on ${words}`}
          onClick={props.onMore}
        >
          {more.toLocaleString()} more
        </Button>
      )}
    </section>
  );
}
