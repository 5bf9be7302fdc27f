import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { messageOf } from '../../session/api.ts';
import { signOut } from '../../session/session.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { forgetAccount } from '../../ui/useAccount.ts';

type State = { kind: 'busy' } | { kind: 'done'; to: string } | { kind: 'failed'; message: string };

/** A page that POSTs (ruling 13): no GET signs anybody out. */
export function LogoutScreen() {
  const [state, setState] = useState<State>({ kind: 'busy' });
  const leave = () => {
    setState({ kind: 'busy' });
    signOut()
      .then((to) => {
        forgetAccount();
        setState({ kind: 'done', to });
      })
      .catch((error) => setState({ kind: 'failed', message: messageOf(error) }));
  };
  useEffect(leave, []);
  if (state.kind === 'done') return <Navigate to={state.to} replace />;
  if (state.kind === 'busy') return <AuthPage title="Signing out">{null}</AuthPage>;
  return (
    <AuthPage title="You are still signed in" hint={state.message}>
      <Button onClick={leave}>Try again</Button>
    </AuthPage>
  );
}
