import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { messageOf } from '../../session/api.ts';
import { signOut } from '../../session/session.ts';
import { AuthPage } from '../../ui/AuthPage.tsx';
import { forgetAccount } from '../../ui/useAccount.ts';

/** A page that POSTs (ruling 13): no GET signs anybody out. */
export function LogoutScreen() {
  const [state, setState] = useState<'busy' | 'done' | string>('busy');
  const leave = () => {
    setState('busy');
    signOut()
      .then(() => {
        forgetAccount();
        setState('done');
      })
      .catch((error) => setState(messageOf(error)));
  };
  useEffect(leave, []);
  if (state === 'done') return <Navigate to="/login" replace />;
  if (state === 'busy') return <AuthPage title="Signing out">{null}</AuthPage>;
  return (
    <AuthPage title="You are still signed in" hint={state}>
      <Button onClick={leave}>Try again</Button>
    </AuthPage>
  );
}
