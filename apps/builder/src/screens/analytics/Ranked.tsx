import { Paper, Table, Text, Title } from '@mantine/core';

interface Props {
  title: string;
  /** What each row is, and what is counted, as the heads of their columns. */
  each: string;
  counts: string;
  rows: readonly { name: string; count: number }[];
  empty: string;
}

/** Names with their counts, the first first. */
export function Ranked({ title, each, counts, rows, empty }: Props) {
  return (
    <Paper withBorder p="md" bg="var(--trellis-raised)" component="section" aria-label={title}>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <Table layout="fixed" verticalSpacing={6} horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{each}</Table.Th>
              <Table.Th ta="right" w={110}>
                {counts}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ name, count }) => (
              <Table.Tr key={name}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{name}</Table.Td>
                <Table.Td ta="right">{count.toLocaleString()}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Paper>
  );
}
