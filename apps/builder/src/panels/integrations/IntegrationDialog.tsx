import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import {
  type InstalledIntegration,
  type InstallIntegration,
  type IntegrationPackage,
  integrationPackageCalls,
} from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { CustomFields } from './CustomFields.tsx';
import { configOf, type Draft, draftOf, emptyDraft, secretsOf } from './draft.ts';
import { HttpFields } from './HttpFields.tsx';
import { SlackFields } from './SlackFields.tsx';

const FIELDS = { HTTP: HttpFields, Slack: SlackFields, custom: CustomFields };
const TITLE = {
  HTTP: 'Connect an HTTP API',
  Slack: 'Post to a Slack channel',
  custom: 'Connect a service by its OpenAPI document',
};
const CALLERS = [
  { value: 'signed-in', label: 'Signed-in people' },
  { value: 'anyone', label: 'Anyone, even without signing in' },
  { value: 'admins', label: "The app's admins" },
] as const;

interface Props {
  appId: string;
  kind: IntegrationPackage;
  /** What is changed; null for a new one. */
  installed: InstalledIntegration | null;
  onClose(): void;
  onSaved(): void;
}

/** Installs a package, or changes the settings of one. */
export function IntegrationDialog({ appId, kind, installed, onClose, onSaved }: Props) {
  const [draft, setDraft] = useState(() => (installed ? draftOf(installed) : emptyDraft(kind)));
  const { attempt, error, busy, clear } = useAttempt();
  const Fields = FIELDS[kind];
  const errorOf = (name: string) =>
    Object.entries(error?.fields ?? {}).find(
      ([key]) => key === name || key.endsWith(`.${name}`),
    )?.[1];
  const set = (change: Partial<Draft>) => {
    clear();
    setDraft((now) => ({ ...now, ...change }));
  };
  const write = async () => {
    const config = configOf(kind, draft);
    const secrets = secretsOf(draft, installed?.secrets);
    if (installed)
      await api(integrationPackageCalls.configure, {
        params: { appId, instanceId: installed.id },
        body: { config, secrets },
      });
    else {
      const body = { package: kind, slug: draft.slug, config, secrets } as InstallIntegration;
      await api(integrationPackageCalls.install, { params: { appId }, body });
    }
    onSaved();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void attempt(write);
  };
  return (
    <Dialog opened onClose={onClose} size="md" title={installed?.slug ?? TITLE[kind]}>
      <form onSubmit={save} noValidate>
        <Stack gap="sm">
          {error && (
            <Alert color="red" role="alert" p="xs">
              {error.message}
            </Alert>
          )}
          {!installed && (
            <TextInput
              label="Name"
              description="The name the app's code uses"
              placeholder={kind === 'Slack' ? 'team-channel' : 'weather'}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
              value={draft.slug}
              error={errorOf('slug')}
              onChange={(event) => set({ slug: event.currentTarget.value })}
            />
          )}
          <Fields draft={draft} isKept={installed !== null} set={set} errorOf={errorOf} />
          <Choice
            label="Who can call it"
            value={draft.callers}
            options={CALLERS}
            onChange={(callers) => set({ callers })}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {installed ? 'Save' : 'Connect'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
