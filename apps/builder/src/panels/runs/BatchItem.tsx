import { ActionIcon, Alert, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type Batch, batchCalls } from '@trellis/contract';
import { addressOf, api } from '../../session/api.ts';
import { counted } from '../../ui/counted.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { download } from './download.ts';

interface Props {
  batch: Batch;
  params: { appId: string; toolId: string };
  onChanged(): Promise<void>;
}

/** One file: what goes where and what it costs before it is started, how far it is, and what came of it. */
export function BatchItem({ batch, params: of, onChanged }: Props) {
  const { attempt, error, busy } = useAttempt();
  const { name, state, rows, done, failed, problem } = batch;
  const params = { ...of, batchId: batch.batchId };
  const change = (call: typeof batchCalls.start | typeof batchCalls.stop) =>
    attempt(async () => {
      await api(call, { params });
      await onChanged();
    });
  const remove = () =>
    attempt(async () => {
      await api(batchCalls.remove, { params });
      await onChanged();
    });
  const over = done + failed;
  return (
    <Paper component="li" withBorder p="sm" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Text size="sm" fw={500} truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed" role="status">
              {STATES[state]} · {over.toLocaleString()} of {counted(rows, 'row')}
              {failed > 0 && ` · ${failed.toLocaleString()} failed`}
            </Text>
          </div>
          <Group gap="xs" wrap="nowrap">
            {state === 'running' ? (
              <Button
                size="xs"
                variant="default"
                loading={busy}
                onClick={() => change(batchCalls.stop)}
              >
                Stop
              </Button>
            ) : (
              done < rows && (
                <Button size="xs" loading={busy} onClick={() => change(batchCalls.start)}>
                  {state === 'ready' ? `Run ${counted(rows, 'row')}` : 'Continue'}
                </Button>
              )
            )}
            {over > 0 && (
              <Button
                size="xs"
                variant="default"
                onClick={() => attempt(() => download(addressOf(batchCalls.result.path, params)))}
              >
                Results
              </Button>
            )}
            {state !== 'running' && (
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={busy}
                aria-label={`Remove ${name}`}
                onClick={remove}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </Group>
        </Group>
        {state === 'running' && (
          <Progress value={(100 * over) / rows} aria-label={`${over} of ${rows} rows`} />
        )}
        {state === 'ready' && <Before batch={batch} />}
        {problem && (
          <Alert color="yellow" p="xs">
            {problem}
          </Alert>
        )}
        <Failure error={error} />
      </Stack>
    </Paper>
  );
}

const STATES: Record<Batch['state'], string> = {
  ready: 'Not started',
  running: 'Running',
  stopped: 'Stopped',
  done: 'Done',
};

/** What is to be known before it is started. */
function Before({ batch: { columns, unused, wrong, estimate } }: { batch: Batch }) {
  const { tokens, cost } = estimate;
  return (
    <Stack gap={2}>
      <Text size="sm">
        Uses {Object.values(columns).join(', ')}
        {unused.length > 0 && `; only copied: ${unused.join(', ')}`}
      </Text>
      <Text size="sm">
        About {tokens.toLocaleString()} tokens
        {cost === null ? '; this model’s price is unknown' : `, about $${cost.toFixed(2)}`}
      </Text>
      {wrong.map(({ row, problem }) => (
        <Text key={row} size="sm" c="red">
          Row {row}: {problem}
        </Text>
      ))}
    </Stack>
  );
}
