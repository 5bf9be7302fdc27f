import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Row } from '@trellis/contract';
import { CellView } from '../cells/CellView.tsx';
import { type Column, isTime } from '../columns/columns.ts';
import classes from './list.module.css';

interface Props {
  /** Null while it is being fetched. */
  row: Row | null;
  index: number;
  /** The field by which people know a row. */
  title: string | null;
  fields: readonly Column[];
  onOpen(index: number): void;
}

/** Values in a row's second line. */
const MOST = 3;

/** A row on a phone: its picture, what it is known by, and a few of its values. */
export function ListItem({ row, index, title, fields, onOpen }: Props) {
  if (!row)
    return (
      <div className={classes.row}>
        <span className={classes.ghost} />
      </div>
    );
  const name = (title && String(row[title] ?? '')) || 'Untitled';
  const isSaid = ({ id }: Column) => !EMPTY.has(row[id] as never);
  const picture = fields.find((column) => column.type.id === 'image' && isSaid(column));
  const said = fields.filter(
    (column) =>
      column.id !== title && !column.readOnly && !UNREAD.has(column.type.id) && isSaid(column),
  );
  return (
    <UnstyledButton className={classes.row} data-row={row.id} onClick={() => onOpen(index)}>
      {picture && <CellView column={picture} value={row[picture.id]} />}
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {name}
        </span>
        <span className={classes.values}>
          {said.slice(0, MOST).map((column) => (
            <span key={column.id} className={classes.value} dir="auto">
              {/* A figure, a day or a tick says nothing without its name; a tick is nothing but it. */}
              {needsName(column) && `${column.label}${column.type.id === 'boolean' ? '' : ' '}`}
              {column.type.id !== 'boolean' && <CellView column={column} value={row[column.id]} />}
            </span>
          ))}
        </span>
      </span>
      <IconChevronRight size={18} className={classes.go} aria-hidden />
    </UnstyledButton>
  );
}

/** What is not shown: nothing, and that something is not so. */
const EMPTY: ReadonlySet<null | undefined | '' | false> = new Set([null, undefined, '', false]);

/** What is no word at a glance: the picture stands before, addresses and code are read in the row. */
const UNREAD: ReadonlySet<string> = new Set(['image', 'link', 'json', 'list']);

const needsName = (column: Column): boolean =>
  column.type.id === 'boolean' ||
  isTime(column) ||
  (column.type.order === 'number' && column.type.cell.view === 'text');
