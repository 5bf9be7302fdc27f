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

/** Whether an open dialog is the one on top of all: Escape ends that one, and what is below keeps what is typed in it. */
export function useTop(isOpen: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    become([...open, id]);
    return () => become(open.filter((one) => one !== id));
  }, [isOpen, id]);
  return useSyncExternalStore(follow, () => open.at(-1) === id);
}
