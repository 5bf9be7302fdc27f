import type { VersionEntry } from '@trellis/contract';
import { useSyncExternalStore } from 'react';

/** An earlier version that somebody looks at in the preview. */
export type Viewed = Pick<VersionEntry, 'id' | 'timestamp' | 'messageId'>;

const viewed = new Map<string, Viewed>();
const listeners = new Set<() => void>();

/** Shows a version in the preview; null shows the app as it is. */
export function view(appId: string, version: Viewed | null): void {
  if (viewed.get(appId)?.id === version?.id) return;
  if (version) viewed.set(appId, version);
  else viewed.delete(appId);
  for (const listener of listeners) listener();
}

/** The version that is looked at; null for the latest. */
export function useViewed(appId: string): Viewed | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => viewed.get(appId) ?? null,
  );
}

const renewals = new Map<string, number>();

/** Has the preview begin anew: rows that it read while the app's data was put back may be of before. */
export function renewPreview(appId: string): void {
  renewals.set(appId, (renewals.get(appId) ?? 0) + 1);
  for (const listener of listeners) listener();
}

/** Changes when the preview is to begin anew. */
export function useRenewals(appId: string): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => renewals.get(appId) ?? 0,
  );
}
