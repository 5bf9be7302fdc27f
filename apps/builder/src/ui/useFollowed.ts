import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How near to its end a box counts as being at it, in pixels. */
const NEAR = 80;
/** Milliseconds in which a turn of the wheel is done. */
const TURN_MS = 400;

export interface Followed {
  /** The box that scrolls. */
  viewport: RefObject<HTMLDivElement | null>;
  /** What grows in it. */
  content: RefObject<HTMLDivElement | null>;
  /** For the box's own scrolling. */
  onScroll(): void;
  /** Goes to the end after so many milliseconds, and follows again, unless the wheel was turned upwards meanwhile. */
  toEndAfter(ms: number): void;
}

/**
 * Keeps the newest of what grows in sight, unless the person scrolled up to read. Only going up is the person's: a
 * fast stream is longer by the time that it is told of our own scrolling, which goes down.
 */
export function useFollowed(): Followed {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  /** Where it stood when it was looked at last, and how long it was. */
  const last = useRef({ top: 0, height: 0 });
  /** So long after a turn of the wheel upwards being near the end is no wish to be there. */
  const heldUntil = useRef(0);
  /** When the wheel was turned upwards last. */
  const wentUp = useRef(0);
  const toEnd = useCallback(() => {
    const box = viewport.current;
    if (!box) return;
    follows.current = true;
    box.scrollTo({ top: box.scrollHeight });
    last.current = { top: box.scrollTop, height: box.scrollHeight };
  }, []);
  const toEndAfter = useCallback(
    (ms: number) => {
      const asked = performance.now();
      setTimeout(() => wentUp.current < asked && toEnd(), ms);
    },
    [toEnd],
  );
  const onScroll = useCallback(() => {
    const box = viewport.current;
    if (!box) return;
    const { scrollTop: top, scrollHeight: height } = box;
    // A wheel turns over several frames: its first step up counts. What became shorter moves up by itself.
    const isUp = top < last.current.top - 1 && height >= last.current.height;
    if (isUp) follows.current = false;
    else if (height - top - box.clientHeight < NEAR && performance.now() > heldUntil.current)
      follows.current = true;
    last.current = { top, height };
  }, []);
  useEffect(() => {
    if (!content.current || !viewport.current) return;
    // Whatever makes it longer (words, steps, pictures that have come), or its window smaller (a larger box below).
    const grown = new ResizeObserver(() => {
      // Somebody went up, and nobody was told of it yet.
      if ((viewport.current?.scrollTop ?? 0) < last.current.top) onScroll();
      if (follows.current) toEnd();
    });
    grown.observe(content.current);
    grown.observe(viewport.current);
    const box = viewport.current;
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY >= 0) return;
      follows.current = false;
      wentUp.current = performance.now();
      heldUntil.current = performance.now() + TURN_MS;
    };
    box.addEventListener('wheel', onWheel, { passive: true });
    return () => {
      grown.disconnect();
      box.removeEventListener('wheel', onWheel);
    };
  }, [toEnd, onScroll]);
  return { viewport, content, onScroll, toEndAfter };
}
