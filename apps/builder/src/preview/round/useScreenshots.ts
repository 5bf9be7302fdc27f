import type { AppLook } from '@trellis/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { messageOf } from '../../session/api.ts';
import { onAppEvent } from '../../session/live.ts';
import { takeScreenshot } from './screenshot.ts';

interface Options {
  appId: string;
  approvedHosts: string;
  look: AppLook;
  /** Where frames stand that nobody sees. */
  container: RefObject<HTMLElement | null>;
  isOn: boolean;
}

/** While the app is in front of somebody who edits it, the assistant sees any page of it that it asks for. */
export function useScreenshots(options: Options) {
  const { appId, isOn } = options;
  const newest = useRef(options);
  newest.current = options;
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const { signal } = stop;
    const end = onAppEvent(appId, 'screenshot', (wanted) => {
      const { container, approvedHosts, look } = newest.current;
      if (!container.current || document.hidden) return;
      takeScreenshot({
        ...wanted,
        container: container.current,
        approvedHosts,
        look,
        signal,
      }).catch((error: unknown) => {
        if (!signal.aborted) console.warn(`No screenshot was taken: ${messageOf(error)}`);
      });
    });
    return () => {
      end();
      stop.abort();
    };
  }, [appId, isOn]);
}
