import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';

/** Until the editor is here, */
export function LoadingEditor() {
  return (
    <Center h="100%" mih={200}>
      <Stack align="center" gap="xs" role="status">
        <Loader size="sm" aria-hidden />
        <Text size="sm" c="dimmed">
          {MESSAGES.loadingEditor}
        </Text>
      </Stack>
    </Center>
  );
}

/** or where it could not be brought. */
export function LoadFailed({ onRetry, message }: { onRetry(): void; message?: string }) {
  return (
    <Center h="100%" mih={200} p="md">
      <Alert color="red" role="alert" title={MESSAGES.loadEditorFailed}>
        {message && (
          <Text size="sm" mb="sm">
            {message}
          </Text>
        )}
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Alert>
    </Center>
  );
}
