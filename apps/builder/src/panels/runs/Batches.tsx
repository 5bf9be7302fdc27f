import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { type Batch, batchCalls } from '@trellis/contract';
import { useEffect } from 'react';
import { addressOf, request } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PickFile } from '../../ui/PickFile.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { BatchItem } from './BatchItem.tsx';

/** How often it is asked how far a batch is while one runs, in milliseconds. */
const ASK_MS = 1_500;

/** A whole file of inputs at once: a row for each run, and the same file with the answers (ruling 52). */
export function Batches({ appId, toolId }: { appId: string; toolId: string }) {
  const params = { appId, toolId };
  const { value, failure, reload } = useCall(batchCalls.list, { params });
  const { attempt, error, busy } = useAttempt();
  const isRunning = value?.batches.some(({ state }) => state === 'running') === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for as long as one runs
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void reload(), ASK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const give = (file: File) =>
    attempt(async () => {
      const body = new FormData();
      body.set('file', file);
      const { path, method } = batchCalls.make;
      await request(addressOf(path, params), { method, body });
      await reload();
    });
  return (
    <Stack gap="sm" component="section" aria-label="Run a whole file">
      <Group justify="space-between" align="flex-start">
        <Heading
          order={2}
          title="Run a whole file"
          hint="Upload a CSV or Excel file with a column for each input. Every row is run, and you get the file back with the answers."
        />
        <PickFile
          label="Choose a file"
          accept=".csv,.tsv,.txt,.xlsx"
          isBusy={busy}
          isSecond
          onPick={(file) => void give(file)}
        />
      </Group>
      <Failure error={error} />
      {failure && <LoadFailed reason={failure} onRetry={reload} />}
      {!value && !failure && <Skeleton h={56} role="status" aria-label="Loading" />}
      {value?.batches.length === 0 && (
        <Text size="sm" c="dimmed">
          No files run yet.
        </Text>
      )}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {value?.batches.map((batch: Batch) => (
          <BatchItem key={batch.batchId} batch={batch} params={params} onChanged={reload} />
        ))}
      </Stack>
    </Stack>
  );
}
