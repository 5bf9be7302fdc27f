import { Stack, Table, Text } from '@mantine/core';
import { integrationPackageCalls } from '@trellis/contract';
import { useCall } from '../../session/query.ts';

const DAYS = 30;

/** What the app's people called over the last days. */
export function Usage({ appId }: { appId: string }) {
  const { value, failure } = useCall(integrationPackageCalls.usage, {
    params: { appId },
    query: { days: DAYS },
  });
  if (failure)
    return (
      <Text size="xs" c="red" role="alert">
        {failure}
      </Text>
    );
  if (!value) return null;
  const { endpoints } = value;
  return (
    <Stack gap={4} component="section" aria-labelledby="integration-usage">
      <Text component="h3" fw={600} size="sm" id="integration-usage">
        Last {DAYS} days
      </Text>
      {endpoints.length === 0 ? (
        <Text size="xs" c="dimmed">
          No calls yet.
        </Text>
      ) : (
        <Table fz="xs" verticalSpacing={4} horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th ta="right">Calls</Table.Th>
              <Table.Th ta="right">Failed</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {endpoints.map(({ endpoint, calls, failures }) => (
              <Table.Tr key={endpoint}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{endpoint}</Table.Td>
                <Table.Td ta="right">{calls.toLocaleString()}</Table.Td>
                <Table.Td ta="right">{failures.toLocaleString()}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}
