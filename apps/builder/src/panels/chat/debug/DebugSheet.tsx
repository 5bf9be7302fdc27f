import { Button, Drawer, Group, Paper, Stack, Text } from '@mantine/core';
import { copyText } from '../../../ui/copy.ts';
import { clearNotes, useNotes } from './log.ts';
import { renderNotes } from './text.ts';

const COLORS = {
  info: 'dimmed',
  warning: 'var(--mantine-color-text)',
  error: 'var(--mantine-color-error)',
} as const;

/** What happened in the chat, the newest first; for admins. */
export function DebugSheet({ onClose }: { onClose(): void }) {
  const entries = useNotes();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title="Debug logs"
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 650 } }}
    >
      <Group gap="xs" mb="sm">
        <Button
          size="xs"
          variant="default"
          disabled={entries.length === 0}
          onClick={() => void copyText(renderNotes(entries), 'Logs copied')}
        >
          Copy
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={entries.length === 0}
          onClick={() => clearNotes()}
        >
          Clear
        </Button>
      </Group>
      {entries.length === 0 && (
        <Text size="sm" c="dimmed">
          No events yet.
        </Text>
      )}
      <Stack gap={6} component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {entries.map((entry) => (
          <Paper key={entry.id} component="li" withBorder p={8} bg="var(--trellis-raised)">
            <Group gap={6}>
              <Text size="xs" fw={600} c={COLORS[entry.type]}>
                {entry.type}
              </Text>
              <Text size="xs" c="dimmed">
                {entry.source} · {new Date(entry.timestamp).toLocaleTimeString()}
              </Text>
            </Group>
            <Text size="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
              {entry.message}
            </Text>
          </Paper>
        ))}
      </Stack>
    </Drawer>
  );
}
