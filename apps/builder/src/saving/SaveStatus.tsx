import { Button, Group, Text, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { MESSAGES } from '@trellis/contract';
import { useSaver, useSaving } from './context.ts';
import type { Progress } from './saver.ts';
import { useShownProgress } from './useShownProgress.ts';

const WORDS: Record<Progress | 'unsent', string> = {
  saved: 'Saved',
  unsent: 'Unsaved rows',
  saving: MESSAGES.saving,
  offline: 'Offline, kept on this device',
  failed: 'Not saved, kept on this device',
  waiting: 'Needs your attention',
};
const ICONS = {
  saved: IconCheck,
  unsent: IconCloudOff,
  saving: IconLoader2,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  waiting: IconAlertTriangle,
};

/** How saving goes, in a word, that of rows as well; where it does not go, also what to do. */
export function SaveStatus({ appId }: { appId: string }) {
  const progress = useShownProgress(appId);
  const saver = useSaver();
  const problem = useSaving((_, of) => of.problem);
  const Icon = ICONS[progress];
  const isTrouble = progress !== 'saved' && progress !== 'saving';
  return (
    <Group gap={6} wrap="nowrap" mih={24}>
      <Icon
        size={14}
        aria-hidden
        color={isTrouble ? 'var(--mantine-color-error)' : 'var(--mantine-color-dimmed)'}
      />
      <Tooltip label={problem} disabled={!problem}>
        <Text
          size="xs"
          c={isTrouble ? 'var(--mantine-color-error)' : 'dimmed'}
          role="status"
          aria-label="Saving"
        >
          {WORDS[progress]}
        </Text>
      </Tooltip>
      {(progress === 'failed' || progress === 'offline') && (
        <Button size="compact-xs" variant="default" onClick={() => void saver.flush()}>
          Try again
        </Button>
      )}
    </Group>
  );
}
