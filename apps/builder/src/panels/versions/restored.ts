import type { Restored } from '@trellis/contract';

/** Where to go back to. */
export interface Target {
  /** null: the empty app, before the first message. */
  versionId: string | null;
  messageId: string | null;
}

type Listener = (restored: Restored) => void;
const listeners = new Map<string, Set<Listener>>();

/** Calls back with the conversation as it is once somebody here went back to an earlier version. */
export function onRestored(appId: string, listener: Listener): () => void {
  const those = listeners.get(appId) ?? new Set();
  listeners.set(appId, those.add(listener));
  return () => those.delete(listener);
}

/** Says that it was done; called by `restore` alone. */
export function announceRestored(appId: string, restored: Restored): void {
  for (const listener of listeners.get(appId) ?? []) listener(restored);
}
