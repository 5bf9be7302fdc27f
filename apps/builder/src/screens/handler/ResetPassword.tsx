import { Anchor, Button, Stack } from '@mantine/core';
import { identityCalls, MESSAGES } from '@trellis/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '../../door/Failure.tsx';
import { PasswordField } from '../../door/PasswordField.tsx';
import { useAttempt } from '../../door/useAttempt.ts';
import { api, inWords } from '../../session/api.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';

interface Props {
  secret: string;
  appId: string | null;
  login: string;
  brand?: ReactNode;
}

/** A new password, by the link of a mail. */
export function ResetPassword({ secret, appId, login, brand }: Props) {
  const [password, setPassword] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const { attempt, error, busy } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const query = appId ? { appId } : {};
      const work = api(identityCalls.resetPassword, { query, body: { secret, password } });
      const answer = await inWords(MESSAGES.resetFailed, work);
      setDone(answer.message);
    });
  };
  if (done)
    return (
      <AuthPage title={done} hint="You are signed out everywhere else." brand={brand}>
        <Button component={Link} to={login}>
          Sign in
        </Button>
      </AuthPage>
    );
  return (
    <AuthPage title="Choose a new password" brand={brand}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Failure error={error} />
          <PasswordField
            label="New password"
            value={password}
            onChange={setPassword}
            error={error?.fields.password}
            isNew
            autoFocus
          />
          <Button type="submit" loading={busy}>
            Set the new password
          </Button>
          <Anchor component={Link} to={login} size="sm" ta="center">
            Back to signing in
          </Anchor>
        </Stack>
      </form>
    </AuthPage>
  );
}
