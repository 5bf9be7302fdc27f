import { Button, Group, Paper, Text, Tooltip } from '@mantine/core';
import { usageCalls } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../../session/query.ts';
import { budgetNotice, type Figure, figuresOf, money, tokens } from './figures.ts';

const UsageDetails = lazy(async () => ({
  default: (await import('./UsageDetails.tsx')).UsageDetails,
}));

/** What the assistant's answers used and cost, under the chat; for admins. */
export function UsageCard({ appId, busy }: { appId: string; busy: boolean }) {
  // Read anew after each answer.
  const {
    value: usage,
    failure,
    put,
  } = useCall(usageCalls.app, { params: { appId } }, { when: !busy, since: busy, keepsLast: true });
  const [isOpen, setOpen] = useState(false);
  if (failure)
    return (
      <Text size="xs" c="dimmed" px="sm" pb={8}>
        Token usage: {failure}
      </Text>
    );
  // The built-in builder uses none.
  if (!usage || (usage.records.length === 0 && usage.budget === null)) return null;
  const notice = budgetNotice(usage);
  return (
    <Paper
      mx="sm"
      mb="sm"
      px={8}
      py={6}
      bg="var(--trellis-surface)"
      component="section"
      aria-label="Token usage"
    >
      <Group gap={10} wrap="wrap">
        {figuresOf(usage).map((figure) => (
          <FigureView key={figure.label} figure={figure} />
        ))}
        <Button
          size="compact-xs"
          variant="subtle"
          ml="auto"
          aria-expanded={isOpen}
          onClick={() => setOpen((now) => !now)}
        >
          {isOpen ? 'Hide Details' : 'Show Details'}
        </Button>
      </Group>
      {notice && (
        <Text size="xs" c="var(--mantine-color-error)" role="status">
          {notice}
        </Text>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <UsageDetails appId={appId} usage={usage} onChanged={put} />
        </Suspense>
      )}
    </Paper>
  );
}

function FigureView({ figure }: { figure: Figure }) {
  return (
    <Tooltip
      label={figure.hint}
      multiline
      maw={280}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Text size="xs" tabIndex={0} style={{ whiteSpace: 'nowrap' }}>
        <Text span size="xs" c="dimmed">
          {figure.label}{' '}
        </Text>
        {money(figure.cost)} · {tokens(figure.tokens)}
      </Text>
    </Tooltip>
  );
}
