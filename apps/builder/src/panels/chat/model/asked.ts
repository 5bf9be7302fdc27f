import { useSyncExternalStore } from 'react';

/** The model that an admin's messages ask for in an app, for as long as the page is open. */
const asked = new Map<string, string>();
const listeners = new Set<() => void>();

/** Has the next messages in an app ask for a model; null for the app's own. */
export function askFor(appId: string, model: string | null): void {
  if (model) asked.set(appId, model);
  else asked.delete(appId);
  for (const listener of listeners) listener();
}

/** The model that messages ask for; null for the app's own. */
export const askedFor = (appId: string): string | null => asked.get(appId) ?? null;

export function useAskedFor(appId: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => askedFor(appId),
  );
}
