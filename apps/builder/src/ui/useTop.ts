import { useEffect, useId, useSyncExternalStore } from 'react';

let open: readonly string[] = [];
const heard = new Set<() => void>();

function become(next: readonly string[]): void {
  open = next;
  for (const hear of heard) hear();
}

const follow = (hear: () => void) => {
  heard.add(hear);
  return () => heard.delete(hear);
};

/**
 * How many dialogs an open one lies over, and whether it is on top of all: it is drawn over the others, Escape ends that
 * one, and what is below keeps what is typed in it.
 */
export function useTop(isOpen: boolean): { isTop: boolean; depth: number } {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    become([...open, id]);
    return () => {
      // Not while the key that ended it is still being heard of: it would end the next one, too.
      setTimeout(() => become(open.filter((one) => one !== id)));
    };
  }, [isOpen, id]);
  const depth = useSyncExternalStore(follow, () => open.indexOf(id));
  const isTop = useSyncExternalStore(follow, () => open.at(-1) === id);
  return { isTop, depth: Math.max(0, depth) };
}
