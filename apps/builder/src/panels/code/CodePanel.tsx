import type { AppDetail } from '@trellis/contract';
import { useEffect } from 'react';
import { Later, useLater } from '../../ui/later.ts';
import { EditorFailed, LoadingEditor } from './parts/Loading.tsx';
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
  return failure ? <EditorFailed onRetry={editor.load} /> : <LoadingEditor />;
}
