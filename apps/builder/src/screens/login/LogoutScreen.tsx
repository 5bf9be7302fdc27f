import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../session/api.ts';
import { safePath } from '../../session/goto.ts';
import { signOut } from '../../session/session.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';

type State = { kind: 'busy' } | { kind: 'failed'; message: string };

/** A page that POSTs (ruling 13): no GET signs anybody out. `next`: what whoever signs in next came for. */
export function LogoutScreen() {
  const [params] = useSearchParams();
  const next = safePath(params.get('next'), '');
  const [state, setState] = useState<State>({ kind: 'busy' });
  const leave = useCallback(() => {
    setState({ kind: 'busy' });
    signOut()
      .then((to) => {
        // Anew, so that nothing of who left stays in the page.
        window.location.replace(to === '/login' && next ? next : to);
      })
      .catch((error) => setState({ kind: 'failed', message: messageOf(error) }));
  }, [next]);
  useEffect(leave, [leave]);
  if (state.kind === 'busy') return <AuthPage title="Signing out">{null}</AuthPage>;
  return (
    <AuthPage title="You are still signed in" hint={state.message}>
      <Button onClick={leave}>Try again</Button>
    </AuthPage>
  );
}
