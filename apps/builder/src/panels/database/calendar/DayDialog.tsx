import { Button, Stack } from '@mantine/core';
import type { Row } from '@trellis/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Column } from '../columns/columns.ts';
import type { RowSource, SourceAsk } from '../rows/source.ts';
import { type DayKey, dateOf } from './days.ts';
import { nameOf, timeOf } from './Entry.tsx';
import { listed } from './useSpan.ts';

const STEP = 50;

interface Props {
  day: DayKey;
  open: { source: RowSource; ask: SourceAsk };
  title: string | null;
  field: Column;
  onClose(): void;
  onOpen(row: Row, source: RowSource): void;
}

/** All that stands on a day. */
export function DayDialog({ day, open: { source, ask }, title, field, onClose, onOpen }: Props) {
  useSyncExternalStore(source.subscribe, () => source.revision);
  const [drawn, setDrawn] = useState(STEP);
  const { count } = source;
  useEffect(() => {
    void source.open(ask);
  }, [source, ask]);
  useEffect(() => {
    if (count) source.need(0, Math.min(count, drawn));
  }, [source, count, drawn]);
  return (
    <Dialog
      opened
      title={dateOf(day).toLocaleDateString(undefined, { dateStyle: 'full' })}
      onClose={onClose}
    >
      <Stack gap={4}>
        {listed(source, drawn).map((row) => (
          <Button
            key={row.id}
            size="compact-sm"
            variant="default"
            justify="flex-start"
            onClick={() => onOpen(row, source)}
          >
            {timeOf(row, field)} {nameOf(row, title)}
          </Button>
        ))}
        {count !== null && count > drawn && (
          <Button size="xs" variant="subtle" onClick={() => setDrawn((now) => now + STEP)}>
            More
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
