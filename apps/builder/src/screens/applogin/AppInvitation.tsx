import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { otherWayIn, runtimeCalls } from '@trellis/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { KnownUsername } from '../../sign-in/KnownUsername.tsx';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { appCall } from '../../sign-in/ways.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useInvitation } from '../../ui/useInvitation.ts';
import type { AppInfo } from './useAppInfo.ts';

interface Props {
  appId: string;
  secret: string;
  info: AppInfo | null;
  brand?: ReactNode;
  then(): void;
}

/** An end user comes in by an invitation; a password is theirs to leave where there is another way in. */
export function AppInvitation({ appId, secret, info, brand, then }: Props) {
  const { invitation, failure } = useInvitation(secret, appId);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { attempt, error, busy } = useAttempt();
  const otherWay = info && otherWayIn(info);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await appCall(runtimeCalls.acceptInvitation.path, appId, {
        secret,
        name,
        ...(password && { password }),
      });
      then();
    });
  };
  if (failure)
    return (
      <AuthPage title="This invitation cannot be used" hint={failure} brand={brand}>
        <Stack gap="sm">
          <Text size="sm">If you joined with it already, sign in.</Text>
          {/* That page sends on who is signed in. */}
          <Button component={Link} to={`/apps/${appId}/login`} reloadDocument>
            Sign in
          </Button>
        </Stack>
      </AuthPage>
    );
  if (!invitation || !info)
    return (
      <AuthPage title="You are invited" brand={brand}>
        <Skeleton h={180} role="status" aria-label="Loading" />
      </AuthPage>
    );
  return (
    <AuthPage
      title="You are invited"
      hint={`Join ${invitation.appName} as ${invitation.email}.`}
      brand={brand}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Failure error={error} />
          <KnownUsername email={invitation.email} />
          <TextInput
            label="Name"
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            autoFocus
          />
          <PasswordField
            label={otherWay ? `Password (optional: you can also sign in ${otherWay})` : undefined}
            value={password}
            onChange={setPassword}
            error={error?.fields.password}
            isNew
            isOptional={otherWay !== null}
          />
          <Button type="submit" loading={busy}>
            {' '}
            Join{' '}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
