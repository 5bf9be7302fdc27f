import { useSyncExternalStore } from 'react';

/** Apps of which rows on this page wait to be saved. */
const apps = new Set<string>();
const listeners = new Set<() => void>();

/** Says whether rows of an app wait to be saved; called by its database panel alone. */
export function setUnsent(appId: string, isUnsent: boolean): void {
  if (apps.has(appId) === isUnsent) return;
  if (isUnsent) apps.add(appId);
  else apps.delete(appId);
  for (const listener of listeners) listener();
}

/** Whether rows of an app wait to be saved: what else is said of saving is not all. */
export function useUnsent(appId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => apps.has(appId),
  );
}
