import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { DeletedRow } from '@trellis/contract';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';

/** What has no words of its own. */
const DRAWN: ReadonlySet<string> = new Set(['image', 'relation', 'tick']);
/** Values that identify a row. */
const SHOWN = 4;

interface Props {
  row: DeletedRow;
  columns: readonly Column[];
  isSelected: boolean;
  onSelect: ((isSelected: boolean) => void) | null;
  onPutBack: (() => void) | null;
}

/** One deleted row: its first values, and when and by whom it was deleted. */
export function DeletedItem({ row, columns, isSelected, onSelect, onPutBack }: Props) {
  const values = columns
    .filter(({ readOnly, type }) => !readOnly && !DRAWN.has(type.cell.view))
    .map((column) => plainText(row.data[column.id] ?? null, column))
    .filter(Boolean)
    .slice(0, SHOWN);
  const [title = 'An empty row', ...others] = values;
  const when = new Date(row.deletedAt).toLocaleString(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Group component="li" gap="sm" wrap="nowrap" py={4} style={{ listStyle: 'none' }}>
      {onSelect && (
        <Checkbox
          size="xs"
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" truncate>
          {title}
          {others.length > 0 && (
            <Text span size="xs" c="dimmed">
              {' '}
              {others.join(' · ')}
            </Text>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          Deleted {when}
          {row.deletedBy && ` by ${row.deletedBy}`}
        </Text>
      </div>
      {onPutBack && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Put back ${title}`}
          onClick={onPutBack}
        >
          Put back
        </Button>
      )}
    </Group>
  );
}
