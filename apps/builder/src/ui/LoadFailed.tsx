import { Alert, Button, Group, type MantineSpacing, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** What could not be read, where that is not plain. */
  title?: string;
  reason: ReactNode;
  mb?: MantineSpacing;
  onRetry(): void;
}

/** Why something could not be read, and the way to try again. */
export function LoadFailed({ title, reason, mb, onRetry }: Props) {
  return (
    <Alert color="red" role="alert" p="sm" mb={mb} title={title}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
