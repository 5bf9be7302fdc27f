import type { AppDetail } from '@trellis/contract';
import { EditorFailed, LoadingEditor } from './parts/Loading.tsx';
import { useProject } from './useProject.ts';
import { Workspace } from './Workspace.tsx';

/** The code editor, once its code is there: loads the app's files, then shows them. */
export function CodeEditor({ app }: { app: AppDetail }) {
  const { project, state, open } = useProject(app);
  if (state.kind === 'loading') return <LoadingEditor />;
  if (state.kind === 'failed') return <EditorFailed message={state.message} onRetry={open} />;
  return <Workspace appId={app.appId} project={project} />;
}
