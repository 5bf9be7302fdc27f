import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { type ConnectedProvider, connectionCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

interface Props {
  appId: string;
  provider: ConnectedProvider;
  name: string;
  help: string;
  onDone(): Promise<void>;
}

/** Connects a service by a token that is pasted; it is tried before it is kept. */
export function ConnectByToken({ appId, provider, name, help, onDone }: Props) {
  const [token, setToken] = useState('');
  const { attempt, error, busy } = useAttempt();
  const connect = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() === '') return;
    void attempt(async () => {
      await api(connectionCalls.connect, {
        params: { provider },
        query: { appId },
        body: { token },
      });
      await onDone();
    });
  };
  return (
    <form onSubmit={connect}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {help}
        </Text>
        <PasswordInput
          label={`Token of ${name}`}
          autoComplete="off"
          maxLength={1_000}
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
        <Failure error={error} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy} disabled={token.trim() === ''}>
            Connect {name}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
