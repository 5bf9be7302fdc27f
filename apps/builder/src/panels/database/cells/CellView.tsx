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

/** What a cell shows; changing it is another's business. */
export const CellView = memo(function CellView({ column, value }: Props) {
  if (column.type === 'boolean')
    return <span className={classes.tick} data-checked={value === true || undefined} aria-hidden />;
  if (value === null || value === undefined || value === '') return null;
  switch (column.type) {
    case 'select':
      return <Tag column={column} value={String(value)} />;
    case 'multiselect':
      return Array.isArray(value) ? (
        value.map((one) => <Tag key={String(one)} column={column} value={String(one)} />)
      ) : (
        <Plain text={plainText(value, column)} />
      );
    case 'image':
      return <img src={String(value)} alt="" className={classes.image} loading="lazy" />;
    case 'relation':
      return <Related column={column} value={value} />;
    case 'datetime':
      return <Plain text={dateText(value, column)} />;
    default:
      return (
        <Plain text={firstLine(plainText(value, column))} isNumber={column.type === 'number'} />
      );
  }
});

/** Another entity's row, by its title; by its id while that is not known. */
function Related({ column, value }: Props) {
  const title = useTitle(column.field?.['x-relation'], value);
  return <Plain text={title ?? String(value)} />;
}

const Plain = ({ text, isNumber = false }: { text: string; isNumber?: boolean }) => (
  <span className={classes.text} data-number={isNumber || undefined}>
    {text}
  </span>
);
