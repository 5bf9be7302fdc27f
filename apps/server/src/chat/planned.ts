import type { ChatMessage } from '@trellis/contract';

/**
 * A message with what was asked while it was planned, the oldest first: words, files, tables and chosen elements. One
 * that is no part of a plan is left as it is; of one that says 'build it' the words are those of the plan.
 *
 * @param remembered The conversation, the oldest first, with the message at its end.
 */
export function withPlanned(message: ChatMessage, remembered: readonly ChatMessage[]): ChatMessage {
  const { mode } = message.metadata ?? {};
  if (!mode) return message;
  const before: ChatMessage[] = [];
  for (const one of remembered.toReversed()) {
    if (one.id === message.id) continue;
    if (one.metadata?.mode !== 'plan') break;
    if (one.role === 'user') before.unshift(one);
  }
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
