import { ActionIcon, Group, Paper, Text, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from './copy.ts';

/** A text to put somewhere else, letter by letter: a record of DNS, a key. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <div>
      <Text size="xs" c="dimmed" mb={2}>
        {label}
      </Text>
      <Paper withBorder px="xs" py={4} bg="var(--trellis-surface)">
        <Group gap={4} wrap="nowrap">
          <Text size="xs" ff="monospace" flex={1} style={{ overflowWrap: 'anywhere' }}>
            {text}
          </Text>
          <Tooltip label="Copy">
            <ActionIcon
              aria-label={`Copy ${label}`}
              onClick={() => void copyText(text, `${label} copied`)}
            >
              <IconCopy size={16} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Paper>
    </div>
  );
}
