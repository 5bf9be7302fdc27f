import { Button, Center, Loader, Text } from '@mantine/core';
import { refresh } from '../session/session.ts';
import { AuthPage } from '../ui/AuthPage.tsx';

/** Shown until it is known who is signed in, also while the server does not answer; it goes on by itself. */
export function Arriving({ isAway = false }: { isAway?: boolean }) {
  if (!isAway)
    return (
      <Center h="100vh">
        <Loader aria-label="Loading" />
      </Center>
    );
  return (
    <AuthPage
      title="The server is not responding"
      hint="Check your connection. Reconnecting automatically as soon as the server is back."
    >
      <Text size="sm" c="dimmed" role="status">
        Trying again every few seconds…
      </Text>
      <Button onClick={() => void refresh()}>Try again now</Button>
    </AuthPage>
  );
}
