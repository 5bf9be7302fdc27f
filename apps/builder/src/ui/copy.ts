import { notifications } from '@mantine/notifications';
import { MESSAGES } from '@trellis/contract';

/** Puts a text where the person can paste it from, and says so. */
export async function copyText(text: string, done: string = MESSAGES.linkCopied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifications.show({ message: done });
  } catch {
    // Not every browser lets pages write there without HTTPS: the person can still mark the text.
    notifications.show({
      color: 'red',
      message: 'This browser does not let pages copy. Mark the text and copy it.',
    });
  }
}
