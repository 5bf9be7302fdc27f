import type { ChatMessage } from '@trellis/contract';
import type { ChatItem } from './types.ts';

/** Stored messages as the screen holds them; the answer under way comes whole with its stream. */
export function settledOf(stored: readonly ChatMessage[]): ChatItem[] {
  return (stored as unknown as ChatItem[]).filter(
    (message) => message.metadata?.status !== 'streaming',
  );
}

/** The list with what is stored in it: known messages as they now are, new ones at the end. */
export function merged(list: readonly ChatItem[], stored: readonly ChatItem[]): ChatItem[] {
  const fresh = new Map(stored.map((message) => [message.id, message]));
  const known = new Set(list.map(({ id }) => id));
  const all = list.map((message) => fresh.get(message.id) ?? message);
  return [...all, ...stored.filter(({ id }) => !known.has(id))];
}

/** The last messages that are stored in the place of those here; earlier ones that were looked at stay. */
export function renewed(list: readonly ChatItem[], stored: readonly ChatItem[]): ChatItem[] {
  const at = list.findIndex(({ id }) => id === stored[0]?.id);
  return [...list.slice(0, Math.max(0, at)), ...stored];
}
