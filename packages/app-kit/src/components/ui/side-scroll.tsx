import { type ReactNode, useRef } from 'react';
import { cn } from '../../lib/utils.ts';
import { useSideRoom } from './side-room.ts';

const edgeClasses =
  'pointer-events-none absolute inset-y-0 z-10 w-10 print:hidden from-background to-transparent transition-opacity';

/** A row that may be wider than the page: it scrolls sideways, and fades at each side where there is more. */
export function SideScroll({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const more = useSideRoom(box);

  return (
    <div className="relative max-sm:-mx-4">
      <div
        ref={box}
        data-side-scroll=""
        className={cn('flex overflow-x-auto max-sm:px-4', className)}
      >
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
