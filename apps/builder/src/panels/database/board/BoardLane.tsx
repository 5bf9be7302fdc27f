import { Droppable } from '@hello-pangea/dnd';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Row } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { CellView } from '../cells/CellView.tsx';
import type { Column } from '../columns/columns.ts';
import { BoardCard } from './BoardCard.tsx';
import classes from './board.module.css';
import { type OpenLane, useSource } from './useLanes.ts';

/** A card that was moved and is on its way to the server. */
export interface Moved {
  row: Row;
  from: OpenLane;
  to: OpenLane;
  index: number;
}

interface Props {
  lane: OpenLane;
  lanes: readonly OpenLane[];
  field: Column;
  fields: readonly Column[];
  title: string | null;
  moved: readonly Moved[];
  canWrite: boolean;
  onOpen(row: Row, lane: OpenLane): void;
  onMove(row: Row, to: OpenLane): void;
  onNew(): void;
}

/** Cards that are drawn at first, and with each step towards the end. */
const STEP = 15;
/** Further down nobody looks card by card, and every one more makes the next move slower. */
const MOST = 150;

/** One column of a board. It reads more rows when its end comes into sight. */
export function BoardLane(props: Props) {
  const { lane, lanes, field, fields, title, moved, canWrite, onOpen, onMove, onNew } = props;
  const { source, value, label } = lane;
  useSource(source);
  const [drawn, setDrawn] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const { count, failure } = source;
  const rows: Row[] = [];
  const gone = new Set(moved.map(({ row }) => row.id));
  let here = 0;
  for (; here < Math.min(drawn, count ?? 0); here++) {
    const row = source.at(here);
    if (!row) break;
    if (!gone.has(row.id)) rows.push(row);
  }
  for (const one of moved) if (one.to === lane) rows.splice(one.index, 0, one.row);
  const total =
    count === null
      ? null
      : count +
        moved.filter(({ to }) => to === lane).length -
        moved.filter(({ from }) => from === lane).length;
  const isFull = here >= MOST;
  const hasMore = count !== null && here < count && !isFull;

  useEffect(() => {
    if (count) source.need(0, Math.min(count, drawn));
  }, [source, count, drawn]);
  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) setDrawn((now) => Math.min(Math.max(now, here + STEP), MOST));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, here]);

  // Values that are no option any more are shown where there are any.
  if (value === null && !total) return null;
  return (
    <section className={classes.lane} aria-label={label}>
      <Group className={classes.laneHead} gap={6} wrap="nowrap">
        {value ? <CellView column={field} value={value} /> : <Text size="sm">{label}</Text>}
        <Text size="xs" c="dimmed" aria-label={`${total ?? 'Some'} in ${label}`} role="status">
          {total?.toLocaleString() ?? '…'}
        </Text>
      </Group>
      <Droppable droppableId={`lane ${value}`} isDropDisabled={!canWrite || value === null}>
        {(drop, { isDraggingOver }) => (
          <div
            ref={drop.innerRef}
            {...drop.droppableProps}
            className={classes.cards}
            data-over={isDraggingOver || undefined}
          >
            {rows.map((row, at) => (
              <BoardCard
                key={row.id}
                row={row}
                index={at}
                title={title}
                fields={fields}
                lane={lane}
                lanes={lanes}
                canWrite={canWrite}
                onOpen={onOpen}
                onMove={onMove}
              />
            ))}
            {drop.placeholder}
            {count === null && failure === null && <Skeleton h={64} />}
          </div>
        )}
      </Droppable>
      {failure !== null && (
        <Group gap={6} role="alert">
          <Text size="xs">{messageOf(failure)}</Text>
          <Button size="compact-xs" variant="default" onClick={() => void source.reload()}>
            Try again
          </Button>
        </Group>
      )}
      {hasMore && (
        <div ref={end}>
          <Button
            size="compact-xs"
            variant="subtle"
            fullWidth
            onClick={() => setDrawn((now) => Math.min(Math.max(now, here + STEP), MOST))}
          >
            More
          </Button>
        </div>
      )}
      {isFull && count !== null && here < count && (
        <Text size="xs" c="dimmed" ta="center">
          {(count - here).toLocaleString()} more. Search, filter or sort to see others first.
        </Text>
      )}
      {canWrite && value !== null && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          justify="flex-start"
          leftSection={<IconPlus size={14} />}
          aria-label={`New row in ${label}`}
          onClick={onNew}
        >
          New row
        </Button>
      )}
    </section>
  );
}
