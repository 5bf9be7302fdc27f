import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/utils.ts';

const edgeClasses =
  'pointer-events-none absolute inset-y-0 z-10 w-10 from-background to-transparent transition-opacity';

/** A row that may be wider than the page: it scrolls sideways, and fades at each side where there is more. */
export function SideScroll({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ left: false, right: false });

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
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  });

  return (
    <div className="relative max-sm:-mx-4">
      <div ref={box} className={cn('flex overflow-x-auto max-sm:px-4', className)}>
        {children}
      </div>
      <span
        aria-hidden="true"
        data-more={more.left || undefined}
        className={cn(edgeClasses, 'left-0 bg-linear-to-r', !more.left && 'opacity-0')}
      />
      <span
        aria-hidden="true"
        data-more={more.right || undefined}
        className={cn(edgeClasses, 'right-0 bg-linear-to-l', !more.right && 'opacity-0')}
      />
    </div>
  );
}
