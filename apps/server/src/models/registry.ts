import type { AssistantModel } from '@trellis/assistant';
import type { Table } from '@trellis/blueprint';
import type { ModelState } from '@trellis/contract';
import type { Llm } from '@trellis/llm';
import type { Config } from '../config.ts';
import { builtInBuilder, tableBuilder } from './built-in.ts';
import type { ModelChoice } from './choice.ts';
import { chooseEmbeddingModel, type EmbeddingModel, embeddingModel } from './embeddings.ts';
import { chooseImageModel, type ImageModel } from './images.ts';
import { type ModelStyle, styleOf } from './style.ts';
import { forgetSupport } from './support.ts';

/** What each provider is asked for when LLM_MODEL names nothing. */
const DEFAULT_MODEL = {
  openai: 'gpt-5.1',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-pro',
  openrouter: 'anthropic/claude-sonnet-4.5',
} as const;

/** What is asked to repair when nobody names another. */
const SMALL_MODEL = {
  openai: 'gpt-5.1-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
  openrouter: 'anthropic/claude-haiku-4.5',
} as const;

/** Which model answers, and how it is asked. Without any key it is the built-in builder, which needs none. */
export class ModelRegistry {
  readonly #llm: Config['llm'];
  readonly #imageChoice: ModelChoice | null;
  #stored: ModelChoice | null = null;
  #choice: ModelChoice | null;
  #embeddingChoice: ModelChoice | null = null;
  #embeddings: Promise<EmbeddingModel> | null = null;
  #style: ModelStyle = 'code';

  constructor(llm: Config['llm']) {
    this.#llm = llm;
    this.#choice = chooseModel(llm);
    this.#imageChoice = chooseImageModel(llm);
    this.use(null);
  }

  /** An admin's choice stands before what the environment says; null takes it away. */
  use(stored: ModelChoice | null): void {
    this.#stored = stored;
    const timeoutMs = this.#llm.timeout === null ? null : this.#llm.timeout * 1_000;
    this.#choice = stored ? { ...stored, timeoutMs } : chooseModel(this.#llm);
    this.#embeddingChoice = chooseEmbeddingModel(this.#llm, this.#choice);
    this.#embeddings = null;
    forgetSupport();
    this.#style = this.#choice ? styleOf(this.#choice, this.#llm.style) : 'code';
  }

  /** The same provider with another of its models; null for the usual one. */
  with(model: string | null): ModelRegistry {
    if (model === null || !this.#choice || model === this.#choice.model) return this;
    const other = new ModelRegistry(this.#llm);
    other.use({ ...this.#choice, model });
    return other;
  }

  /** How the model that answers is reached; null for the built-in builder. */
  get choice(): ModelChoice | null {
    return this.#choice;
  }

  /** What admins see of it. */
  get state(): ModelState {
    const choice = this.#choice;
    return {
      defaultModel: this.defaultName,
      from: this.#stored ? 'settings' : choice ? 'environment' : 'none',
      provider: choice?.provider ?? null,
      model: choice?.model ?? null,
      baseUrl: choice?.baseUrl ?? null,
      hasKey: Boolean(choice?.apiKey),
    };
  }

  /** As the chat names the author: both, where a model's spec is written by the built-in builder. */
  get defaultName(): string {
    if (!this.#choice) return builtInBuilder.name;
    const { model } = this.#choice;
    return this.#style === 'spec' ? `${model} + ${builtInBuilder.name}` : model;
  }

  get isBuiltIn(): boolean {
    return this.#choice === null;
  }

  /** Whether the model that answers writes code itself, and can be asked to repair it. */
  get writesCode(): boolean {
    return this.#choice !== null && this.#style === 'code';
  }

  /** The model that repairs a version: a small general-purpose one unless one is named; null where none is connected. */
  async openRepair(name?: string): Promise<AssistantModel | null> {
    if (!this.#choice) return null;
    const { codeModel } = await import('./coder.ts');
    const { provider, model } = this.#choice;
    const small = provider === 'compatible' ? model : SMALL_MODEL[provider];
    return codeModel({ ...this.#choice, model: name || small });
  }

  /** The model of one turn. Provider code is loaded when it is first needed. */
  async open(): Promise<AssistantModel> {
    if (!this.#choice) return builtInBuilder;
    if (this.#style === 'code') return (await import('./coder.ts')).codeModel(this.#choice);
    const { specModel } = await import('./spec-model.ts');
    return specModel(this.#choice, this.defaultName);
  }

  /** What makes entities of tables: the built-in builder where it writes the app; null where a model writes code. */
  openTables(tables: readonly Table[]): AssistantModel | null {
    return this.#style === 'spec' || this.isBuiltIn ? tableBuilder(tables) : null;
  }

  /** The model that answers apps' own questions; null where there is none but the built-in builder. */
  async openAnswers(): Promise<Llm | null> {
    if (!this.#choice) return null;
    const { llmOf } = await import('./send.ts');
    return llmOf(this.#choice);
  }

  /** The model that embeds texts, the same object until another is chosen; null where none is connected. */
  async openEmbeddings(): Promise<EmbeddingModel | null> {
    if (!this.#embeddingChoice) return null;
    this.#embeddings ??= embeddingModel(this.#embeddingChoice);
    return this.#embeddings;
  }

  /** The model that draws; null where none is connected. */
  async openImages(): Promise<ImageModel | null> {
    if (!this.#imageChoice) return null;
    const { imageModel } = await import('./images.ts');
    return imageModel(this.#imageChoice);
  }
}

/** LLM_BASE_URL first (any OpenAI-compatible server), then the providers by their keys. */
export function chooseModel(llm: Config['llm']): ModelChoice | null {
  const timeoutMs = llm.timeout === null ? null : llm.timeout * 1_000;
  if (llm.baseUrl) {
    if (!llm.model) throw new Error('LLM_BASE_URL is set, so LLM_MODEL must name a model');
    const { baseUrl, model, apiKey } = llm;
    return { provider: 'compatible', model, apiKey, baseUrl, timeoutMs };
  }
  for (const provider of ['anthropic', 'openai', 'google', 'openrouter'] as const) {
    const apiKey = llm[provider];
    if (apiKey) {
      const model = llm.model ?? DEFAULT_MODEL[provider];
      return { provider, model, apiKey, baseUrl: null, timeoutMs };
    }
  }
  return null;
}
