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
      message: 'This browser does not let pages copy. Select the text and copy it.',
    });
  }
}

/** Puts a text where it can be pasted from once it is there; the browser hears at once that it comes. */
export async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((found) => new Blob([found], { type: 'text/plain' }));
  // Whoever waits for the writing below hears of a text that does not come; this is for where nobody writes.
  blob.catch(() => undefined);
  if (!navigator.clipboard?.write)
    throw new Error(
      'This browser copies only the rows you have scrolled past. Use Export for all of them.',
    );
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
