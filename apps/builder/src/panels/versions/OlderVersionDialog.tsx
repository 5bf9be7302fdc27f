import { Button, Group, Stack, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  onStay(): void;
  onSwitch(): void;
}

/** Asks before a message is sent while an older version is shown: it would change the latest one. */
export function OlderVersionDialog({ onStay, onSwitch }: Props) {
  return (
    <Dialog opened onClose={onStay} title={MESSAGES.olderVersion}>
      <Stack gap="md">
        <Text size="sm">
          The assistant works on the latest version. Switch to it to send your message, or restore
          this version first.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onStay}>
            {MESSAGES.stayOnVersion}
          </Button>
          <Button data-autofocus onClick={onSwitch}>
            {MESSAGES.switchToLatest}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
