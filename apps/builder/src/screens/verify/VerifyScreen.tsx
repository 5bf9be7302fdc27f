import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { api, messageOf } from '../../session/api.ts';
import { safePath } from '../../session/goto.ts';
import { refresh, useSession } from '../../session/session.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';

/** Where unverified people wait for their mail, and where the mail's link leads. A link only acts on a click. */
export function VerifyScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const [state, setState] = useState<
    { kind: 'idle' | 'busy' | 'sent' } | { kind: 'error'; message: string }
  >({ kind: 'idle' });
  const secret = params.get('secret');
  const next = safePath(params.get('continueUrl'), '/home');
  useEffect(() => {
    if (session.kind === 'unknown') void refresh();
  }, [session.kind]);

  const run = async (work: () => Promise<unknown>, done: () => void) => {
    setState({ kind: 'busy' });
    try {
      await work();
      done();
    } catch (error) {
      setState({ kind: 'error', message: messageOf(error) });
    }
  };
  const confirm = () =>
    run(
      async () => {
        await api(accountCalls.verifyEmail, { body: { secret: secret ?? '' } });
        await refresh();
      },
      () => navigate(next, { replace: true }),
    );
  const resend = () =>
    run(
      () => api(accountCalls.sendVerification, { body: { continueUrl: next } }),
      () => setState({ kind: 'sent' }),
    );

  if (!secret && session.kind === 'in' && session.user.emailVerified)
    return <Navigate to={next} replace />;
  if (!secret && session.kind === 'out') return <Navigate to="/login" replace />;
  const email = session.kind === 'in' ? session.user.email : 'your address';
  return (
    <AuthPage
      title={secret ? 'Verify your e-mail address' : 'Check your mail'}
      hint={
        secret
          ? 'One click, and you can start to build.'
          : `We sent a link to ${email}. Open it to start building.`
      }
    >
      <Stack gap="sm">
        {state.kind === 'error' && (
          <Alert color="red" role="alert">
            {state.message}
          </Alert>
        )}
        {state.kind === 'sent' && <Alert color="leaf">A new mail is on its way.</Alert>}
        {secret ? (
          <Button onClick={confirm} loading={state.kind === 'busy'}>
            Verify my address
          </Button>
        ) : (
          <>
            <Button onClick={() => void refresh()}>I have verified it</Button>
            <Button variant="default" onClick={resend} loading={state.kind === 'busy'}>
              Send the mail again
            </Button>
          </>
        )}
        <Text size="sm" c="dimmed" ta="center">
          Not you?{' '}
          <Anchor component={Link} to="/logout" size="sm">
            Sign out
          </Anchor>
        </Text>
      </Stack>
    </AuthPage>
  );
}
