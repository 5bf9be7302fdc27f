import { Box, Button, Group, NumberInput, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppUsage, usageCalls } from '@trellis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { money, tokens } from './figures.ts';

interface Props {
  appId: string;
  usage: AppUsage;
  onChanged(usage: AppUsage): void;
}

const HEADS = ['Time', 'Model', 'Input', 'Output', 'Cache Read', 'Cache Write', 'Status'];

/** The time of a request, and its day where that is not today. */
function whenOf(timestamp: string): string {
  const at = new Date(timestamp);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday
    ? at.toLocaleTimeString()
    : at.toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });
}

/** The single requests, the months, and the app's budget. */
export function UsageDetails({ appId, usage, onChanged }: Props) {
  return (
    <Stack gap="xs" mt={8}>
      <Text size="xs" fw={600} component="h3">
        Message History
      </Text>
      <Box
        component="section"
        aria-label="Message History"
        tabIndex={0}
        mah={200}
        style={{ overflow: 'auto' }}
      >
        <Table miw={520} fz="xs" verticalSpacing={4} horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {HEADS.map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {usage.records.map((record, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: requests of one message have no name of their own
              <Table.Tr key={`${record.messageId} ${record.timestamp} ${at}`}>
                <Table.Td>{whenOf(record.timestamp)}</Table.Td>
                <Table.Td>{record.modelInfo.model}</Table.Td>
                <Table.Td>{tokens(record.promptTokens)}</Table.Td>
                <Table.Td>{tokens(record.completionTokens)}</Table.Td>
                <Table.Td>{tokens(record.cacheReadTokens)}</Table.Td>
                <Table.Td>{tokens(record.cacheWriteTokens)}</Table.Td>
                <Table.Td>{record.finishReason}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      {usage.months.map(({ month, cost, tokens: count }) => (
        <Text key={month} size="xs">
          {month}: {money(cost)} · {tokens(count)} tokens
        </Text>
      ))}
      <Budget appId={appId} usage={usage} onChanged={onChanged} />
      <Text size="xs" c="dimmed">
        Prices as of {usage.pricesOf}
      </Text>
    </Stack>
  );
}

function Budget({ appId, usage, onChanged }: Props) {
  const [value, setValue] = useState<number | string>(usage.budget ?? '');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const budget = typeof value === 'number' ? value : null;
      onChanged(await api(usageCalls.setBudget, { params: { appId }, body: { budget } }));
      notifications.show({ message: budget === null ? 'No budget is set' : 'Budget saved' });
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Group gap="xs" align="end">
      <NumberInput
        label="Budget a month, in dollars"
        placeholder="No limit"
        size="xs"
        flex={1}
        min={0}
        max={1_000_000}
        decimalScale={2}
        hideControls
        value={value}
        onChange={setValue}
      />
      <Button size="xs" variant="default" loading={isBusy} onClick={() => void save()}>
        Save
      </Button>
    </Group>
  );
}
