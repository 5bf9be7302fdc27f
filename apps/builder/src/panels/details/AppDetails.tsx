import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type AppDetail, LIMITS, savingCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api, messageOf } from '../../session/api.ts';

/** The app's name and description. */
export function AppDetails({ app, onSaved }: { app: AppDetail; onSaved(): void }) {
  const [name, setName] = useState(app.name);
  const [description, setDescription] = useState(app.description);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [error, setError] = useState<string | null>(null);
  const isChanged = name !== app.name || description !== app.description;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError('Give your app a name');
    setState('saving');
    setError(null);
    try {
      await api(savingCalls.saveApp, {
        body: {
          appType: app.kind,
          appId: app.appId,
          genApp: {
            fields: { header: name.trim(), description },
            appBuilderVersion: LIMITS.appBuilderVersion,
          },
        },
      });
      setState('saved');
      onSaved();
    } catch (failure) {
      setState('idle');
      setError(messageOf(failure));
    }
  };
  const canEdit = app.role !== 'viewer';
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        {error && (
          <Alert color="red" role="alert" p="xs">
            {error}
          </Alert>
        )}
        <TextInput
          label="Name"
          value={name}
          maxLength={100}
          disabled={!canEdit}
          onChange={(e) => setName(e.currentTarget.value)}
        />
        <Textarea
          label="Description"
          value={description}
          maxLength={500}
          autosize
          minRows={2}
          disabled={!canEdit}
          onChange={(e) => setDescription(e.currentTarget.value)}
        />
        <div>
          <Text size="sm" fw={500}>
            Address
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            /app/{app.slug}
          </Text>
        </div>
        {canEdit && (
          <Button type="submit" size="xs" loading={state === 'saving'} disabled={!isChanged}>
            {state === 'saved' && !isChanged ? 'Saved' : 'Save'}
          </Button>
        )}
      </Stack>
    </form>
  );
}
