import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconBug, IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { HelpButton } from '../../help/HelpButton.tsx';

const DebugSheet = lazy(async () => ({
  default: (await import('./debug/DebugSheet.tsx')).DebugSheet,
}));

interface Props {
  isAdmin: boolean;
  onHistory(): void;
}

/** On top of the conversation: what else there is to it. */
export function ChatHeader({ isAdmin, onHistory }: Props) {
  const [isDebugging, setDebugging] = useState(false);
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
      {isAdmin && (
        <Tooltip label="Debug logs">
          <ActionIcon aria-label="Debug logs" onClick={() => setDebugging(true)}>
            <IconBug size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label="Version history">
        <ActionIcon aria-label="Open the version history" onClick={onHistory}>
          <IconHistory size={18} />
        </ActionIcon>
      </Tooltip>
      <HelpButton slug="chat" />
      {isDebugging && (
        <Suspense fallback={null}>
          <DebugSheet onClose={() => setDebugging(false)} />
        </Suspense>
      )}
    </Group>
  );
}
