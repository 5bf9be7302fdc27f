import { Button, Group, Paper, Text, Tooltip } from '@mantine/core';
import { type AppUsage, usageCalls } from '@trellis/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { budgetNotice, type Figure, figuresOf, money, tokens } from './figures.ts';

const UsageDetails = lazy(async () => ({
  default: (await import('./UsageDetails.tsx')).UsageDetails,
}));

/** What the assistant's answers used and cost, under the chat; for admins. */
export function UsageCard({ appId, busy }: { appId: string; busy: boolean }) {
  const [usage, setUsage] = useState<AppUsage | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (busy) return;
    let isGone = false;
    api(usageCalls.app, { params: { appId } }).then(
      (now) => !isGone && setUsage(now),
      (failure) => !isGone && setError(messageOf(failure)),
    );
    return () => {
      isGone = true;
    };
  }, [appId, busy]);
  if (error)
    return (
      <Text size="xs" c="dimmed" px="sm" pb={8}>
        Token usage: {error}
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
          <UsageDetails appId={appId} usage={usage} onChanged={setUsage} />
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
