import type { AppLook } from '@trellis/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RunningApp } from './running/running-app.ts';

interface Options {
  appId: string;
  /** An older version to show as it was; null for the app as it is, and as it changes. */
  versionId: string | null;
  initialPath: string;
  canSavePicture: boolean;
  /** The app's branding; another one is shown at once. */
  look: AppLook;
  /** Hosts elsewhere that the app may reach: the frame begins anew with others. */
  approvedHosts: string;
  onUrl(path: string): void;
  /** The app's own word for the assistant. */
  onSuggest(text: string): void;
}

/** Runs the app in the container, and keeps it at the newest state. */
export function usePreview(options: Options) {
  const { appId, versionId, initialPath, canSavePicture, look, approvedHosts } = options;
  const container = useRef<HTMLDivElement>(null);
  const [running] = useState(() => new RunningApp(initialPath, look));
  const state = useSyncExternalStore(running.subscribe, () => running.state.view);
  const callbacks = useRef(options);
  callbacks.current = options;
  useEffect(() => running.setLook(look), [running, look]);
  useEffect(() => {
    if (!container.current) return;
    return running.follow({
      container: container.current,
      appId,
      versionId,
      canSavePicture,
      approvedHosts,
      onUrl: (path) => callbacks.current.onUrl(path),
      onSuggest: (text) => callbacks.current.onSuggest(text),
    });
  }, [running, appId, versionId, canSavePicture, approvedHosts]);
  const { goTo, reload, clear, tellApp, report, point, moduleHash } = running;
  return { container, state, goTo, reload, clear, tell: tellApp, report, point, moduleHash };
}
