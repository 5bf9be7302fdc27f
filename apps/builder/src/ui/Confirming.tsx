import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Failure } from '../ui/Failure.tsx';
import { useAttempt } from '../ui/useAttempt.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  /** What will happen. */
  children: ReactNode;
  button: string;
  work(): Promise<void>;
  onClose(): void;
}

/** Asks before something that another person feels; what goes wrong is shown in place. */
export function Confirming({ title, children, button, work, onClose }: Props) {
  const { attempt, error, busy } = useAttempt();
  const confirm = () =>
    void attempt(async () => {
      await work();
      onClose();
    });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Stack>
        <Text size="sm">{children}</Text>
        <Failure error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={busy} onClick={confirm}>
            {button}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
