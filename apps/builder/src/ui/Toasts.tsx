import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { LIMITS } from '@trellis/contract';
import { useEffect, useRef } from 'react';
import { onBack, UNREACHABLE } from '../session/answers.ts';
import { useIsPhone } from './useIsPhone.ts';

/** Beside the chat there is always as much room, from the narrowest tablet on. */
const WIDTH = 352;

/**
 * Short messages, one at a time: a new one takes the place of the old (spec 2, section 9). They go by themselves, but for
 * errors: those stay until they are closed, and one that made way for good news is back after it. That the server cannot be
 * reached is said until it can. None goes while somebody points at it or has come into it by keys (WCAG 2.2.1). They stand at
 * the top right, and on a phone at the top: what people write in is at the left and at the foot of the screen.
 */
export function Toasts() {
  const isPhone = useIsPhone();
  useOneAtATime();
  useOnlyWhileAway();
  return (
    <Notifications
      limit={LIMITS.toast.most}
      autoClose={LIMITS.toast.shownFor}
      position={isPhone ? 'top-center' : 'top-right'}
      containerWidth={WIDTH}
      // With the other layout only a pointer holds them.
      layout="stacked"
      // Each by itself: where the one under the pointer was closed, nothing says that the pointer left them all.
      pauseResetOnHover="notification"
    />
  );
}

/** Only one message is seen; behind it there is at most the last error, which nobody has closed yet. */
function useOneAtATime() {
  const { notifications: shown, queue } = useNotifications();
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    const newest = queue.filter(({ id }) => id !== waiting.current).at(-1);
    if (!newest) return;
    const others = [...shown, ...queue].filter(({ id }) => id !== newest.id);
    const isGood = newest.color !== 'red';
    const error = isGood ? others.find(({ color }) => color === 'red') : undefined;
    waiting.current = error?.id ?? null;
    for (const { id } of others) if (id && id !== error?.id) notifications.hide(id);
    if (error) notifications.update({ ...newest, id: newest.id, priority: 1 });
  }, [shown, queue]);
  useEffect(() => {
    for (const one of shown)
      if (one.color === 'red' && one.autoClose === undefined)
        notifications.update({ ...one, id: one.id, autoClose: false });
  }, [shown]);
}

/** Once the server answers again, nothing says that it cannot be reached. */
function useOnlyWhileAway() {
  const state = useNotifications();
  const latest = useRef(state);
  latest.current = state;
  useEffect(
    () =>
      onBack(() => {
        const { notifications: shown, queue } = latest.current;
        for (const { id, message } of [...shown, ...queue])
          if (id && message === UNREACHABLE) notifications.hide(id);
      }),
    [],
  );
}
