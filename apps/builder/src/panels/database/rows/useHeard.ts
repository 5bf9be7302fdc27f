import { useEffect, useRef } from 'react';
import { onAppEvent } from '../../../session/live.ts';

/** Changes that come together are read together. */
const HEAR_MS = 250;

/** Reads anew when rows of an entity changed, here or anywhere. */
export function useHeard(appId: string, entityId: string, reload: () => unknown): void {
  const newest = useRef(reload);
  newest.current = reload;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent(appId, 'rows', (event) => {
      if (event.entityId !== entityId) return;
      clearTimeout(timer);
      timer = setTimeout(() => void newest.current(), HEAR_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [appId, entityId]);
}
