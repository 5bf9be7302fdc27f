import { Alert, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { adminCalls, type FailedJob, type WorkQueue } from '@trellis/contract';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { Failure } from '../../ui/Failure.tsx';
import { phrase } from '../../ui/phrase.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

/** What the installation does beside its calls: what waits, what failed, and how it went last. */
export function WorkQueues() {
  const { value, failure, put } = useCall(adminCalls.work);
  const { attempt, error, busy } = useAttempt();
  const act = (work: () => Promise<{ queues: WorkQueue[] }>) =>
    void attempt(async () => put(await work()));
  if (failure)
    return (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    );
  if (!value) return <Skeleton h={64} role="status" aria-label="Loading" />;
  return (
    <Stack gap="xs">
      <Failure error={error} />
      {value.queues.map((queue) => (
        <QueueCard key={queue.name} queue={queue} busy={busy} act={act} />
      ))}
    </Stack>
  );
}

interface CardProps {
  queue: WorkQueue;
  busy: boolean;
  act: (work: () => Promise<{ queues: WorkQueue[] }>) => void;
}

function QueueCard({ queue, busy, act }: CardProps) {
  const { name, cron, last } = queue;
  return (
    <Paper withBorder p="sm" bg="var(--trellis-raised)" component="section" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={600} tt="capitalize">
            {name.replaceAll('-', ' ')}
          </Text>
          <Text size="xs" c="dimmed">
            {cron ? timesOf(cron) : 'on demand'} · {countsOf(queue)} ·{' '}
            {last
              ? `last ${new Date(last.at).toLocaleString()}${last.ms === null ? '' : `, ${last.ms} ms`}`
              : 'never run'}
          </Text>
          {last?.error && (
            <Text size="xs" c="red">
              {last.error}
            </Text>
          )}
        </div>
        {cron && (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            onClick={() => act(() => api(adminCalls.runWork, { params: { name } }))}
          >
            Run now
          </Button>
        )}
      </Group>
      {queue.failed > 0 && <Failures key={queue.failed} queue={queue} busy={busy} act={act} />}
    </Paper>
  );
}

/** The jobs of a queue that failed, each with a button that tries it again. */
function Failures({ queue: { name }, busy, act }: CardProps) {
  const { value, failure } = useCall(adminCalls.failedJobs, { params: { name } });
  if (failure)
    return (
      <Text size="xs" c="red" role="alert">
        {failure}
      </Text>
    );
  return (
    <Stack gap={4} mt="xs">
      {value?.jobs.map((job: FailedJob) => (
        <Group key={job.id} justify="space-between" wrap="nowrap">
          <Text size="xs" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {new Date(job.at).toLocaleString()},{' '}
            {phrase('{n, plural, one {one try} other {# tries}}', { n: job.tries })}: {job.error}
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            loading={busy}
            onClick={() => act(() => api(adminCalls.retryJob, { params: { name, jobId: job.id } }))}
          >
            Try again
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

const timesOf = (cron: string): string =>
  cron.startsWith('*') ? 'every minute' : `hourly at minute ${cron.split(' ')[0]}`;

const countsOf = ({ waiting, active, failed }: WorkQueue): string =>
  [
    waiting > 0 && `${waiting} waiting`,
    active > 0 && `${active} running`,
    failed > 0 && `${failed} failed`,
  ]
    .filter(Boolean)
    .join(', ') || 'idle';
