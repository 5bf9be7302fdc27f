import { Alert, Badge, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { modelCalls } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { PROVIDERS } from '../../ui/model-terms.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { LocalModel } from './models/LocalModel.tsx';
import { ModelForm } from './models/ModelForm.tsx';

const FROM = {
  settings: 'Chosen here',
  environment: "From the server's settings",
  none: 'No model is connected',
} as const;

/** Which model answers in the chat, and where another is connected. */
export function Models() {
  const { value: state, failure: unread, put } = useCall(modelCalls.state);
  const { attempt, error, busy } = useAttempt();
  const forget = () => attempt(async () => put(await api(modelCalls.forget)));
  const failure = error?.message ?? unread;
  return (
    <Stack maw={560}>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      {!state && !failure && <Skeleton h={160} role="status" aria-label="Loading" />}
      {state && (
        <>
          <Paper withBorder p="sm" bg="var(--trellis-raised)">
            <Group justify="space-between">
              <div>
                <Text size="sm">
                  The chat is answered by <strong>{state.defaultModel}</strong>
                </Text>
                <Text size="xs" c="dimmed">
                  {state.provider ? `${PROVIDERS[state.provider]}. ` : ''}
                  {FROM[state.from]}
                </Text>
              </div>
              <Badge variant="light" color={state.hasKey ? 'leaf' : 'gray'}>
                {state.hasKey ? 'Key saved' : 'No key'}
              </Badge>
            </Group>
            {state.from === 'settings' && (
              <Button
                mt="xs"
                size="compact-xs"
                variant="default"
                loading={busy}
                onClick={() => void forget()}
              >
                Use server settings and delete the key
              </Button>
            )}
          </Paper>
          <LocalModel onUsed={put} />
          <ModelForm
            key={`${state.from} ${state.provider} ${state.model}`}
            state={state}
            onSaved={put}
          />
        </>
      )}
    </Stack>
  );
}
