import { type RefObject, useEffect, useState } from 'react';

interface SideRoom {
  /** Whether there is more at each side than is in sight. */
  left: boolean;
  right: boolean;
}

/** What of a row that scrolls sideways is out of sight. `onMeasure` is told of its box each time. */
export function useSideRoom(
  box: RefObject<HTMLDivElement | null>,
  onMeasure?: (box: HTMLDivElement) => void,
): SideRoom {
  const [more, setMore] = useState<SideRoom>({ left: false, right: false });

  // After each drawing as well: what is in it may have become wider.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const reach = element.scrollWidth - element.clientWidth;
      // Where all runs from the right, the way is counted from there, below zero.
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const gone = element.scrollLeft + (isRightToLeft ? reach : 0);
      const left = gone > 1;
      const right = gone < reach - 1;
      setMore((before) =>
        before.left === left && before.right === right ? before : { left, right },
      );
      onMeasure?.(element);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  });
  return more;
}
