import { ActionIcon, Checkbox, Menu, Text, UnstyledButton } from '@mantine/core';
import {
  IconArrowsHorizontal,
  IconArrowsMinimize,
  IconChevronDown,
  IconEyeOff,
  IconFilter,
  IconPin,
  IconPinnedOff,
  IconPlus,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react';
import { memo, type PointerEvent, type ReactNode, useRef } from 'react';
import { type Column, WIDTH } from '../columns/columns.ts';
import type { TableQuery } from '../rows/query.ts';
import classes from './grid.module.css';
import { placed } from './place.ts';

/** Pixels of one step by the menu. */
const WIDER = 50;

export interface HeaderActs {
  sort(column: Column, isDescending: boolean | null): void;
  filter(column: Column): void;
  hide(column: Column): void;
  resize(column: Column, width: number): void;
  /** Keeps it in sight at the left, or no more. */
  pin(column: Column): void;
  /** More of a column's menu, for who may change columns. */
  more: ((column: Column) => ReactNode) | null;
  addColumn: (() => void) | null;
  /** All rows of the filter, or none. */
  selectAll(isSelected: boolean): void;
}

interface Props {
  gridId: string;
  columns: readonly Column[];
  sort: TableQuery['sort'];
  activeCol: number | null;
  /** The header whose menu is open. */
  open: number | null;
  onOpen(col: number | null): void;
  selection: 'all' | 'some' | 'none';
  acts: HeaderActs;
}

/** The header: labels that sort, a menu each, and edges that can be pulled. */
export const HeaderRow = memo(function HeaderRow(props: Props) {
  const { gridId, columns, sort, activeCol, open, onOpen, selection, acts } = props;
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div
          role="columnheader"
          id={`${gridId}--1-0`}
          aria-colindex={1}
          className={classes.box}
          data-active={activeCol === 0 || undefined}
        >
          <Checkbox
            className={classes.hit}
            size="xs"
            tabIndex={-1}
            aria-label="Select all rows"
            checked={selection === 'all'}
            indeterminate={selection === 'some'}
            onChange={() => acts.selectAll(selection === 'none')}
          />
        </div>
        {columns.map((column, at) => (
          <HeaderCell
            key={column.key}
            id={`${gridId}--1-${at + 1}`}
            col={at + 1}
            column={column}
            direction={sort?.column === column.id ? (sort.isDescending ? 'down' : 'up') : null}
            isActive={activeCol === at + 1}
            isOpen={open === at + 1}
            onOpen={(isOpen) => onOpen(isOpen ? at + 1 : null)}
            acts={acts}
          />
        ))}
        <div
          role="columnheader"
          id={`${gridId}--1-${columns.length + 1}`}
          aria-colindex={columns.length + 2}
          className={classes.actions}
          data-active={activeCol === columns.length + 1 || undefined}
        >
          <span className="visually-hidden">Actions</span>
          {acts.addColumn && (
            <ActionIcon
              size="sm"
              tabIndex={-1}
              aria-label="Add a column"
              onClick={() => acts.addColumn?.()}
            >
              <IconPlus size={15} />
            </ActionIcon>
          )}
        </div>
      </div>
    </div>
  );
});

interface CellProps {
  id: string;
  col: number;
  column: Column;
  direction: 'up' | 'down' | null;
  isActive: boolean;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  acts: HeaderActs;
}

function HeaderCell({ id, col, column, direction, isActive, isOpen, onOpen, acts }: CellProps) {
  const next = direction === null ? false : direction === 'up' ? true : null;
  const isPinned = column.pinnedAt !== undefined;
  const Arrow = direction === 'down' ? IconSortDescending : IconSortAscending;
  return (
    <div
      role="columnheader"
      id={id}
      aria-colindex={col + 1}
      aria-sort={direction === null ? 'none' : direction === 'up' ? 'ascending' : 'descending'}
      className={classes.headCell}
      style={placed(column)}
      data-pinned={column.pinnedAt === undefined ? undefined : true}
      data-active={isActive || undefined}
    >
      <UnstyledButton
        tabIndex={-1}
        className={classes.label}
        onClick={() => acts.sort(column, next)}
      >
        <Text size="xs" fw={600} truncate>
          {column.label}
        </Text>
        {direction !== null && <Arrow size={14} aria-hidden />}
      </UnstyledButton>
      <Menu opened={isOpen} onChange={onOpen} position="bottom-end" withinPortal shadow="md">
        <Menu.Target>
          <ActionIcon
            size="xs"
            tabIndex={-1}
            className={classes.menu}
            aria-label={`Column ${column.label}`}
          >
            <IconChevronDown size={14} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconSortAscending size={15} />}
            onClick={() => acts.sort(column, false)}
          >
            Sort ascending
          </Menu.Item>
          <Menu.Item
            leftSection={<IconSortDescending size={15} />}
            onClick={() => acts.sort(column, true)}
          >
            Sort descending
          </Menu.Item>
          {direction !== null && (
            <Menu.Item onClick={() => acts.sort(column, null)}>Do not sort</Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item leftSection={<IconFilter size={15} />} onClick={() => acts.filter(column)}>
            Filter by this
          </Menu.Item>
          <Menu.Item leftSection={<IconEyeOff size={15} />} onClick={() => acts.hide(column)}>
            Hide
          </Menu.Item>
          <Menu.Item
            leftSection={isPinned ? <IconPinnedOff size={15} /> : <IconPin size={15} />}
            onClick={() => acts.pin(column)}
          >
            {isPinned ? 'Unpin' : 'Pin to the left'}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowsHorizontal size={15} />}
            closeMenuOnClick={false}
            disabled={column.width >= WIDTH.max}
            onClick={() => acts.resize(column, column.width + WIDER)}
          >
            Wider
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowsMinimize size={15} />}
            closeMenuOnClick={false}
            disabled={column.width <= WIDTH.min}
            onClick={() => acts.resize(column, column.width - WIDER)}
          >
            Narrower
          </Menu.Item>
          {acts.more?.(column)}
        </Menu.Dropdown>
      </Menu>
      <Edge column={column} onResize={(width) => acts.resize(column, width)} />
    </div>
  );
}

/** The right edge of a column: pulled, it is wider or narrower. */
function Edge({ column, onResize }: { column: Column; onResize(width: number): void }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const move = (event: PointerEvent) => {
    if (start.current) onResize(start.current.width + event.clientX - start.current.x);
  };
  return (
    <span
      className={classes.edge}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: column.width };
      }}
      onPointerMove={move}
      onPointerUp={(event) => {
        move(event);
        start.current = null;
      }}
    />
  );
}
