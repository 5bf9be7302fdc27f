import { Button, Code, Group, Stack, Text } from '@mantine/core';
import type { FunctionRun } from '@trellis/contract';

interface Props {
  runs: readonly FunctionRun[];
  onRefresh(): void;
}

/** The last calls of functions, the newest first, each with what the code wrote. */
export function FunctionRuns({ runs, onRefresh }: Props) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Text component="h4" fw={600} size="xs">
          Recent calls
        </Text>
        <Button size="compact-xs" variant="subtle" onClick={onRefresh}>
          Refresh
        </Button>
      </Group>
      {runs.length === 0 && (
        <Text size="xs" c="dimmed">
          No calls yet.
        </Text>
      )}
      <Stack gap={2} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {runs.map((run) => (
          <li key={run.id}>
            <Run run={run} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Run({ run: { name, environment, at, ms, status, failure, log } }: { run: FunctionRun }) {
  const failed = status === null || status >= 400;
  const text = [failure, log.trim()].filter(Boolean).join('\n');
  return (
    <details>
      <Text component="summary" size="xs" style={{ cursor: 'pointer', minHeight: 24 }}>
        <b>{name}</b> {new Date(at).toLocaleTimeString()}{' '}
        <Text span size="xs" fw={600} c={failed ? 'var(--mantine-color-error)' : undefined}>
          {status ?? 'failed'}
        </Text>{' '}
        {ms.toLocaleString()} ms{environment === 'preview' ? ', in the preview' : ''}
      </Text>
      <Code block fz={11} mah={240} style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>
        {text || 'No output.'}
      </Code>
    </details>
  );
}
