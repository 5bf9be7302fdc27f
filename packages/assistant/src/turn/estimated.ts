import type { Usage } from '@trellis/contract';
import { tokensOf } from '../context/context.ts';
import type { ModelEvent, ModelRequest } from './events.ts';

/**
 * A model's events until it is done or stopped. One that ends before its provider said what it cost, since it was stopped
 * or the connection was lost, is counted about: what was sent and had come is paid for all the same.
 *
 * @param costs The model's name; null for one that costs nothing.
 */
export async function* counted(
  events: AsyncIterable<ModelEvent>,
  costs: string | null | undefined,
  request: Pick<ModelRequest, 'system' | 'messages' | 'signal'>,
): AsyncGenerator<ModelEvent> {
  let said = '';
  let isCounted = false;
  for await (const event of events) {
    if (event.type === 'text' || event.type === 'reasoning') said += event.text;
    if (event.type === 'finish') isCounted = true;
    yield event;
    if (request.signal.aborted) break;
  }
  if (costs && !isCounted && (said || request.signal.aborted))
    yield { type: 'finish', reason: 'other', usage: estimatedUsage(costs, request, said) };
}

function estimatedUsage(
  model: string,
  { system, messages }: Pick<ModelRequest, 'system' | 'messages'>,
  said: string,
): Usage {
  const promptTokens = tokensOf([system, ...messages.map(({ text }) => text)].join('\n'));
  const completionTokens = tokensOf(said);
  return {
    promptTokens,
    completionTokens,
    totalTokens: promptTokens + completionTokens,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    finishReason: 'stopped',
    timestamp: new Date().toISOString(),
    modelInfo: { model },
  };
}
