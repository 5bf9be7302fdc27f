import { Alert, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { adminCalls, type JobInfo } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { Failure } from '../../door/Failure.tsx';
import { useAttempt } from '../../door/useAttempt.ts';
import { api } from '../../session/api.ts';
import { useOnce } from './useOnce.ts';

/** What the installation does by itself, with the last run of each. */
export function Jobs() {
  const first = useOnce(() => api(adminCalls.jobs));
  const [jobs, setJobs] = useState<JobInfo[] | null>(null);
  const { attempt, error, busy } = useAttempt();
  useEffect(() => {
    if (first.value) setJobs(first.value.jobs);
  }, [first.value]);
  const run = (name: string) =>
    void attempt(async () => {
      setJobs((await api(adminCalls.runJob, { params: { name } })).jobs);
    });
  if (first.error)
    return (
      <Alert color="red" role="alert">
        {first.error}
      </Alert>
    );
  if (!jobs) return <Skeleton h={64} role="status" aria-label="Loading" />;
  return (
    <Stack gap="xs">
      <Failure error={error} />
      {jobs.map((job) => (
        <Paper key={job.name} withBorder p="sm" bg="var(--trellis-raised)">
          <Group justify="space-between" wrap="nowrap">
            <div style={{ minWidth: 0 }}>
              <Text size="sm" fw={600} tt="capitalize">
                {job.name}
              </Text>
              <Text size="xs" c="dimmed">
                every {Math.round(job.everySeconds / 60)} minutes ·{' '}
                {job.startedAt
                  ? `last ${new Date(job.startedAt).toLocaleString()}${job.ms === null ? '' : `, ${job.ms} ms`}`
                  : 'not yet run'}
              </Text>
              {job.error && (
                <Text size="xs" c="red">
                  {job.error}
                </Text>
              )}
            </div>
            <Button size="xs" variant="default" loading={busy} onClick={() => run(job.name)}>
              Run now
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
