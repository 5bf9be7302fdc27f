import { memo } from 'react';
import { counted } from '../../../ui/counted.ts';
import { tintOf } from '../columns/colors.ts';
import type { Column } from '../columns/columns.ts';
import classes from './cells.module.css';
import { useTitle } from './relations.ts';
import { firstLine, labelIn, plainText } from './text.ts';

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
  !DRAWN.has(column.type.cell.view) || (column.type.cell.view === 'tags' && !Array.isArray(value));

const DRAWN: ReadonlySet<string> = new Set(['tick', 'tag', 'tags', 'image', 'stars', 'files']);

/** What a cell shows; changing it is another's business. */
export const CellView = memo(function CellView({ column, value }: Props) {
  if (column.type.cell.view === 'tick')
    return <span className={classes.tick} data-checked={value === true || undefined} aria-hidden />;
  if (value === null || value === undefined || value === '')
    // No price is no price of nothing.
    return column.type.id === 'currency' ? <span className={classes.none}>–</span> : null;
  switch (column.type.cell.view) {
    case 'tag':
      return <Tag column={column} value={String(value)} />;
    case 'tags':
      return Array.isArray(value)
        ? value.map((one) => <Tag key={String(one)} column={column} value={String(one)} />)
        : plainText(value, column);
    case 'image':
      return <img src={String(value)} alt="" className={classes.image} loading="lazy" />;
    case 'relation':
      return <Related column={column} value={value} />;
    case 'files':
      return Array.isArray(value) ? counted(value.length, 'file') : plainText(value, column);
    case 'stars':
      return starsOf(value, column);
    default:
      return firstLine(plainText(value, column));
  }
});

/** As many stars as there can be, those of the value filled. */
function starsOf(value: unknown, column: Column): string {
  const most = column.field?.maximum ?? 5;
  if (typeof value !== 'number' || value < 0 || value > most || most > MOST_STARS)
    return plainText(value, column);
  const full = Math.round(value);
  return '★'.repeat(full) + '☆'.repeat(Math.ceil(most) - full);
}
const MOST_STARS = 10;

/** Another entity's row, by its title; by its id while that is not known. */
function Related({ column, value }: Props) {
  const title = useTitle(column.field?.['x-relation'], value);
  return title ?? String(value);
}
