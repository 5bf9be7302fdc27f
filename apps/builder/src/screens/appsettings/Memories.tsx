import { ActionIcon, Button, Group, List, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { accountCalls } from '@trellis/contract';
import { usePerson } from '../../session/person.ts';
import { useRead } from '../../session/query.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Card } from '../settings/Card.tsx';

/** What an app keeps of somebody's inputs for the next time; each can be taken away. */
export function Memories({ appId }: { appId: string }) {
  const { api } = usePerson();
  const client = useQueryClient();
  const key = ['appMemories', appId];
  const query = { appId };
  const { value: data } = useRead(key, () => api(accountCalls.memories, { query }));
  const { attempt, error, busy } = useAttempt();
  const names = Object.keys(data?.memories ?? {});
  const forget = (which: readonly string[]) =>
    attempt(async () => {
      const memories = Object.fromEntries(which.map((name) => [name, null]));
      client.setQueryData(key, await api(accountCalls.remember, { query, body: { memories } }));
    });
  if (names.length === 0) return null;
  return (
    <Card title="Remembered answers" hint="What you entered before and won’t have to enter again.">
      <List listStyleType="none" spacing="xs">
        {names.map((name) => (
          <List.Item key={name}>
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                <b>{name}</b>: {inWords(data?.memories[name])}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={busy}
                aria-label={`Forget ${name}`}
                onClick={() => forget([name])}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          </List.Item>
        ))}
      </List>
      <Group mt="sm">
        <Button variant="default" size="xs" loading={busy} onClick={() => forget(names)}>
          Forget everything
        </Button>
      </Group>
      <Failure error={error} />
    </Card>
  );
}

const inWords = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value);
