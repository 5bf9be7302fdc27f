import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core';
import { type AppDetail, MESSAGES } from '@trellis/contract';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { askEarly } from './project/files.ts';

type Editor = ComponentType<{ app: AppDetail }>;
const loadEditor = () => import('./CodeEditor.tsx');
let loaded: Editor | null = null;
// Whoever points at the entry, which loads this file, is about to open the editor.
void loadEditor().catch(() => undefined);

/** The code of a space app. The editor itself is loaded when the panel is first opened. */
export function CodePanel({ app }: { app: AppDetail }) {
  const [Editor, setEditor] = useState<Editor | null>(() => loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    askEarly(app.appId);
    loadEditor().then(
      (module) => {
        loaded = module.CodeEditor;
        setEditor(() => module.CodeEditor);
      },
      () => setFailed(true),
    );
  }, [app.appId]);
  useEffect(() => {
    if (!loaded) load();
  }, [load]);
  if (Editor) return <Editor app={app} />;
  return failed ? <LoadFailed onRetry={load} /> : <LoadingEditor />;
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
