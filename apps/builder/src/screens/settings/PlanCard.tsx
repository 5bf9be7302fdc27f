import { Group, Progress, Stack, Text } from '@mantine/core';
import { type Account, accountCalls } from '@trellis/contract';
import { useCall } from '../../session/query.ts';
import { Card } from './Card.tsx';

interface Counter {
  count: number;
  limit: number | null;
}

const ROWS: readonly { key: string; label: string; isBytes?: boolean }[] = [
  { key: 'builderMessages', label: 'Messages to the assistant' },
  { key: 'dailyMessages', label: 'Messages today' },
  { key: 'monthlyRuns', label: 'Tool runs this month' },
  { key: 'monthlyData', label: 'Data processed this month', isBytes: true },
];

/** What the person's plan is called, and how much of it is used. */
export function PlanCard({ account }: { account: Account | null }) {
  const { value } = useCall(accountCalls.planUse);
  const counters: Record<string, Counter> = { ...account?.counters, ...value };
  return (
    <Card title="Plan">
      <Text size="sm" tt="capitalize">
        {account?.plan ?? '…'}
      </Text>
      {account && (
        <Stack gap="sm">
          {ROWS.map(({ key, label, isBytes }) => {
            const counter = counters[key];
            return counter && <Used key={key} label={label} isBytes={isBytes} {...counter} />;
          })}
        </Stack>
      )}
    </Card>
  );
}

interface UsedProps {
  label: string;
  count: number;
  /** null: as much as one likes. */
  limit: number | null;
  isBytes?: boolean;
}

function Used({ label, count, limit, isBytes = false }: UsedProps) {
  const words = (amount: number) => (isBytes ? sizeOf(amount) : amount.toLocaleString());
  const part = limit ? Math.min(100, (count / limit) * 100) : 0;
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{label}</Text>
        <Text size="sm" c="dimmed">
          {words(count)}
          {limit === null ? ' · no limit' : ` of ${words(limit)}`}
        </Text>
      </Group>
      {limit !== null && (
        <Progress
          value={part}
          mt={4}
          size="sm"
          color={part >= 90 ? 'orange' : 'leaf'}
          aria-label={label}
        />
      )}
    </div>
  );
}

const sizeOf = (bytes: number): string =>
  new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000);
