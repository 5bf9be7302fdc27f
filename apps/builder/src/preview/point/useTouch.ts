import { type PointerEvent, useRef } from 'react';

interface Place {
  x: number;
  y: number;
}

interface Deeds {
  /** Shows what stands there. */
  look(at: Place): void;
  choose(at: Place): void;
  scroll(at: Place, by: Place): void;
}

/** A finger that moves less than this is a tap's, which the click tells of. */
const SLOP = 10;

/**
 * One finger that is drawn over the preview shows what lies beneath it, and chooses it where it is lifted; two
 * scroll the app. A tap is a click, as it is with a mouse.
 */
export function useTouch({ look, choose, scroll }: Deeds) {
  const fingers = useRef(new Map<number, Place>());
  const start = useRef<Place | null>(null);
  const isDrawn = useRef(false);
  const isScroll = useRef(false);

  const placeOf = (event: PointerEvent): Place => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const isTouch = ({ pointerType, nativeEvent }: PointerEvent) =>
    pointerType === 'touch' && nativeEvent.isTrusted;
  const onPointerDown = (event: PointerEvent) => {
    if (!isTouch(event)) return;
    const at = placeOf(event);
    fingers.current.set(event.pointerId, at);
    if (fingers.current.size > 1) isScroll.current = true;
    else {
      start.current = at;
      isDrawn.current = isScroll.current = false;
      look(at);
    }
  };
  /** Whether the move was a finger's. */
  const onPointerMove = (event: PointerEvent): boolean => {
    const before = fingers.current.get(event.pointerId);
    if (!isTouch(event) || !before) return event.pointerType === 'touch';
    const at = placeOf(event);
    fingers.current.set(event.pointerId, at);
    const [first] = fingers.current.keys();
    const { current: from } = start;
    if (isScroll.current) {
      if (first === event.pointerId) scroll(at, { x: before.x - at.x, y: before.y - at.y });
    } else if (isDrawn.current || (from && Math.hypot(at.x - from.x, at.y - from.y) > SLOP)) {
      isDrawn.current = true;
      look(at);
    }
    return true;
  };
  const onPointerUp = (event: PointerEvent) => {
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (isLast && isTouch(event) && isDrawn.current && !isScroll.current) choose(placeOf(event));
  };
  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  /** A click that only ends a drag or a scroll. */
  const isSpent = () => isDrawn.current || isScroll.current;
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, isSpent };
}

/** Whether a finger is what this device is pointed at with. */
export const isByFinger = (): boolean => window.matchMedia('(pointer: coarse)').matches;
