import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createOpenRouter } from '@openrouter/ai-sdk-provider';
import type { EmbeddingModel, ImageModel, LanguageModel } from 'ai';
import type { ModelChoice } from './choice.ts';
import { compatibleFetch } from './compatible.ts';

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
        fetch: compatibleFetch,
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

/** The AI SDK's models of sounds: those of OpenAI, or of a server that speaks its words. */
export const soundModels = ({ apiKey, baseUrl }: ModelChoice) =>
  createOpenAI({ apiKey: apiKey ?? 'none', ...(baseUrl !== null && { baseURL: baseUrl }) });

/** The AI SDK's model that embeds. */
export function embeddingModelOf({
  provider,
  model,
  apiKey,
  baseUrl,
}: ModelChoice): EmbeddingModel {
  const key = apiKey ?? undefined;
  switch (provider) {
    case 'openai':
      return createOpenAI({ apiKey: key }).embeddingModel(model);
    case 'google':
      return createGoogleGenerativeAI({ apiKey: key }).embeddingModel(model);
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        apiKey: key,
      }).embeddingModel(model);
    default:
      throw new Error(`${provider} embeds nothing`);
  }
}
