import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messageOf } from '../../session/api.ts';
import { signOut } from '../../session/session.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';

type State = { kind: 'busy' } | { kind: 'failed'; message: string };

/** A page that POSTs (ruling 13): no GET signs anybody out. */
export function LogoutScreen() {
  const [state, setState] = useState<State>({ kind: 'busy' });
  const leave = () => {
    setState({ kind: 'busy' });
    signOut()
      .then((to) => {
        // Anew, so that nothing of who left stays in the page.
        window.location.replace(to);
      })
      .catch((error) => setState({ kind: 'failed', message: messageOf(error) }));
  };
  useEffect(leave, []);
  if (state.kind === 'busy') return <AuthPage title="Signing out">{null}</AuthPage>;
  return (
    <AuthPage title="You are still signed in" hint={state.message}>
      <Button onClick={leave}>Try again</Button>
    </AuthPage>
  );
}
