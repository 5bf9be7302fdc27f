import { Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { Dialog } from './Dialog.tsx';
import { useAccount } from './useAccount.ts';

/** The plan that the person has, and the way to another one. */
export function UpgradeDialog({
  opened,
  title = MESSAGES.upgradePlan,
  onClose,
}: {
  opened: boolean;
  title?: string;
  onClose(): void;
}) {
  const account = useAccount();
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Text size="sm">
        Your account is on the plan {account?.plan ?? '…'}. An admin of this installation can give
        you another one: ask whoever runs it.
      </Text>
    </Dialog>
  );
}
