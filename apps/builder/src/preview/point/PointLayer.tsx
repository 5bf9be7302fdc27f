import { elementTitle } from '@trellis/contract';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useState,
  type WheelEvent,
} from 'react';
import classes from './point.module.css';
import type { Pointed } from './pointed.ts';
import type { Pointer } from './usePointer.ts';
import { isByFinger, useTouch } from './useTouch.ts';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  pointer: Pointer;
  /** An element is chosen already: the mouse passes over others. */
  isHeld: boolean;
  onTake(pointed: Pointed): void;
  onEnd(): void;
  /** Keys that are none of choosing. */
  onKeyDown(event: KeyboardEvent): void;
}

const STEPS = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'outer',
  ArrowRight: 'inner',
} as const;
const LABEL = 20;

/**
 * Lies over the preview while somebody chooses an element of it. Clicks and keys are the page's own: the
 * frame below is only asked what stands where, so that no code of the app can choose or say anything.
 */
export function PointLayer({ ref, pointer, isHeld, onTake, onEnd, ...more }: Props) {
  const { at, point, take } = pointer;
  const [said, setSaid] = useState('');
  const placeOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = ref.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const choose = async (from?: { x: number; y: number }) => {
    const taken = await take(from);
    if (!taken) return setSaid('Nothing to select here');
    setSaid(`Selected: ${elementTitle(taken.element)}`);
    onTake(taken);
  };
  const touch = useTouch({
    look: (place) => void point({ kind: 'at', ...place }),
    choose: (place) => void choose(place),
    scroll: (place, by) => void point({ kind: 'scroll', ...place, dx: by.x, dy: by.y }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to =
      event.key === 'Tab'
        ? event.shiftKey
          ? 'previous'
          : 'next'
        : STEPS[event.key as keyof typeof STEPS];
    if (to) void point({ kind: 'step', to });
    else if (event.key === 'Enter' || event.key === ' ') void choose();
    else if (event.key === 'Escape') onEnd();
    else return more.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
  };
  const onWheel = (event: WheelEvent) =>
    void point({ kind: 'scroll', ...placeOf(event), dx: event.deltaX, dy: event.deltaY });
  return (
    <div
      ref={ref}
      className={classes.layer}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      aria-label="Select an element of the app: arrow keys or Tab move, Enter selects, Escape ends"
      onPointerDown={touch.onPointerDown}
      onPointerMove={(event) => {
        if (!touch.onPointerMove(event) && !isHeld) void point({ kind: 'at', ...placeOf(event) });
      }}
      onPointerUp={touch.onPointerUp}
      onPointerCancel={touch.onPointerCancel}
      onClick={(event) => {
        const isDone = event.nativeEvent.detail > 0 && touch.isSpent();
        if (event.nativeEvent.isTrusted && !isDone) void choose(placeOf(event));
      }}
      onKeyDown={onKeyDown}
      onWheel={onWheel}
    >
      {at && (
        <>
          <div className={classes.box} style={boxStyle(at)} />
          <div className={classes.label} style={labelStyle(at)}>
            {elementTitle(at.element)}
          </div>
        </>
      )}
      <div className={classes.hint} aria-hidden>
        {isByFinger()
          ? 'Tap an element or drag a finger over the app. Scroll with two fingers.'
          : 'Click an element, or use the arrow keys and Enter. Esc ends.'}
      </div>
      <span className="visually-hidden" role="status">
        {said || (at ? `${elementTitle(at.element)}: ${at.element.text.slice(0, 60)}` : '')}
      </span>
    </div>
  );
}

const boxStyle = ({ box }: Pointed): CSSProperties => ({
  left: box.x,
  top: box.y,
  width: box.width,
  height: box.height,
});

/** Above the element, or within it where that is at the upper edge. */
const labelStyle = ({ box }: Pointed): CSSProperties => ({
  left: Math.max(0, box.x),
  top: box.y >= LABEL ? box.y - LABEL : Math.max(0, box.y),
});
