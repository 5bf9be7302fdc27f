import { type RefObject, useEffect, useRef } from 'react';
import type { Steps } from './steps.ts';

/** What has an undo of its own. */
const FIELD = 'textarea, select, input:not([type="checkbox"]), [contenteditable="true"]';
/** Marks what lies above the panel and has the panel's keys all the same. */
export const STEP_KEYS = { 'data-step-keys': true } as const;

/** Undo and redo of the table by keys, wherever one is in its panel; in a field the field's own undo is meant. */
export function useStepKeys(
  box: RefObject<HTMLElement | null>,
  steps: Steps,
  tell: (error: unknown) => void,
): void {
  const newest = useRef(tell);
  newest.current = tell;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const key = event.key.toLowerCase();
      const isStep = (event.ctrlKey || event.metaKey) && !event.altKey && /^[yz]$/.test(key);
      if (!isStep || !(target instanceof HTMLElement) || target.closest(FIELD)) return;
      const panel = box.current?.closest('aside') ?? box.current;
      const isHere = panel?.contains(target) || target.closest('[data-step-keys]');
      if (!isHere && target !== document.body) return;
      event.preventDefault();
      event.stopPropagation();
      const isRedo = key === 'y' || event.shiftKey;
      (isRedo ? steps.redo() : steps.undo()).catch((error) => newest.current(error));
    };
    // Before the workbench's own keys, which take back what was edited in other panels.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [box, steps]);
}
