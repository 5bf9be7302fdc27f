import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import { messageOf } from '../session/api.ts';
import { AuthPage } from './AuthPage.tsx';

/** A screen that failed to draw: what is stored is safe, and reloading is one click. */
export function ScreenError() {
  const error = useRouteError();
  return (
    <AuthPage title="This page ran into a problem" hint={messageOf(error)}>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </AuthPage>
  );
}
