import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createOpenRouter } from '@openrouter/ai-sdk-provider';
import type { AssistantModel, ModelMessage as Said } from '@trellis/assistant';
import type { ImageModel, LanguageModel, ModelMessage } from 'ai';
import { ask } from './ask.ts';
import type { ModelChoice } from './registry.ts';

const STALL_MS = 60_000;

/** Models that refused a request for its tools. */
const toolless = new Set<string>();

const BLIND = 'I cannot look at the pictures, so I go by your words.\n\n';

/** A provider's model that writes the app itself, as the assistant asks it. */
export function providerModel(choice: ModelChoice): AssistantModel {
  const model = languageModel(choice);
  const key = `${choice.provider} ${choice.baseUrl ?? ''} ${choice.model}`;
  return {
    name: choice.model,
    isShownImages: true,
    async *stream({ system, stableLength, messages, signal, tools, maxRequests }) {
      const put = (said: readonly Said[], mayUse = !toolless.has(key)) =>
        ask({
          ...(mayUse && tools && { tools, ...(maxRequests && { maxRequests }) }),
          model,
          name: choice.model,
          system,
          stableLength,
          messages: said.map(asked),
          signal,
          stallMs: choice.timeoutMs ?? STALL_MS,
        });
      const hasImages = messages.some(({ images }) => images?.length);
      let isFirst = true;
      for await (const event of put(messages)) {
        const isRefused = isFirst && event.type === 'failure' && event.failure.kind === 'refused';
        // So does one that knows no tools, and says that it is for these.
        if (
          isRefused &&
          tools &&
          !toolless.has(key) &&
          /tool|function/i.test(event.failure.cause)
        ) {
          toolless.add(key);
          return yield* put(messages);
        }
        // A model that takes no pictures refuses the request whole: it is asked once more without.
        if (isRefused && hasImages) {
          yield { type: 'text', text: BLIND };
          return yield* put(messages.map(({ role, text }) => ({ role, text })));
        }
        isFirst = false;
        yield event;
      }
    },
  };
}

function asked({ role, text, images = [] }: Said): ModelMessage {
  if (role === 'assistant') return { role, content: text };
  if (images.length === 0) return { role, content: text };
  const shown = images.map(({ data, mediaType }) => ({ type: 'file' as const, data, mediaType }));
  return { role, content: [{ type: 'text', text }, ...shown] };
}

/** The AI SDK's model of a choice. */
export function languageModel({ provider, model, apiKey, baseUrl }: ModelChoice): LanguageModel {
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
        // Said of all; a server that knows no `json_schema` refuses it, and is then asked without.
        supportsStructuredOutputs: true,
      })(model);
  }
}

/** The AI SDK's model that draws. */
export function drawingModel({ provider, model, apiKey, baseUrl }: ModelChoice): ImageModel {
  const key = apiKey ?? undefined;
  switch (provider) {
    case 'openai':
      return createOpenAI({ apiKey: key }).image(model);
    case 'google':
      return createGoogleGenerativeAI({ apiKey: key }).image(model);
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        apiKey: key,
      }).imageModel(model);
    default:
      throw new Error(`${provider} draws no pictures`);
  }
}
