import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core';
import { type AppDetail, MESSAGES } from '@trellis/contract';
import { useEffect } from 'react';
import { Later, useLater } from '../../ui/later.ts';
import { askEarly } from './project/files.ts';

const editor = new Later(() => import('./CodeEditor.tsx'));
// Whoever points at the entry, which loads this file, is about to open the editor.
editor.load();

/** The code of a space app. The editor itself is loaded when the panel is first opened. */
export function CodePanel({ app }: { app: AppDetail }) {
  const { value, failure } = useLater(editor);
  const isThere = value !== null;
  useEffect(() => {
    if (!isThere) askEarly(app.appId);
  }, [isThere, app.appId]);
  if (value) return <value.CodeEditor app={app} />;
  return failure ? <LoadFailed onRetry={editor.load} /> : <LoadingEditor />;
}

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
