import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReportedRun, RUN_FILTERS, type RunFilter, reportCalls } from '@trellis/contract';
import { useState } from 'react';
import { addressOf, api } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { NativeChoice } from '../../ui/NativeChoice.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { usePages } from '../../ui/usePages.ts';
import { type ToolPartProps, withTool } from '../tool/WithTool.tsx';
import { Batches } from './Batches.tsx';
import { download } from './download.ts';
import { RunItem } from './RunItem.tsx';
import { Summary } from './Summary.tsx';

const FILTERS: Record<RunFilter, string> = {
  all: 'All runs',
  failed: 'Failed',
  liked: 'Good answers',
  disliked: 'Bad answers',
};

/** What became of a tool's runs: how many, how far people come, and each with its answer and its cause. */
export const RunsPanel = withTool(({ app: { appId }, toolId, disabled }: ToolPartProps) => {
  const [filter, setFilter] = useState<RunFilter>('all');
  const { attempt, error, busy } = useAttempt();
  const params = { appId, toolId };
  const pages = usePages<ReportedRun>({
    of: [reportCalls.runs, { ...params, filter }],
    page: async (last) => {
      const query = { filter, ...(last && { before: last.runId }) };
      const { runs, more } = await api(reportCalls.runs, { params, query });
      return { items: runs, more };
    },
    onReturn: true,
  });
  return (
    <Stack gap="lg" p="md" maw={960} mx="auto">
      <Summary appId={appId} toolId={toolId} />
      {!disabled && <Batches appId={appId} toolId={toolId} />}
      <Group justify="space-between">
        <NativeChoice
          label="Which runs"
          value={filter}
          options={RUN_FILTERS.map((one) => ({ value: one, label: FILTERS[one] }))}
          onChange={(one) => setFilter(one as RunFilter)}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} />}
          loading={busy}
          onClick={() => attempt(() => download(addressOf(reportCalls.export.path, params)))}
        >
          Export as CSV
        </Button>
      </Group>
      <Failure error={error} />
      <PagedList pages={pages} empty={filter === 'all' ? 'No runs yet.' : 'No matching runs.'}>
        {(runs) => (
          <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {runs.map((run) => (
              <RunItem key={run.runId} run={run} toolId={toolId} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
});
