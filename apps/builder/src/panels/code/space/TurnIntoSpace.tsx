import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type AppDetail, codeCalls } from '@trellis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useAccount } from '../../../ui/useAccount.ts';

/** Turns a generated app into a space app, for its owner who may write code. */
export function TurnIntoSpace({ app, onSaved }: { app: AppDetail; onSaved(): void }) {
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (app.kind !== 'GEN_APP' || app.role !== 'owner' || !account?.isAdmin) return null;
  const turn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api(codeCalls.toSpace, { params: { appId: app.appId } });
      setOpen(false);
      onSaved();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        Code
      </Text>
      <Text size="xs" c="dimmed">
        Edit the code yourself, alongside the assistant.
      </Text>
      <Group>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          Edit this app’s code
        </Button>
      </Group>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Edit this app’s code?">
        <Stack>
          <Text size="sm">
            Its files open in the code editor. App texts and App branding are removed. Their
            settings stay until you choose “Use the code’s styling” in App details. It cannot become
            a generated app again.
          </Text>
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button loading={busy} onClick={turn}>
              Edit this app’s code
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </Stack>
  );
}
