import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';

interface Props {
  onHistory(): void;
}

/** On top of the conversation: what else there is to it. */
export function ChatHeader({ onHistory }: Props) {
  return (
    <Group
      h={44}
      px="sm"
      gap={2}
      wrap="nowrap"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)', flex: 'none' }}
    >
      <Text component="h2" fw={600} size="sm" flex={1}>
        Chat
      </Text>
      <Tooltip label="Version history">
        <ActionIcon aria-label="Open the version history" onClick={onHistory}>
          <IconHistory size={18} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
