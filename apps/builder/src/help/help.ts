import { useSyncExternalStore } from 'react';

let open: string | null = null;
const listeners = new Set<() => void>();

/** Opens the help panel at an article; null closes it. */
export function openHelp(slug: string | null): void {
  open = slug;
  for (const listener of listeners) listener();
}

/** The article that is open. */
export function useHelp(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
