import { Alert, Button, Stack, Text } from '@mantine/core';
import { functionCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { type SecretDraft, secretsOf } from './draft.ts';
import { FunctionRuns } from './FunctionRuns.tsx';
import { SecretFields } from './SecretFields.tsx';

/** The app's own code on the server: where it is reached, its secrets, and how its last calls went. */
export function Functions({ appId }: { appId: string }) {
  const { value: listed, failure, reload } = useCall(functionCalls.list, { params: { appId } });
  if (failure) return <LoadFailed reason={failure} onRetry={reload} />;
  if (!listed) return null;
  const { functions, secretsAsked, secretsKept, runs } = listed;
  if (functions.length === 0 && secretsKept.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby="app-functions">
      <Text component="h3" fw={600} size="sm" id="app-functions">
        Functions
      </Text>
      <Text size="xs" c="dimmed">
        Code of this app that runs on the server. Outside services, such as a payment service, can
        call a function at its address.
      </Text>
      <Stack gap={6} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {functions.map(({ name, isPublished }) => (
          <li key={name}>
            <CopyText
              label={isPublished ? name : `${name} (not published yet)`}
              text={`${window.location.origin}/api/apps/${appId}/functions/${name}`}
            />
          </li>
        ))}
      </Stack>
      <Secrets
        key={[...secretsAsked, '', ...secretsKept].join()}
        appId={appId}
        asked={secretsAsked}
        kept={secretsKept}
        onKept={reload}
      />
      <FunctionRuns runs={runs} onRefresh={reload} />
    </Stack>
  );
}

interface SecretsProps {
  appId: string;
  asked: readonly string[];
  kept: readonly string[];
  onKept(): void;
}

/** Names come from the code; values go to the server, and come back to nobody. */
function Secrets({ appId, asked, kept, onKept }: SecretsProps) {
  const missing = asked.filter((name) => !kept.includes(name));
  const [secrets, setSecrets] = useState<SecretDraft[]>(() => [
    ...kept.map((name) => ({ name, value: '', isKept: true })),
    ...missing.map((name) => ({ name, value: '', isKept: false })),
  ]);
  const { attempt, error, busy } = useAttempt();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { secrets: secretsOf({ secrets }, kept) };
    void attempt(async () => {
      await api(functionCalls.keepSecrets, { params: { appId }, body });
      onKept();
    });
  };
  return (
    <form onSubmit={save} noValidate aria-label="Function secrets">
      <Stack gap={6}>
        {missing.length > 0 && (
          <Alert color="yellow" p="xs">
            <Text size="xs">The code uses secrets that are not set: {missing.join(', ')}</Text>
          </Alert>
        )}
        <SecretFields
          description="The code reads them with Deno.env.get('NAME'). Stored encrypted and never shown again."
          secrets={secrets}
          onChange={setSecrets}
        />
        {error && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {error.message}
          </Text>
        )}
        <div>
          <Button type="submit" size="compact-xs" loading={busy}>
            Save secrets
          </Button>
        </div>
      </Stack>
    </form>
  );
}
