import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type AppRole, MESSAGES, may } from '@trellis/contract';
import { useState } from 'react';
import { useOfferUndo } from '../../saving/useOfferUndo.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { restore } from './restore.ts';
import type { Target } from './restored.ts';

interface Props {
  appId: string;
  role: AppRole;
  /** null while nothing is asked. */
  target: Target | null;
  onClose(): void;
}

/** Asks before the app goes back to an earlier version, and whether its data is to go back too. */
export function RestoreDialog({ appId, role, target, onClose }: Props) {
  const [withData, setWithData] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const offerUndo = useOfferUndo();
  const canPutBack = may(role, 'data.put-back') && target?.versionId != null;
  const confirm = async () => {
    if (!target) return;
    setBusy(true);
    const isDone = await restore(appId, target, withData && canPutBack, offerUndo);
    setBusy(false);
    setWithData(false);
    if (isDone) onClose();
  };
  return (
    <Dialog opened={target !== null} onClose={onClose} title={MESSAGES.revertTitle}>
      <Stack gap="md">
        <Text size="sm">
          The app goes back to this version. Later messages are hidden, not deleted: you can undo
          this.
        </Text>
        {canPutBack && (
          <Checkbox
            size="sm"
            label="Also put the data back"
            description="Rows added, changed or deleted since go back to how they were when this version was made, for everyone who uses the app."
            checked={withData}
            onChange={(event) => setWithData(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus loading={isBusy} onClick={() => void confirm()}>
            Revert
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
