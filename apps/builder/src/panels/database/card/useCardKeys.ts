import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import type { Walk } from './useWalk.ts';

/** The keys of the sheet as a whole: Escape closes it, Alt and an arrow lead to the row before or after. */
export function useCardKeys({ go, index }: Walk, close: () => void) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.altKey && event.key === 'ArrowUp') void go(index - 1);
    else if (event.altKey && event.key === 'ArrowDown') void go(index + 1);
    else return;
    event.preventDefault();
  };
  const newest = useRef(onKey);
  newest.current = onKey;
  useEffect(() => {
    // What was pressed may be gone, and the focus with it: keys are the sheet's all the same.
    const hear = (event: KeyboardEvent) => {
      if (event.target === document.body) newest.current(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return (event: ReactKeyboardEvent<HTMLDivElement>) => {
    // Keys of what lies above the sheet, such as the dialog of a long text, are not the sheet's.
    if (event.currentTarget.contains(event.target as Node)) onKey(event.nativeEvent);
  };
}
