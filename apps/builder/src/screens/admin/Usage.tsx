import { Alert, Paper, SimpleGrid, Skeleton, Table, Text } from '@mantine/core';
import { adminCalls } from '@trellis/contract';
import { useCall } from '../../session/query.ts';

/** How much there is, and what the assistant used in the last thirty days. */
export function Usage() {
  const { value, failure } = useCall(adminCalls.usage);
  if (failure)
    return (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    );
  if (!value) return <Skeleton h={240} role="status" aria-label="Loading" />;
  const counts = [
    ['Accounts', value.accounts],
    ['Apps', value.apps],
    ['Published apps', value.publishedApps],
    ['End users', value.endUsers],
  ] as const;
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} mb="lg">
        {counts.map(([label, count]) => (
          <Paper key={label} withBorder p="md" bg="var(--trellis-raised)">
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text size="xl" fw={650}>
              {count.toLocaleString()}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {value.days.length === 0 ? (
        <Text size="sm" c="dimmed">
          No assistant use in the last 30 days.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={320}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Day</Table.Th>
                <Table.Th ta="right">Messages</Table.Th>
                <Table.Th ta="right">Tokens in</Table.Th>
                <Table.Th ta="right">Tokens out</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {value.days.map((day) => (
                <Table.Tr key={day.day}>
                  <Table.Td>{new Date(day.day).toLocaleDateString()}</Table.Td>
                  <Table.Td ta="right">{day.messages.toLocaleString()}</Table.Td>
                  <Table.Td ta="right">{day.promptTokens.toLocaleString()}</Table.Td>
                  <Table.Td ta="right">{day.completionTokens.toLocaleString()}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}
