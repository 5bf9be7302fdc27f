import { Button } from '@mantine/core';
import { AuthPage } from './AuthPage.tsx';

/** A page that could not be shown, with the one thing to do about it. */
export function ErrorPage({ title, message }: { title: string; message: string }) {
  return (
    <AuthPage title={title} hint={message}>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </AuthPage>
  );
}
