import { useUnsent } from '../session/unsent.ts';
import { useProgress } from './context.ts';
import type { Progress } from './saver.ts';

/** How saving goes, and where all else is saved, whether rows of the app wait for it. */
export function useShownProgress(appId: string): Progress | 'unsent' {
  const progress = useProgress();
  const isUnsent = useUnsent(appId);
  return progress === 'saved' && isUnsent ? 'unsent' : progress;
}
