import { Button, Text } from '@mantine/core';
import type { Row } from '@trellis/contract';
import { useEffect, useState } from 'react';
import type { Column } from '../columns/columns.ts';
import type { RowSource } from '../rows/source.ts';
import classes from './calendar.module.css';
import { Entries } from './Entries.tsx';
import type { EntryActs } from './Entry.tsx';
import { listed } from './useSpan.ts';

const STEP = 30;

interface Props {
  source: RowSource;
  field: Column;
  title: string | null;
  acts: EntryActs;
  /** With what was moved here, and without what was moved away. */
  arrange(rows: readonly Row[]): Row[];
}

/** Rows without a date, beside the days: they are dragged onto one. */
export function Undated({ source, field, title, acts, arrange }: Props) {
  const [drawn, setDrawn] = useState(STEP);
  const { count } = source;
  useEffect(() => {
    if (count) source.need(0, Math.min(count, drawn));
  }, [source, count, drawn]);
  const rows = arrange(listed(source, drawn));
  if (count === 0 && rows.length === 0 && !acts.canMove) return null;
  return (
    <section className={classes.undated} aria-label="No date">
      <Text size="xs" fw={600} mb={4}>
        No date{count ? ` (${count.toLocaleString()})` : ''}
      </Text>
      <Entries
        id="undated"
        isClosed={!acts.canMove || field.isRequired}
        rows={rows}
        title={title}
        field={field}
        source={source}
        acts={acts}
      >
        {count === 0 && rows.length === 0 && (
          <Text size="xs" c="dimmed">
            Every row has a date.
          </Text>
        )}
      </Entries>
      {count !== null && count > drawn && (
        <Button size="compact-xs" variant="subtle" onClick={() => setDrawn((now) => now + STEP)}>
          More
        </Button>
      )}
    </section>
  );
}
