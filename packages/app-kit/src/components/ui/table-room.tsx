import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { cn } from '../../lib/utils.ts';
import { useSideRoom } from './side-room.ts';

const Tight = createContext(false);

/** Whether the table around it has no room for the buttons of its rows side by side. */
export const useIsTight = (): boolean => useContext(Tight);

/** What can be done with a row stays in sight as long as it takes no more than this part of the table's place. */
const MOST_OF_PLACE = 1 / 4;

const edgeClasses =
  'pointer-events-none absolute inset-y-0 z-30 w-3 from-black/15 to-transparent transition-opacity dark:from-black/50 max-sm:hidden';

/**
 * The place of a table: one that is wider is set tighter first, with menus for its rows; what is still out of sight is
 * scrolled to, with a shadow at each side where there is more.
 */
export function TableRoom({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  /** What it takes when it is not set tighter. */
  const needed = useRef(0);
  const [isTight, setTight] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const more = useSideRoom(box, (element) => {
    const { scrollWidth, clientWidth } = element;
    if (!isTight && scrollWidth > clientWidth + 1) {
      needed.current = scrollWidth;
      setTight(true);
    } else if (isTight && clientWidth >= needed.current) setTight(false);
    const actions = element.querySelector<HTMLElement>('td[data-actions]')?.offsetWidth ?? 0;
    setHeld(actions > 0 && actions <= clientWidth * MOST_OF_PLACE);
  });
  return (
    <Tight value={isTight}>
      <div
        data-tight={isTight || undefined}
        data-held={isHeld || undefined}
        data-more-left={more.left || undefined}
        data-more-right={more.right || undefined}
        className="group/table relative sm:overflow-hidden sm:rounded-xl sm:border sm:bg-card sm:shadow-xs"
      >
        <div ref={box} className="overflow-x-auto">
          {children}
        </div>
        <span
          aria-hidden="true"
          data-edge="left"
          className={cn(edgeClasses, 'left-0 bg-linear-to-r', !more.left && 'opacity-0')}
        />
        <span
          aria-hidden="true"
          data-edge="right"
          className={cn(edgeClasses, 'right-0 bg-linear-to-l', !more.right && 'opacity-0')}
        />
      </div>
    </Tight>
  );
}
