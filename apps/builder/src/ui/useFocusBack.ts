import { useEffect, useRef } from 'react';

/** Until what had the focus at the end is gone, in milliseconds: a menu closes meanwhile, or another dialog opens. */
const SETTLED_MS = 10;

/** Where somebody is before a dialog opens. An item of a menu goes with it: its button is where they come from. */
function place(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return null;
  const button = activeElement.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || activeElement;
}

/** Who comes out of a dialog is back where they were, also where it is taken off the page whole (WCAG 2.4.3). */
export function useFocusBack(isOpen: boolean): void {
  const from = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  // While it renders: what stands in the dialog may take the focus before any effect.
  if (isOpen && !wasOpen.current) from.current = place();
  wasOpen.current = isOpen;
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const last = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        const isLost = now === document.body || (now === last && now?.closest('[role=dialog]'));
        if (isLost && from.current?.isConnected) from.current.focus({ preventScroll: true });
      }, SETTLED_MS);
    };
  }, [isOpen]);
}
