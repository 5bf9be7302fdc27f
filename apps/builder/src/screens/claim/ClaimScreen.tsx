import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { claimCalls } from '@trellis/contract';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { useArrival } from '../../session/session.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** Where a customer takes over the app that was made for them: with an account of theirs, or a new one (ruling 75). */
export function ClaimScreen() {
  const { code = '' } = useParams();
  const session = useArrival();
  const { value: claim, failure } = useCall(claimCalls.read, { body: { code } });
  if (failure)
    return (
      <AuthPage title="This link cannot be used" hint={failure}>
        <Button component={Link} to="/home">
          Go to my apps
        </Button>
      </AuthPage>
    );
  if (!claim || session.kind === 'unknown')
    return (
      <AuthPage title="Your app">
        <Skeleton h={160} role="status" aria-label="Loading" />
      </AuthPage>
    );
  const hint = `${claim.makerName} made this app and is transferring it to you.`;
  return (
    <AuthPage title={claim.appName} hint={hint}>
      {session.kind === 'in' ? (
        <Taking code={code} makerName={claim.makerName} slug={claim.slug} />
      ) : (
        <Arrival code={code} needsCollaborator={claim.needsCollaborator} />
      )}
    </AuthPage>
  );
}

function Arrival({ code, needsCollaborator }: { code: string; needsCollaborator: boolean }) {
  const next = encodeURIComponent(`/claim/${code}`);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {needsCollaborator
          ? 'Sign in with the account that was invited to build this app.'
          : 'Sign in or create an account. The app will be added to it.'}
      </Text>
      <Button component={Link} to={`/login?next=${next}`}>
        Sign in
      </Button>
      {!needsCollaborator && (
        <Button component={Link} to={`/login?mode=up&next=${next}`} variant="default">
          Create an account
        </Button>
      )}
    </Stack>
  );
}

function Taking({ code, makerName, slug }: { code: string; makerName: string; slug: string }) {
  const navigate = useNavigate();
  const [keepsMaker, setKeeps] = useState(true);
  const { attempt, error, busy } = useAttempt();
  const take = () =>
    void attempt(async () => {
      const { appId } = await api(claimCalls.accept, { body: { code, keepsMaker } });
      navigate(`/build/app/${appId}`, { replace: true });
    });
  return (
    <Stack gap="sm">
      <Text size="sm">
        You become the owner and manage its pages, data and users. Keys of services that {makerName}{' '}
        connected are removed; connect your own.
      </Text>
      <Checkbox
        label={`${makerName} can keep working on it`}
        checked={keepsMaker}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
      <Failure error={error} />
      <Group>
        <Button loading={busy} onClick={take}>
          Take over
        </Button>
        <Button component="a" href={`/app/${slug}`} target="_blank" variant="default">
          Preview
        </Button>
      </Group>
    </Stack>
  );
}
