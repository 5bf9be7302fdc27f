/** Something that happened to a row, as the server announces it. `reload`: changes may have been missed. */
export interface Change {
  type: 'create' | 'update' | 'delete' | 'reload';
  id?: string;
  data?: Record<string, unknown>;
  timestamp?: string;
}
export type ChangeListener = (change: Change) => void;

const listeners = new Map<string, Set<ChangeListener>>();

/** Tells everything on this page that shows rows of the entity. */
export function announce(entity: string, change: Change): void {
  for (const listener of [...(listeners.get(entity) ?? [])]) listener(change);
}

/** Follows the entity's changes; the answer ends it. */
export function onChange(entity: string, listener: ChangeListener): () => void {
  const set = listeners.get(entity) ?? new Set();
  listeners.set(entity, set.add(listener));
  return () => {
    set.delete(listener);
  };
}
