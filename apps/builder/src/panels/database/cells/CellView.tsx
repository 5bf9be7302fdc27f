import { Badge, Checkbox, Image, Text } from '@mantine/core';
import { memo } from 'react';
import { tintOf } from '../columns/colors.ts';
import type { Column } from '../columns/columns.ts';
import { useTitle } from './relations.ts';
import { dateText, firstLine, labelIn, plainText } from './text.ts';

interface Props {
  column: Column;
  value: unknown;
}

const Tag = ({ value, label }: { value: string; label: string }) => (
  <Badge variant="light" color={tintOf(value)} size="sm" radius="sm" tt="none" fw={500}>
    {label}
  </Badge>
);

/** What a cell shows; changing it is another's business. */
export const CellView = memo(function CellView({ column, value }: Props) {
  if (column.type === 'boolean')
    return (
      <Checkbox
        size="xs"
        checked={value === true}
        readOnly
        tabIndex={-1}
        aria-hidden
        style={{ pointerEvents: 'none' }}
      />
    );
  if (value === null || value === undefined || value === '') return null;
  switch (column.type) {
    case 'select':
      return <Tag value={String(value)} label={labelIn(column, String(value))} />;
    case 'multiselect':
      return Array.isArray(value) ? (
        value.map((one) => (
          <Tag key={String(one)} value={String(one)} label={labelIn(column, String(one))} />
        ))
      ) : (
        <Plain text={plainText(value, column)} />
      );
    case 'image':
      return (
        <Image src={String(value)} alt="" h={28} w={40} fit="cover" radius="sm" loading="lazy" />
      );
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
  <Text size="sm" truncate style={isNumber ? { fontVariantNumeric: 'tabular-nums' } : undefined}>
    {text}
  </Text>
);
