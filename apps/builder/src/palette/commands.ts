import { useEffect, useSyncExternalStore } from 'react';

/** Something to do, for the palette; those of a screen are there while the screen is. */
export interface Command {
  id: string;
  label: string;
  group: string;
  /** As it is shown: `Ctrl+B`. */
  keys?: string;
  run(): void;
}

const sources = new Map<symbol, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function changed(): void {
  all = [...sources.values()].flat();
  for (const listener of listeners) listener();
}

/** Offers commands while the component is there. Keep the list the same object while it says the same. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const source = Symbol();
    sources.set(source, commands);
    changed();
    return () => {
      sources.delete(source);
      changed();
    };
  }, [commands]);
}

export const useAllCommands = (): readonly Command[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
