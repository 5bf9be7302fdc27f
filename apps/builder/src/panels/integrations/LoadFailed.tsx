import { Alert, Button, Text } from '@mantine/core';

/** Why something could not be read, and the way to try again. */
export function LoadFailed({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <Alert color="red" role="alert" p="xs">
      <Text size="xs">{reason}</Text>
      <Button mt={6} size="compact-xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
