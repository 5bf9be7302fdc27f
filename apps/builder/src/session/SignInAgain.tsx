import { Anchor, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { CodeForm } from '../door/CodeForm.tsx';
import { builderDoorway } from '../door/doorway.ts';
import { Failure } from '../door/Failure.tsx';
import { KnownUsername } from '../door/KnownUsername.tsx';
import { PasswordField } from '../door/PasswordField.tsx';
import { useAttempt } from '../door/useAttempt.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useReturn } from '../ui/useReturn.ts';
import { refresh } from './session.ts';

/** Shown over whatever the person was doing when their session ran out; nothing behind it is lost. */
export function SignInAgain({ email }: { email: string }) {
  const here = window.location.pathname + window.location.search;
  const doorway = useMemo(() => builderDoorway(here), [here]);
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const { attempt, error, busy } = useAttempt();
  // Signed in again in another tab meanwhile: this one goes on, too.
  useReturn(() => void refresh());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => doorway.signIn(email, password));
  };
  const mail = () => void attempt(async () => setSaid(await doorway.sendLink(email)));
  return (
    <Dialog opened isHeld onClose={() => {}} title="Sign in again">
      <Stack>
        <Text size="sm">
          Your session has ended. Sign in as {email} and go on where you were: nothing you typed is
          lost.
        </Text>
        {said ? (
          <>
            <Text size="sm">{said}. Type its code here.</Text>
            <CodeForm
              button="Sign in"
              enter={(code) => doorway.enterCode(email, code)}
              resend={() => doorway.sendLink(email)}
            />
          </>
        ) : (
          <form onSubmit={submit} noValidate>
            <Stack>
              <Failure error={error} />
              <KnownUsername email={email} />
              <PasswordField
                value={password}
                onChange={setPassword}
                error={error?.fields.password}
                autoFocus
              />
              <Button type="submit" loading={busy}>
                Sign in
              </Button>
              {/* For who has no password, too. */}
              <Button variant="default" onClick={mail} disabled={busy}>
                Email me a code instead
              </Button>
            </Stack>
          </form>
        )}
        <Anchor href={`/login?next=${encodeURIComponent(here)}`} size="sm" ta="center">
          Leave this page and sign in another way
        </Anchor>
      </Stack>
    </Dialog>
  );
}
