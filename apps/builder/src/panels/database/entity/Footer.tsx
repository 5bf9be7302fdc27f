import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { counted } from '../../../ui/counted.ts';
import type { Card } from '../card/useCard.ts';
import type { Table } from '../rows/table.ts';

interface Props {
  table: Table;
  card: Card;
  /** New rows have lines of their own; elsewhere than in the table there are none. */
  hasLines: boolean;
  isFiltered: boolean;
  canWrite: boolean;
}

/** Below the rows: how many they are, and those that are being made. */
export function Footer({ table, card, hasLines, isFiltered, canWrite }: Props) {
  const { pending, hasUnsent } = table;
  const { count } = table.source;
  const [waiting] = pending;
  const add = () => {
    const { key } = table.addPending();
    if (!hasLines) card.make(key);
  };
  return (
    <Group justify="space-between" gap="xs">
      {canWrite ? (
        <Button size="xs" variant="subtle" leftSection={<IconPlus size={14} />} onClick={add}>
          New row
        </Button>
      ) : (
        <span />
      )}
      {pending.length > 1 && hasLines && (
        <Button
          size="xs"
          variant="default"
          mr="auto"
          onClick={() => void table.confirmAll(pending.map(({ key }) => key))}
        >
          Save {counted(pending.length, 'new row')}
        </Button>
      )}
      {waiting && !hasLines && (
        <Button size="xs" variant="default" onClick={() => card.make(waiting.key)}>
          Continue with the new row
        </Button>
      )}
      <Text size="xs" c="dimmed" role="status" aria-label="Rows">
        {count === null ? 'Loading…' : `${counted(count, 'row')}${isFiltered ? ' found' : ''}`}
        {hasUnsent && ' · some changes are not saved yet'}
      </Text>
    </Group>
  );
}
