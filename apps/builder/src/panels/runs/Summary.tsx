import { Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { reportCalls } from '@trellis/contract';
import { useCall } from '../../session/query.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { DropOff } from './DropOff.tsx';

/** The last thirty days of a tool in figures. */
export function Summary({ appId, toolId }: { appId: string; toolId: string }) {
  const { value, failure, reload } = useCall(reportCalls.summary, { params: { appId, toolId } });
  if (failure) return <LoadFailed reason={failure} onRetry={reload} />;
  if (!value) return <Skeleton h={96} role="status" aria-label="Loading" />;
  const { runs, failed, liked, disliked, medianSeconds, cost, dropOff } = value;
  const figures = [
    ['Runs', runs.toLocaleString()],
    ['Failed', failed.toLocaleString()],
    ['Good / bad', `${liked.toLocaleString()} / ${disliked.toLocaleString()}`],
    ['Median time', medianSeconds === null ? '–' : `${medianSeconds.toFixed(1)} s`],
    ['Cost', `$${cost.toFixed(2)}`],
  ] as const;
  return (
    <Stack gap="sm" component="section" aria-label="The last 30 days">
      <Text size="sm" c="dimmed">
        The last 30 days, excluding your own tests
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="xs">
        {figures.map(([label, figure]) => (
          <Paper key={label} withBorder px="md" py="sm" bg="var(--trellis-raised)">
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text size="lg" fw={650}>
              {figure}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      <DropOff toolId={toolId} dropOff={dropOff} />
    </Stack>
  );
}
