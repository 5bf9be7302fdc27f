import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppDetail, detailCalls } from '@trellis/contract';
import { useState } from 'react';
import { addressOf, messageOf, request } from '../../session/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DuplicateForm } from './DuplicateForm.tsx';

/** The app as another app, or as a file. */
export function Copies({ app }: { app: AppDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const response = await request(addressOf(detailCalls.export.path, { appId: app.appId }));
      const address = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = `${app.slug}.zip`;
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        Copies
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          Duplicate
        </Button>
        <Button size="compact-sm" variant="default" loading={busy} onClick={() => void download()}>
          Export as ZIP
        </Button>
      </Group>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Duplicate the app">
        <DuplicateForm app={app} />
      </Dialog>
    </Stack>
  );
}
