import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How near to its end a box counts as being at it, in pixels. */
const NEAR = 80;

export interface Followed {
  /** The box that scrolls. */
  viewport: RefObject<HTMLDivElement | null>;
  /** What grows in it. */
  content: RefObject<HTMLDivElement | null>;
  /** For the box's own scrolling. */
  onScroll(): void;
  /** Goes to the end, and follows again. */
  toEnd(): void;
}

/**
 * Keeps the newest of what grows in sight, unless the person scrolled up to read. Only going up is the person's: a
 * fast stream is longer by the time that it is told of our own scrolling, which goes down.
 */
export function useFollowed(): Followed {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = useRef(0);
  const toEnd = useCallback(() => {
    const box = viewport.current;
    if (!box) return;
    follows.current = true;
    box.scrollTo({ top: box.scrollHeight });
    last.current = box.scrollTop;
  }, []);
  /** Where somebody went up since, and nobody told of it yet, what has grown since leaves them there. */
  const onScroll = useCallback(() => {
    const box = viewport.current;
    if (!box) return;
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (isAtEnd) follows.current = true;
    else if (box.scrollTop < last.current) follows.current = false;
    last.current = box.scrollTop;
  }, []);
  useEffect(() => {
    if (!content.current || !viewport.current) return;
    // Whatever makes it longer (words, steps, pictures that have come), or its window smaller (a larger box below).
    const grown = new ResizeObserver(() => {
      if ((viewport.current?.scrollTop ?? 0) < last.current) onScroll();
      if (follows.current) toEnd();
    });
    grown.observe(content.current);
    grown.observe(viewport.current);
    return () => grown.disconnect();
  }, [toEnd, onScroll]);
  return { viewport, content, onScroll, toEnd };
}
