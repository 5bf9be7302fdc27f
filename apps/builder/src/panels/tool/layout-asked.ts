const listeners = new Set<() => void>();

/** Somebody wants to see the layout editor. */
export function askForLayout(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the layout editor is asked for; answers how to stop. */
export function onLayoutAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
