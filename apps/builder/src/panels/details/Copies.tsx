import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppDetail, detailCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, api, messageOf, request } from '../../session/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';

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

function DuplicateForm({ app }: { app: AppDetail }) {
  const navigate = useNavigate();
  const [name, setName] = useState(`${app.name} copy`.slice(0, 100));
  const [withData, setWithData] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The same for each try, so that one that was answered too late makes no second copy.
  const [requestKey] = useState(() => crypto.getRandomValues(new Uint32Array(3)).join('-'));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const copy = await api(detailCalls.duplicate, {
        params: { appId: app.appId },
        body: { name, withData, requestKey },
      });
      navigate(`/build/app/${copy.appId}`);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Name of the copy"
          value={name}
          maxLength={100}
          error={failure}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          label="With its data"
          description="All rows, data sources and uploaded files; users of the app do not come along"
          checked={withData}
          onChange={(event) => setWithData(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={busy} disabled={!name.trim()}>
            Duplicate
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
