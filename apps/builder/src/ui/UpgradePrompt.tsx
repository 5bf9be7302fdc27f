import { Button, Paper, Stack, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { useAccount } from './useAccount.ts';

/** What the person's plan does not include, and the way to one that does. */
export function UpgradePrompt({
  message,
  label = MESSAGES.upgradePlan,
}: {
  message: string;
  label?: string;
}) {
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper withBorder p="sm" bg="var(--trellis-surface)">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{message}</Text>
        <Button size="xs" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </Stack>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={label}>
        <Text size="sm">
          Your account is on the plan {account?.plan ?? '…'}. An admin of this installation can give
          you another one: ask whoever runs it.
        </Text>
      </Dialog>
    </Paper>
  );
}
