import { useEffect, useRef } from 'react';
import { onAppEvent, onJoined } from '../../../session/live.ts';

/** Changes that come together are read together. */
const HEAR_MS = 250;

/** Reads anew when rows of an entity changed, here or anywhere. */
export function useHeard(appId: string, entityId: string, reload: () => unknown): void {
  const newest = useRef(reload);
  newest.current = reload;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void newest.current(), HEAR_MS);
    };
    const stops = [
      onAppEvent(appId, 'rows', (event) => event.entityId === entityId && hear()),
      // What changed while there was no connection was not heard.
      onJoined(appId, hear),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [appId, entityId]);
}
