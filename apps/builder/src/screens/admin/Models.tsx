import { Alert, Badge, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { adminCalls } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { useOnce } from './useOnce.ts';

const NAMES: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  openrouter: 'OpenRouter',
  compatible: 'A server of your own',
};

/** Which model answers, and which providers have a key. Keys are set in the environment and shown nowhere. */
export function Models() {
  const { value, error } = useOnce(() => api(adminCalls.models));
  if (error)
    return (
      <Alert color="red" role="alert">
        {error}
      </Alert>
    );
  if (!value) return <Skeleton h={160} role="status" aria-label="Loading" />;
  return (
    <Stack>
      <Text size="sm">
        The chat is answered by <strong>{value.defaultModel}</strong>. Providers are set in the
        environment of the server.
      </Text>
      <Stack gap="xs">
        {value.providers.map(({ id, isSet }) => (
          <Paper key={id} withBorder p="sm" bg="var(--trellis-raised)">
            <Group justify="space-between">
              <Text size="sm">{NAMES[id] ?? id}</Text>
              <Badge variant="light" color={isSet ? 'leaf' : 'gray'}>
                {isSet ? 'Set up' : 'Not set up'}
              </Badge>
            </Group>
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}
