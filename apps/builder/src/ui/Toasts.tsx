import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { LIMITS } from '@trellis/contract';
import { useEffect } from 'react';

/** Short messages, one at a time: a new one takes the place of the old, which would otherwise stay (spec 2, section 9). */
export function Toasts() {
  const { notifications: shown, queue } = useNotifications();
  const oldest = queue.length > 0 ? shown[0]?.id : undefined;
  useEffect(() => {
    if (oldest) notifications.hide(oldest);
  }, [oldest]);
  return (
    <Notifications
      limit={LIMITS.toast.most}
      autoClose={LIMITS.toast.removeAfter}
      position="bottom-center"
    />
  );
}
