import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconBug, IconNotes } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { HelpButton } from '../../help/HelpButton.tsx';

const DebugSheet = lazy(async () => ({
  default: (await import('./debug/DebugSheet.tsx')).DebugSheet,
}));

const InstructionsDialog = lazy(async () => ({
  default: (await import('./instructions/InstructionsDialog.tsx')).InstructionsDialog,
}));

interface Props {
  appId: string;
  canAsk: boolean;
  isAdmin: boolean;
}

/** On top of the conversation: what else there is to it. */
export function ChatHeader({ appId, canAsk, isAdmin }: Props) {
  const [isDebugging, setDebugging] = useState(false);
  const [isInstructing, setInstructing] = useState(false);
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
      {canAsk && (
        <Tooltip label="Instructions">
          <ActionIcon
            aria-label="Instructions for the assistant"
            onClick={() => setInstructing(true)}
          >
            <IconNotes size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      <HelpButton slug="chat" />
      {isInstructing && (
        <Suspense fallback={null}>
          <InstructionsDialog appId={appId} onClose={() => setInstructing(false)} />
        </Suspense>
      )}
      {isDebugging && (
        <Suspense fallback={null}>
          <DebugSheet onClose={() => setDebugging(false)} />
        </Suspense>
      )}
    </Group>
  );
}
