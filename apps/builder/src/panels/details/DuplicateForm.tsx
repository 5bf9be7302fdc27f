import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type AppSummary, detailCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '../../session/api.ts';

/** Makes a copy of an app and opens it. */
export function DuplicateForm({ app }: { app: Pick<AppSummary, 'appId' | 'name'> }) {
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
          description="All rows, data sources and uploaded files; the app’s users are not copied"
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
