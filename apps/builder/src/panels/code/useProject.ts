import { notifications } from '@mantine/notifications';
import { type AppDetail, MESSAGES } from '@trellis/contract';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Drafts } from '../../edits/drafts.ts';
import { messageOf } from '../../session/api.ts';
import { useSession } from '../../session/session.ts';
import { lastWord } from '../../ui/lastWord.ts';
import { FileCalls } from './project/files.ts';
import { Project } from './project/project.ts';

const FAILED = 'code-saving-failed';
/** How often drafts of tabs that may have crashed are looked for. */
const LOOK_MS = 10_000;

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready' };

/** The files of the app in the panel: loaded, followed, and saved whatever happens to the page. */
export function useProject(app: AppDetail) {
  const session = useSession();
  const [project] = useState(() => {
    const made = new Project(new FileCalls(app.appId), new Drafts(`code:${app.appId}`));
    made.callbacks = {
      ...made.callbacks,
      notify: (message) => notifications.show({ message, withBorder: true }),
      onFailure: (message) => lastWord({ id: FAILED, color: 'red', message, withBorder: true }),
      onRepaired: () => notifications.hide(FAILED),
    };
    return made;
  });
  const [state, setState] = useState<State>({ kind: 'loading' });
  const open = useCallback(() => {
    setState({ kind: 'loading' });
    project.open().then(
      () => setState({ kind: 'ready' }),
      (error) => setState({ kind: 'failed', message: messageOf(error) }),
    );
  }, [project]);
  useEffect(open, [open]);
  useSyncExternalStore(project.subscribe, () => project.revision);

  // Somebody else saved, the assistant made a version, or we did.
  const isOpen = state.kind === 'ready';
  useEffect(() => {
    if (!isOpen || app.versionId === project.versionId) return;
    project.refresh().catch((error) => console.warn(messageOf(error)));
  }, [app.versionId, isOpen, project]);

  // What waited for the network or for a sign-in is saved as soon as there is one.
  const isIn = session.kind === 'in';
  useEffect(() => {
    if (isIn) project.saveAgain();
    window.addEventListener('online', project.saveAgain);
    return () => window.removeEventListener('online', project.saveAgain);
  }, [isIn, project]);

  useLeaving(project, isOpen);
  return { project, state, open };
}

/** Nothing that was typed goes with the page: it stays on the device, and is found again. */
function useLeaving(project: Project, isOpen: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!project.isAtRisk) return;
      event.preventDefault();
      // Older browsers show the text; newer ones their own.
      event.returnValue = MESSAGES.unsavedChanges;
    };
    const look = setInterval(() => {
      if (isOpen && project.canEdit) void project.restoreDrafts();
    }, LOOK_MS);
    window.addEventListener('pagehide', project.leave);
    window.addEventListener('beforeunload', warn);
    return () => {
      clearInterval(look);
      window.removeEventListener('pagehide', project.leave);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isOpen, project]);
  // The panel closes: what is not saved yet is saved now, and stays on the device until it is.
  useEffect(
    () => () => {
      project.leave();
      project.close();
    },
    [project],
  );
}
