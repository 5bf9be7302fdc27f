import { Button, Group, Stack, Text } from '@mantine/core';
import type { ConnectedProvider } from '@trellis/contract';
import { Failure } from '../../ui/Failure.tsx';
import { useProviderWindow } from './useProviderWindow.ts';

interface Props {
  appId: string;
  provider: ConnectedProvider;
  name: string;
  help: string;
  onDone(): Promise<void>;
}

/** Connects a service by signing in there, in a window of its own. */
export function ConnectBySignIn({ appId, provider, name, help, onDone }: Props) {
  const { open, error, busy } = useProviderWindow(appId, provider, onDone);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {help}
      </Text>
      <Failure error={error} />
      <Group justify="flex-end">
        <Button loading={busy} onClick={() => open('signIn')}>
          Connect {name}
        </Button>
      </Group>
    </Stack>
  );
}
