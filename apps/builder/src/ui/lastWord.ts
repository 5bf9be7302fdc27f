import { type NotificationData, notifications } from '@mantine/notifications';

/** Shows a message in the place of the one with its id, which would otherwise stay as it was. */
export function lastWord(message: NotificationData & { id: string }): void {
  notifications.hide(message.id);
  notifications.show(message);
}
