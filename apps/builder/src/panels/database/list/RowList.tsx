import { Text } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import type { GridHandle } from '../table/DataGrid.tsx';
import { ListItem } from './ListItem.tsx';
import classes from './list.module.css';

interface Props {
  label: string;
  table: Table;
  /** The columns that are shown, in order. */
  shown: readonly Column[];
  /** The field by which people know a row. */
  title: string | null;
  /** Something is searched for or filtered by. */
  isFiltered: boolean;
  /** Opens a row as a whole. */
  expand(index: number): void;
  handle: RefObject<GridHandle | null>;
}

/** In pixels: a title and a line of values. */
const ROW = 68;
const OVERSCAN = 6;

/** The table on a phone: any number of rows below each other, of which those in sight are drawn. Pressed, a row opens as a whole. */
export default function RowList(props: Props) {
  const { label, table, shown, title, isFiltered, expand, handle } = props;
  const { source } = table;
  const count = source.count ?? 0;
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1];
  useEffect(() => {
    if (to > from) source.need(from, to);
  }, [source, from, to]);
  useImperativeHandle(handle, () => ({
    goTo: (row) => {
      opened.current = row;
      virtualizer.scrollToIndex(row);
    },
    focus: () =>
      box.current?.querySelector<HTMLElement>(`[data-index="${opened.current}"] button`)?.focus(),
  }));
  const open = useCallback(
    (index: number) => {
      opened.current = index;
      expand(index);
    },
    [expand],
  );
  return (
    <div ref={box} data-list className={classes.list}>
      {source.count === 0 && (
        <div className={classes.none}>
          <Text size="sm" c="dimmed">
            {isFiltered ? 'No rows match.' : 'No rows yet.'}
          </Text>
        </div>
      )}
      <ul
        className={classes.rows}
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, start, key }) => (
          <li
            key={key}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className={classes.item}
            style={{ height: ROW, transform: `translateY(${start}px)` }}
          >
            <ListItem
              row={source.at(index)}
              index={index}
              title={title}
              fields={shown}
              onOpen={open}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
