import { Anchor, Button, Stack } from '@mantine/core';
import { identityCalls, MESSAGES } from '@trellis/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { api, inWords } from '../../session/api.ts';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Props {
  secret: string;
  appId: string | null;
  login: string;
  brand?: ReactNode;
  /** The address was just proven, and a password of before is gone. */
  isProven: boolean;
  /** How they come in without another one; null where there is no way, undefined while that is not known. */
  otherWay: string | null | undefined;
  goOn(): void;
}

/** A new password, by the link of a mail, or right after a proof of the mailbox. */
export function ResetPassword({ secret, appId, login, brand, isProven, otherWay, goOn }: Props) {
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
    <AuthPage
      title={isProven ? 'Your address is confirmed' : 'Choose a new password'}
      hint={isProven ? provenHint(otherWay) : undefined}
      brand={brand}
    >
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
          {isProven && otherWay && (
            <Anchor component="button" type="button" onClick={goOn} size="sm" ta="center">
              Continue without a password
            </Anchor>
          )}
          {!isProven && (
            <Anchor component={Link} to={login} size="sm" ta="center">
              Back to sign-in
            </Anchor>
          )}
        </Stack>
      </form>
    </AuthPage>
  );
}

const provenHint = (otherWay: string | null | undefined): string =>
  otherWay === undefined
    ? MESSAGES.passwordRemoved
    : `${MESSAGES.passwordRemoved} ${MESSAGES.chooseYourOwn(otherWay)}`;
