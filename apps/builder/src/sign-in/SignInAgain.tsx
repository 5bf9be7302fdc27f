import { Anchor, Button, Stack, Text } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { type FormEvent, useMemo, useState } from 'react';
import { useCall } from '../session/query.ts';
import { refresh } from '../session/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { useMailDelay } from '../ui/NoMail.tsx';
import { useAttempt } from '../ui/useAttempt.ts';
import { useReturn } from '../ui/useReturn.ts';
import { CodeForm } from './CodeForm.tsx';
import { KnownUsername } from './KnownUsername.tsx';
import { PasswordField } from './PasswordField.tsx';
import { builderWays } from './ways.ts';

/** Shown over whatever the person was doing when their session ran out; nothing behind it is lost. */
export function SignInAgain({ email }: { email: string }) {
  const here = window.location.pathname + window.location.search;
  const ways = useMemo(() => builderWays(here), [here]);
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const { attempt, error, busy } = useAttempt();
  const delay = useMailDelay(ways.appId, said !== null);
  const { value: house } = useCall(accountCalls.installation);
  // Signed in again in another tab meanwhile: this one goes on, too.
  useReturn(() => void refresh());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => ways.signIn(email, password));
  };
  const mail = () => void attempt(async () => setSaid(await ways.sendLink(email)));
  return (
    <Dialog opened isHeld onClose={() => {}} title="Sign in again">
      <Stack>
        <Text size="sm">
          Your session has ended. Sign in as {email} and continue where you left off: nothing you
          typed is lost.
        </Text>
        {said ? (
          <>
            <Text size="sm">{delay ?? `${said}.`} Type its code here.</Text>
            <CodeForm
              button="Sign in"
              enter={(code) => ways.enterCode(email, code)}
              resend={() => ways.sendLink(email)}
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
              {/* For who has no password, too; where no mail goes out, nobody waits for one. */}
              {house?.hasMail && (
                <Button variant="default" onClick={mail} disabled={busy}>
                  Email me a code instead
                </Button>
              )}
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
