import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

interface Open {
  id: string;
  escape(): void;
}

/** Dialogs that are open, the one on top last. */
let open: readonly Open[] = [];
const heard = new Set<() => void>();

function become(next: readonly Open[]): void {
  if (open.length === 0) window.addEventListener('keydown', onKey, { capture: true });
  if (next.length === 0) window.removeEventListener('keydown', onKey, { capture: true });
  open = next;
  for (const hear of heard) hear();
}

/** Once for all of them: what one press ends must not leave the next one on top to be ended by the same press. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // A menu in it is ended before: Mantine marks what has the focus then.
  const { target } = event;
  const isInMenu =
    target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (!isInMenu) open.at(-1)?.escape();
}

const follow = (hear: () => void) => {
  heard.add(hear);
  return () => heard.delete(hear);
};

/**
 * Where a dialog stands among those that are open, by when they were opened: 0 is the lowest. Escape ends the one on top
 * alone, by `onEscape`; what is below keeps what is typed in it.
 */
export function useStacked(isOpen: boolean, onEscape: () => void): number {
  const id = useId();
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!isOpen) return;
    become([...open, { id, escape: () => latest.current() }]);
    return () => become(open.filter((one) => one.id !== id));
  }, [isOpen, id]);
  const at = useSyncExternalStore(follow, () => open.findIndex((one) => one.id === id));
  return Math.max(0, at);
}
