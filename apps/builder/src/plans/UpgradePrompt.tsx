import { Button, Paper, Stack, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { openPlans } from './opened.ts';

/** What the person's plan does not include, and the way to one that does. */
export function UpgradePrompt({
  message,
  label = MESSAGES.upgradePlan,
}: {
  message: string;
  label?: string;
}) {
  return (
    <Paper withBorder p="sm" bg="var(--trellis-surface)">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{message}</Text>
        <Button size="xs" onClick={() => openPlans(label)}>
          {label}
        </Button>
      </Stack>
    </Paper>
  );
}
