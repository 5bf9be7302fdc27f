import { Button, Paper, Stack, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { useState } from 'react';
import { PlanDialog } from './PlanDialog.tsx';

/** What the person's plan does not include, and the way to one that does. */
export function UpgradePrompt({
  message,
  label = MESSAGES.upgradePlan,
}: {
  message: string;
  label?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper withBorder p="sm" bg="var(--trellis-surface)">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{message}</Text>
        <Button size="xs" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </Stack>
      <PlanDialog mode={isOpen ? 'default' : 'none'} onClose={() => setOpen(false)} title={label} />
    </Paper>
  );
}
