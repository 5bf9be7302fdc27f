import type { AssistantModel } from '@trellis/assistant';
import type { Config } from '../config.ts';
import { builtInBuilder } from './built-in.ts';

/** How to reach one model: the provider's kind, the model's name, and where it is. */
export interface ModelChoice {
  provider: 'openai' | 'anthropic' | 'google' | 'openrouter' | 'compatible';
  model: string;
  apiKey: string | null;
  baseUrl: string | null;
}

/** What each provider is asked for when LLM_MODEL names nothing. */
const DEFAULT_MODEL = {
  openai: 'gpt-5.1',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-pro',
  openrouter: 'anthropic/claude-sonnet-4.5',
} as const;

/** Which model answers. Without any key it is the built-in builder, which needs none. */
export class ModelRegistry {
  readonly #choice: ModelChoice | null;

  constructor(llm: Config['llm']) {
    this.#choice = chooseModel(llm);
  }

  get defaultName(): string {
    return this.#choice?.model ?? builtInBuilder.name;
  }

  get isBuiltIn(): boolean {
    return this.#choice === null;
  }

  /** The model of a turn. Provider code is loaded when it is first needed. */
  async open(): Promise<AssistantModel> {
    if (!this.#choice) return builtInBuilder;
    const { providerModel } = await import('./provider.ts');
    return providerModel(this.#choice);
  }
}

/** LLM_BASE_URL first (any OpenAI-compatible server), then the providers by their keys. */
export function chooseModel(llm: Config['llm']): ModelChoice | null {
  if (llm.baseUrl) {
    if (!llm.model) throw new Error('LLM_BASE_URL is set, so LLM_MODEL must name a model');
    return { provider: 'compatible', model: llm.model, apiKey: llm.apiKey, baseUrl: llm.baseUrl };
  }
  for (const provider of ['anthropic', 'openai', 'google', 'openrouter'] as const) {
    const apiKey = llm[provider];
    if (apiKey)
      return { provider, model: llm.model ?? DEFAULT_MODEL[provider], apiKey, baseUrl: null };
  }
  return null;
}
