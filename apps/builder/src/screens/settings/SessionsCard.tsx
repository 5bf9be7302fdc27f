import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { usePerson } from '../../session/person.ts';
import { useRead } from '../../session/query.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Card } from './Card.tsx';

/** Where the person is signed in; each can be ended, or all of the others at once. */
export function SessionsCard() {
  const person = usePerson();
  const { value, failure, reload } = useRead(['sessions', person.here], () =>
    person.own('sessions'),
  );
  const { attempt, error: refused } = useAttempt();
  const sessions = value?.sessions ?? null;
  const error = refused?.message ?? failure;
  const end = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      await reload();
    });
  const leave = () =>
    attempt(async () => {
      await person.own('endSessions', { keepThis: false });
      person.forget();
      window.location.assign(person.signInAddress);
    });
  return (
    <Card title="Where you are signed in">
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {!sessions && !error && <Skeleton h={64} role="status" aria-label="Loading" />}
      <Stack gap="xs">
        {sessions?.map((one) => (
          <Group key={one.id} justify="space-between" wrap="nowrap">
            <div style={{ minWidth: 0 }}>
              <Group gap={8}>
                <Text size="sm" fw={500}>
                  {one.device}
                </Text>
                {one.isCurrent && <Badge variant="light">This device</Badge>}
                {one.isAdmin && (
                  <Badge variant="light" color="orange">
                    An admin
                  </Badge>
                )}
              </Group>
              <Text size="xs" c="dimmed">
                {one.address && `${one.address} · `}
                last used {new Date(one.lastUsedAt).toLocaleString()}
              </Text>
            </div>
            {!one.isCurrent && (
              <Button
                variant="default"
                size="xs"
                flex="none"
                aria-label={`Sign out ${one.device}`}
                onClick={() => void end(() => person.own('endSession', { sessionId: one.id }))}
              >
                {' '}
                Sign out{' '}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <Group>
        {sessions && sessions.length > 1 && (
          <Button
            variant="default"
            onClick={() => void end(() => person.own('endSessions', { keepThis: true }))}
          >
            Sign out other devices
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => void leave()}>
          Sign out everywhere
        </Button>
      </Group>
    </Card>
  );
}
