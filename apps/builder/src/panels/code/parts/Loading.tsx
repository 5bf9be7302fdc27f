import { Center, Loader, Stack, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';

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
export function EditorFailed({ onRetry, message }: { onRetry(): void; message?: string }) {
  return (
    <Center h="100%" mih={200} p="md">
      <LoadFailed title={MESSAGES.loadEditorFailed} reason={message} onRetry={onRetry} />
    </Center>
  );
}
