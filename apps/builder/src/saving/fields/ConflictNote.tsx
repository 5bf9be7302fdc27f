import { Alert, Button, Group, Text } from '@mantine/core';
import type { Field } from '../context.ts';

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${text.length > 120 ? `${text.slice(0, 120)}…` : text}”`;
};

/** What somebody else saved in the same field meanwhile; the person chooses whose it shall be. */
export function ConflictNote({ field }: { field: Field<unknown> }) {
  const { conflict, choose } = field;
  if (!conflict) return null;
  return (
    <Alert color="yellow" p="xs" mt={6} role="alert">
      <Text size="xs" mb={6} style={{ overflowWrap: 'anywhere' }}>
        {conflict.by ?? 'Somebody else'} changed this to {words(conflict.theirs)}.
      </Text>
      <Group gap={6}>
        <Button size="compact-xs" variant="default" onClick={() => choose('mine')}>
          Keep mine
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => choose('theirs')}>
          Take theirs
        </Button>
      </Group>
    </Alert>
  );
}
