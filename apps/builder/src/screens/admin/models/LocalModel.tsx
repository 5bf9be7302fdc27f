import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type LocalModels, type ModelState, modelCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../../session/api.ts';
import { useCall } from '../../../session/query.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { NativeChoice } from '../../../ui/NativeChoice.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';

/** Model servers that run on the same machine: one click uses one of them (ruling 47). Nothing where there is none. */
export function LocalModel({ onUsed }: { onUsed(state: ModelState): void }) {
  const { value } = useCall(modelCalls.local);
  if (!value || value.servers.length === 0) return null;
  return (
    <Stack gap="xs">
      {value.servers.map((server) => (
        <Server key={server.baseUrl} server={server} onUsed={onUsed} />
      ))}
    </Stack>
  );
}

function Server({
  server: { name, baseUrl, models },
  onUsed,
}: {
  server: LocalModels['servers'][number];
  onUsed(state: ModelState): void;
}) {
  const [model, setModel] = useState(models[0] ?? '');
  const { attempt, error, busy } = useAttempt();
  const use = () =>
    attempt(async () =>
      onUsed(await api(modelCalls.choose, { body: { provider: 'compatible', model, baseUrl } })),
    );
  return (
    <Paper withBorder p="sm" component="section" aria-label={`${name} on this machine`}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text size="sm" fw={500}>
            {name} runs on this machine
          </Text>
          <Text size="xs" c="dimmed">
            Its models need no key, and nothing leaves this machine.
          </Text>
        </div>
        <Group gap="xs">
          <NativeChoice label="Model" value={model} options={models} onChange={setModel} />
          <Button size="xs" loading={busy} onClick={use}>
            Use it
          </Button>
        </Group>
      </Group>
      <Failure error={error} />
    </Paper>
  );
}
