import type { AppDetail } from '@trellis/contract';
import { useCallback } from 'react';
import { onAppEvent } from '../../session/live.ts';
import { People } from './People.tsx';

/** The app's end users in the workbench, followed live. */
export function UsersPanel({ app: { appId } }: { app: AppDetail }) {
  const follow = useCallback((reload: () => void) => onAppEvent(appId, 'people', reload), [appId]);
  return <People appId={appId} follow={follow} />;
}
