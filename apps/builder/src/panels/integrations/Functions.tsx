import { Alert, Button, Stack, Text } from '@mantine/core';
import { functionCalls } from '@trellis/contract';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { type AnswerOf, api, messageOf } from '../../session/api.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { type SecretDraft, secretsOf } from './draft.ts';
import { FunctionRuns } from './FunctionRuns.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { SecretFields } from './SecretFields.tsx';

type Told = AnswerOf<typeof functionCalls.list>;

/** The app's own code on the server: where it is reached, its secrets, and how its last calls went. */
export function Functions({ appId }: { appId: string }) {
  const [told, setTold] = useState<Told | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(() => {
    api(functionCalls.list, { params: { appId } }).then(
      (answer) => {
        setTold(answer);
        setFailure(null);
      },
      (problem) => setFailure(messageOf(problem)),
    );
  }, [appId]);
  useEffect(load, [load]);
  if (failure) return <LoadFailed reason={failure} onRetry={load} />;
  if (!told) return null;
  const { functions, secretsAsked, secretsKept, runs } = told;
  if (functions.length === 0 && secretsKept.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby="app-functions">
      <Text component="h3" fw={600} size="sm" id="app-functions">
        Functions
      </Text>
      <Text size="xs" c="dimmed">
        Code of this app that runs on the server. Services outside, such as a payment service, reach
        one at its address.
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
        onKept={load}
      />
      <FunctionRuns runs={runs} onRefresh={load} />
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await api(functionCalls.keepSecrets, {
        params: { appId },
        body: { secrets: secretsOf({ secrets }, kept) },
      });
      onKept();
    } catch (problem) {
      setFailure(messageOf(problem));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={save} noValidate aria-label="Secrets of functions">
      <Stack gap={6}>
        {missing.length > 0 && (
          <Alert color="yellow" p="xs">
            <Text size="xs">The code asks for secrets that are not set: {missing.join(', ')}</Text>
          </Alert>
        )}
        <SecretFields
          description="The code reads them by Deno.env.get('NAME'). They are encrypted, and nobody sees them again."
          secrets={secrets}
          onChange={setSecrets}
        />
        {failure && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert">
            {failure}
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
