import type { ChatItem } from './types.ts';

/** A message that begins so is answered with a plan. */
const PLAN_COMMAND = /^\/plan\b([\s\S]*)$/i;

/** What was written, wherever messages are: its words without the command for a plan, and whether it began with that. */
export function asWritten(text: string): { words: string; isPlan: boolean } {
  const written = text.trim();
  const plan = PLAN_COMMAND.exec(written);
  return plan ? { words: plan[1]!.trim(), isPlan: true } : { words: written, isPlan: false };
}

/**
 * Whether a conversation stands at a plan that its person asked for: what is written next is about the plan. What the
 * server planned by itself, since it understood too little, is answered with what is to be built.
 */
export function standsAtPlan(messages: readonly Pick<ChatItem, 'role' | 'metadata'>[]): boolean {
  const answer = messages.findLast(({ role }) => role === 'assistant')?.metadata;
  return answer?.mode === 'plan' && answer.isGuess !== true;
}
