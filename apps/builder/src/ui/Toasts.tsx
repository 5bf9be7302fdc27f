import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { LIMITS } from '@trellis/contract';
import { useEffect } from 'react';

/**
 * Short messages, one at a time: a new one takes the place of the old (spec 2, section 9). They go by themselves, but for
 * errors: those stay until they are closed. On a phone they are at the top: the message box is at the bottom.
 */
export function Toasts() {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const { notifications: shown, queue } = useNotifications();
  const oldest = queue.length > 0 ? shown[0]?.id : undefined;
  useEffect(() => {
    if (oldest) notifications.hide(oldest);
  }, [oldest]);
  useEffect(() => {
    for (const one of shown)
      if (one.color === 'red' && one.autoClose === undefined)
        notifications.update({ ...one, id: one.id, autoClose: false });
  }, [shown]);
  return (
    <Notifications
      limit={LIMITS.toast.most}
      autoClose={LIMITS.toast.shownFor}
      position={isPhone ? 'top-center' : 'bottom-center'}
    />
  );
}
