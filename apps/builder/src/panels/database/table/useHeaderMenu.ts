import { type RefObject, useCallback, useState } from 'react';

/** The header whose menu is open. */
export function useHeaderMenu(box: RefObject<HTMLElement | null>) {
  const [menu, setMenu] = useState<number | null>(null);
  const onMenu = useCallback(
    (col: number | null) => {
      setMenu(col);
      // Out of the menu one is in the table again, unless a dialog took the focus.
      if (col === null)
        requestAnimationFrame(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || box.current?.contains(focused))
            box.current?.focus();
        });
    },
    [box],
  );
  return { menu, onMenu };
}
