import type { Config } from '../config.ts';
import type { ModelChoice } from './choice.ts';

/** What each provider draws with when IMAGE_MODEL names nothing. */
const DEFAULT_MODEL = { openai: 'gpt-image-1', google: 'imagen-4.0-generate-001' } as const;
const WAIT_MS = 120_000;

/** A model that draws. */
export interface ImageModel {
  name: string;
  /** Tokens are 0 where the provider tells none. */
  draw(
    prompt: string,
    signal: AbortSignal,
  ): Promise<{ picture: Uint8Array; promptTokens: number; completionTokens: number }>;
}

/** The model that draws: of the server at LLM_BASE_URL where IMAGE_MODEL names one, else of a provider that has one. */
export function chooseImageModel(llm: Config['llm']): ModelChoice | null {
  const base = { baseUrl: null, timeoutMs: WAIT_MS };
  if (llm.baseUrl)
    return llm.imageModel
      ? {
          ...base,
          provider: 'compatible',
          model: llm.imageModel,
          apiKey: llm.apiKey,
          baseUrl: llm.baseUrl,
        }
      : null;
  for (const provider of ['openai', 'google'] as const) {
    const apiKey = llm[provider];
    if (apiKey)
      return { ...base, provider, model: llm.imageModel ?? DEFAULT_MODEL[provider], apiKey };
  }
  return null;
}

/** Provider code is loaded when it is first needed. */
export async function imageModel(choice: ModelChoice): Promise<ImageModel> {
  const { generateImage } = await import('ai');
  const { drawingModel } = await import('./provider.ts');
  return {
    name: choice.model,
    async draw(prompt, signal) {
      const { image, usage } = await generateImage({
        model: drawingModel(choice),
        prompt,
        maxRetries: 1,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(choice.timeoutMs ?? WAIT_MS)]),
      });
      return {
        picture: image.uint8Array,
        promptTokens: usage.inputTokens ?? 0,
        completionTokens: usage.outputTokens ?? 0,
      };
    },
  };
}
