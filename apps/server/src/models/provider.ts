import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createOpenRouter } from '@openrouter/ai-sdk-provider';
import type { AssistantModel, ModelEvent, ModelFailure } from '@trellis/assistant';
import { APICallError, type LanguageModel, type LanguageModelUsage, streamText } from 'ai';
import type { ModelChoice } from './registry.ts';

/** A provider that sends nothing for this long has stalled. */
const STALL_MS = 60_000;

/** A provider's model as the assistant asks it. What goes wrong is an event, never a throw. */
export function providerModel(choice: ModelChoice): AssistantModel {
  const model = languageModel(choice);
  return {
    name: choice.model,
    async *stream({ system, messages, signal }) {
      const stall = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const alive = () => {
        clearTimeout(timer);
        timer = setTimeout(() => stall.abort(), STALL_MS);
      };
      alive();
      try {
        const result = streamText({
          model,
          system,
          messages: messages.map(({ role, text }) => ({ role, content: text })),
          abortSignal: AbortSignal.any([signal, stall.signal]),
          // The turn retries by its own rules, and only before the first word.
          maxRetries: 0,
          // Errors arrive as parts of the stream; the default handler would print prompts.
          onError: () => {},
        });
        for await (const part of result.stream) {
          alive();
          if (part.type === 'text-delta') yield { type: 'text', text: part.text };
          else if (part.type === 'reasoning-delta') yield { type: 'reasoning', text: part.text };
          else if (part.type === 'error') yield { type: 'failure', failure: failureOf(part.error) };
          else if (part.type === 'abort' && !signal.aborted)
            yield {
              type: 'failure',
              failure: { kind: 'stalled', cause: `Nothing came for ${STALL_MS / 1_000} s` },
            };
          else if (part.type === 'finish')
            yield finish(choice.model, part.finishReason, part.totalUsage);
        }
      } catch (error) {
        if (signal.aborted) return;
        yield {
          type: 'failure',
          failure: stall.signal.aborted
            ? { kind: 'stalled', cause: 'The model stalled' }
            : failureOf(error),
        };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function languageModel({ provider, model, apiKey, baseUrl }: ModelChoice): LanguageModel {
  const key = apiKey ?? undefined;
  switch (provider) {
    case 'openai':
      return createOpenAI({ apiKey: key })(model);
    case 'anthropic':
      return createAnthropic({ apiKey: key })(model);
    case 'google':
      return createGoogleGenerativeAI({ apiKey: key })(model);
    case 'openrouter':
      return createOpenRouter({ apiKey: key ?? '' })(model);
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        apiKey: key,
        includeUsage: true,
      })(model);
  }
}

function finish(model: string, reason: string, usage: LanguageModelUsage): ModelEvent {
  const promptTokens = usage.inputTokens ?? 0;
  const completionTokens = usage.outputTokens ?? 0;
  return {
    type: 'finish',
    reason: reason === 'stop' || reason === 'length' ? reason : 'other',
    usage: {
      promptTokens,
      completionTokens,
      totalTokens: usage.totalTokens ?? promptTokens + completionTokens,
      cacheReadTokens: usage.inputTokenDetails?.cacheReadTokens ?? 0,
      cacheWriteTokens: usage.inputTokenDetails?.cacheWriteTokens ?? 0,
      finishReason: reason,
      timestamp: new Date().toISOString(),
      modelInfo: { model },
    },
  };
}

function failureOf(error: unknown): ModelFailure {
  if (APICallError.isInstance(error)) {
    const retry = Number(error.responseHeaders?.['retry-after']);
    const cause = `${error.statusCode ?? 'no status'} ${error.message}`;
    if (error.statusCode === 429)
      return { kind: 'rate-limit', cause, retryAfter: Number.isFinite(retry) ? retry : undefined };
    if (error.statusCode === undefined) return { kind: 'network', cause };
    return {
      kind: error.statusCode >= 500 ? 'provider' : 'refused',
      cause,
      retryAfter: Number.isFinite(retry) ? retry : undefined,
    };
  }
  return { kind: 'network', cause: error instanceof Error ? error.message : String(error) };
}
