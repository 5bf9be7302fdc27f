import { useSyncExternalStore } from 'react';

/** Something that happened in the chat, for admins (spec 2, section 3). */
export interface DebugEntry {
  id: number;
  timestamp: string;
  message: string;
  type: 'info' | 'error' | 'warning';
  source: string;
}

/** Entries that are kept. */
const MOST = 100;
let entries: readonly DebugEntry[] = [];
let made = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The entries with one more, the newest first, as many as are kept. */
export const withEntry = (all: readonly DebugEntry[], entry: DebugEntry): DebugEntry[] =>
  [entry, ...all].slice(0, MOST);

/** Notes what happened. */
export function note(source: string, message: string, type: DebugEntry['type'] = 'info'): void {
  const entry = { id: ++made, timestamp: new Date().toISOString(), message, type, source };
  entries = withEntry(entries, entry);
  tell();
}

export function clearNotes(): void {
  entries = [];
  tell();
}

export function useNotes(): readonly DebugEntry[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => entries,
  );
}
