import { useSyncExternalStore } from 'react';
import type { Step } from './steps.ts';

/** What the assistant is doing to an app right now, for everybody on the page who must not be in its way, or shows it. */
export interface AtWork {
  busy: boolean;
  /** Files that the turn under way has written so far, or is writing. */
  files: readonly string[];
  /** What it makes. */
  steps: readonly Step[];
}

const IDLE: AtWork = { busy: false, files: [], steps: [] };
const apps = new Map<string, AtWork>();
const listeners = new Set<() => void>();

/** Says what the assistant is doing; called by the chat alone. */
export function setAtWork(appId: string, now: AtWork): void {
  const before = apps.get(appId) ?? IDLE;
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  apps.set(appId, now);
  for (const listener of listeners) listener();
}

export function useAtWork(appId: string): AtWork {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => apps.get(appId) ?? IDLE,
  );
}
