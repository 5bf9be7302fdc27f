import { type RefObject, useEffect, useRef } from 'react';

interface Acts {
  /** Each answers whether there is anything to do for it here. */
  copy(data: DataTransfer): boolean;
  paste(data: DataTransfer): boolean;
  clear(): void;
}

/**
 * Copy, cut and paste while the table itself has the focus. Browsers tell it where the text is marked, or the
 * whole page, and not what has the focus.
 */
export function useClipboard(box: RefObject<HTMLElement | null>, acts: Acts): void {
  const newest = useRef(acts);
  newest.current = acts;
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      if (!data || document.activeElement !== box.current) return;
      const { copy, paste, clear } = newest.current;
      if (!(event.type === 'paste' ? paste(data) : copy(data))) return;
      event.preventDefault();
      if (event.type === 'cut') clear();
    };
    const kinds = ['copy', 'cut', 'paste'] as const;
    for (const kind of kinds) document.addEventListener(kind, hear);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, hear);
    };
  }, [box]);
}
