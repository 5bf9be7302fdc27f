import { memo } from 'react';
import { tintOf } from '../columns/colors.ts';
import type { Column } from '../columns/columns.ts';
import classes from './cells.module.css';
import { useTitle } from './relations.ts';
import { dateText, firstLine, labelIn, plainText } from './text.ts';

interface Props {
  column: Column;
  value: unknown;
}

const Tag = ({ column, value }: { column: Column; value: string }) => (
  <span className={classes.tag} data-tint={tintOf(column, value)}>
    {labelIn(column, value)}
  </span>
);

/** Whether a value is shown as a line of text and nothing else, so that its cell needs nothing around it. */
export const isPlain = (column: Column, value: unknown): boolean =>
  !DRAWN.has(column.type) || (column.type === 'multiselect' && !Array.isArray(value));

const DRAWN: ReadonlySet<Column['type']> = new Set(['boolean', 'select', 'multiselect', 'image']);

/** What a cell shows; changing it is another's business. */
export const CellView = memo(function CellView({ column, value }: Props) {
  if (column.type === 'boolean')
    return <span className={classes.tick} data-checked={value === true || undefined} aria-hidden />;
  if (value === null || value === undefined || value === '') return null;
  switch (column.type) {
    case 'select':
      return <Tag column={column} value={String(value)} />;
    case 'multiselect':
      return Array.isArray(value)
        ? value.map((one) => <Tag key={String(one)} column={column} value={String(one)} />)
        : plainText(value, column);
    case 'image':
      return <img src={String(value)} alt="" className={classes.image} loading="lazy" />;
    case 'relation':
      return <Related column={column} value={value} />;
    case 'datetime':
      return dateText(value, column);
    default:
      return firstLine(plainText(value, column));
  }
});

/** Another entity's row, by its title; by its id while that is not known. */
function Related({ column, value }: Props) {
  const title = useTitle(column.field?.['x-relation'], value);
  return title ?? String(value);
}
