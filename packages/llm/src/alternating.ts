import type { LlmMessage } from './request.ts';

/**
 * The same conversation as strict chat templates want it: a person's message first, no two of a kind one after the
 * other. Neighbours of a kind become one, with their pictures; an answer before the first question is left out, since
 * nobody asked for it.
 */
export function alternating(messages: readonly LlmMessage[]): LlmMessage[] {
  const joined: LlmMessage[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (!last && message.role !== 'user') continue;
    if (last?.role !== message.role) {
      joined.push(message);
      continue;
    }
    const images = [...(last.images ?? []), ...(message.images ?? [])];
    joined[joined.length - 1] = {
      role: last.role,
      text: [last.text, message.text].filter(Boolean).join('\n\n'),
      ...(images.length > 0 && { images }),
    };
  }
  return joined;
}
