import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type ConnectedProvider, type Connection, connectionCalls } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { ConnectBySignIn } from './ConnectBySignIn.tsx';
import { ConnectByToken } from './ConnectByToken.tsx';
import { ConnectedThings } from './ConnectedThings.tsx';

interface Props {
  appId: string;
  provider: ConnectedProvider;
  name: string;
  /** What happens next, or how its token is made, for who has none. */
  help: string;
  onAdded(): void;
}

/** Data of a service outside: connected first, then chosen. */
export function AddConnected({ appId, provider, name, help, onAdded }: Props) {
  const { value, failure, reload } = useCall(connectionCalls.list, { query: { appId } });
  if (failure) return <Alert color="red">{failure}</Alert>;
  if (!value) return <Skeleton h={80} role="status" aria-label="Loading" />;
  const connection = value.connections.find((one) => one.provider === provider);
  if (!connection || connection.how === null)
    return (
      <Alert color="yellow" title={`${name} is not set up here`}>
        {connection?.missing ?? 'An admin of this installation has to set it up first.'}
      </Alert>
    );
  const Connect = connection.how === 'sign-in' ? ConnectBySignIn : ConnectByToken;
  if (connection.account === null)
    return <Connect appId={appId} provider={provider} name={name} help={help} onDone={reload} />;
  return (
    <Stack gap="md">
      <Account appId={appId} name={name} connection={connection} onChanged={reload} />
      <ConnectedThings
        appId={appId}
        provider={provider}
        name={name}
        isPicked={connection.isPicked}
        onAdded={onAdded}
      />
    </Stack>
  );
}

interface AccountProps {
  appId: string;
  name: string;
  connection: Connection;
  onChanged(): Promise<void>;
}

function Account({ appId, name, connection: { provider, account }, onChanged }: AccountProps) {
  const { attempt, error, busy } = useAttempt();
  const disconnect = () =>
    attempt(async () => {
      await api(connectionCalls.disconnect, { params: { provider }, query: { appId } });
      await onChanged();
    });
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">
          Connected with {name}: <strong>{account}</strong>
        </Text>
        <Button
          size="xs"
          variant="default"
          flex="none"
          loading={busy}
          onClick={() => void disconnect()}
        >
          Disconnect
        </Button>
      </Group>
      <Failure error={error} />
    </Stack>
  );
}
