import { useSyncExternalStore } from 'react';

let title: string | null = null;
const heard = new Set<() => void>();

function become(next: string | null): void {
  title = next;
  for (const hear of heard) hear();
}

/** Opens the plans over whatever is on the page: they outlive what led to them, which another plan may take away. */
export const openPlans = (called: string): void => become(called);
export const closePlans = (): void => become(null);

/** What the open dialog is called; null where it was not asked for. */
export const useOpenPlans = (): string | null =>
  useSyncExternalStore(
    (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    () => title,
  );
