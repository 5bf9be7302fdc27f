import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTitle } from '../cells/relations.ts';
import type { Column } from '../columns/columns.ts';
import type { Conflict } from '../rows/cells.ts';
import type { Table } from '../rows/table.ts';
import { conflictWords } from './words.ts';

interface Props {
  table: Table;
  columns: readonly Column[];
}

/** Cells that somebody else changed while they were edited here; the person chooses whose value it shall be. */
export function Conflicts({ table, columns }: Props) {
  const { conflicts } = table.cells;
  if (conflicts.length === 0) return null;
  return (
    <Alert color="yellow" p="xs" role="alert" aria-label="Changed by others">
      <Stack gap="xs">
        {conflicts.map((conflict) => (
          <One
            key={`${conflict.row.id} ${conflict.field}`}
            conflict={conflict}
            column={columns.find(({ id }) => id === conflict.field)}
            onChoose={(whose) => void table.choose(conflict, whose)}
          />
        ))}
      </Stack>
    </Alert>
  );
}

interface OneProps {
  conflict: Conflict;
  column: Column | undefined;
  onChoose(whose: 'mine' | 'theirs'): void;
}

function One({ conflict, column, onChoose }: OneProps) {
  const relation = column?.field?.['x-relation'];
  const mine = useTitle(relation, conflict.mine) ?? conflict.mine;
  const theirs = useTitle(relation, conflict.theirs) ?? conflict.theirs;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="xs" style={{ overflowWrap: 'anywhere' }} flex="1 1 240px">
        {conflictWords({ ...conflict, mine, theirs }, column?.label ?? conflict.field, column)}
      </Text>
      <Group gap={6}>
        <Button size="compact-xs" variant="default" onClick={() => onChoose('mine')}>
          Keep mine
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => onChoose('theirs')}>
          Take theirs
        </Button>
      </Group>
    </Group>
  );
}
