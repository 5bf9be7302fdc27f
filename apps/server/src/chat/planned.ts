import type { ChatMessage } from '@trellis/contract';
import { wordsOf } from './messages.ts';

/**
 * A message with what was asked while it was planned, the oldest first: words, files, tables and chosen elements. One
 * that is no part of a plan is left as it is; of one that says 'build it' the words are those of the plan.
 *
 * @param remembered The conversation, the oldest first, with the message at its end.
 */
export function withPlanned(message: ChatMessage, remembered: readonly ChatMessage[]): ChatMessage {
  const { mode } = message.metadata ?? {};
  const before = plannedBefore(message, remembered);
  if (before.length === 0) return message;
  const asked = mode === 'build' ? before : [...before, message];
  const all = [...before, message].map(({ metadata }) => metadata ?? {});
  return {
    ...message,
    parts: [
      ...asked.flatMap(({ parts }) => parts),
      ...(mode === 'build' ? message.parts.filter(({ type }) => type === 'file') : []),
    ],
    metadata: {
      ...message.metadata,
      imports: all.flatMap(({ imports = [] }) => imports),
      writer: all.findLast(({ writer }) => writer)?.writer,
      elements: all.flatMap(({ elements = [] }) => elements),
    },
  };
}

/** What was asked in the plan that a message belongs to, the oldest first; nothing where it belongs to none. */
export function plannedBefore(
  message: ChatMessage,
  remembered: readonly ChatMessage[],
): ChatMessage[] {
  const before: ChatMessage[] = [];
  if (!message.metadata?.mode) return before;
  for (const one of remembered.toReversed()) {
    if (one.id === message.id) continue;
    if (one.metadata?.mode !== 'plan') break;
    if (one.role === 'user') before.unshift(one);
  }
  return before;
}

/** What was asked while it was planned and is too long ago to be sent as it is, in words that go before the message. */
export function longPlanned(
  message: ChatMessage,
  remembered: readonly ChatMessage[],
  from: number,
): string {
  const sent = new Set(remembered.slice(from).map(({ id }) => id));
  const lost = plannedBefore(message, remembered).filter(({ id }) => !sent.has(id));
  if (lost.length === 0) return '';
  const words = lost.map((one) => wordsOf(one).trim()).join('\n\n');
  return `While it was planned I asked for this, the oldest first:\n\n${words}\n\nAnd now: `;
}
