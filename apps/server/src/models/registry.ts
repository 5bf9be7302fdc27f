import type { AssistantModel } from '@trellis/assistant';
import type { Table } from '@trellis/blueprint';
import type { ModelState } from '@trellis/contract';
import type { Llm } from '@trellis/llm';
import type { Config } from '../config.ts';
import { builtInBuilder, tableBuilder } from './built-in.ts';
import type { ModelChoice } from './choice.ts';
import { chooseEmbeddingModel, type EmbeddingModel, embeddingModel } from './embeddings.ts';
import { chooseImageModel, type ImageModel } from './images.ts';
import { chooseSoundModel, type SpeechModel, type TranscriptionModel } from './sound.ts';
import { type ModelStyle, styleOf } from './style.ts';
import { forgetSupport, supportOf } from './support.ts';

/** What each provider is asked for when LLM_MODEL names nothing. */
const DEFAULT_MODEL = {
  openai: 'gpt-5.1',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-pro',
  openrouter: 'anthropic/claude-sonnet-4.5',
} as const;

/** What is asked to repair when nobody names another. */
/** Providers whose models that write code are shown pictures; others show it when they are sent the first. */
const SEEING: readonly ModelChoice['provider'][] = ['anthropic', 'openai', 'google'];

const SMALL_MODEL = {
  openai: 'gpt-5.1-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
  openrouter: 'anthropic/claude-haiku-4.5',
} as const;

/** Which model answers, and how it is asked. Without any key it is the built-in builder, which needs none. */
export class ModelRegistry {
  readonly #llm: Config['llm'];
  /** Every provider that the environment has a key or an address of. */
  readonly #ofEnvironment: readonly ModelChoice[];
  readonly #imageChoice: ModelChoice | null;
  readonly #speechChoice: ModelChoice | null;
  readonly #transcriptionChoice: ModelChoice | null;
  #stored: ModelChoice | null = null;
  #choice: ModelChoice | null;
  #embeddingChoice: ModelChoice | null = null;
  #embeddings: Promise<EmbeddingModel> | null = null;
  #style: ModelStyle = 'code';

  constructor(llm: Config['llm']) {
    this.#llm = llm;
    this.#ofEnvironment = chooseModels(llm);
    this.#choice = this.#ofEnvironment[0] ?? null;
    this.#imageChoice = chooseImageModel(llm);
    this.#speechChoice = chooseSoundModel(llm, 'speech');
    this.#transcriptionChoice = chooseSoundModel(llm, 'transcription');
    this.use(null);
  }

  /** An admin's choice stands before what the environment says; null takes it away. */
  use(stored: ModelChoice | null): void {
    this.#answerBy(stored);
    forgetSupport();
  }

  #answerBy(stored: ModelChoice | null): void {
    this.#stored = stored;
    const timeoutMs = this.#llm.timeout === null ? null : this.#llm.timeout * 1_000;
    this.#choice = stored ? { ...stored, timeoutMs } : (this.#ofEnvironment[0] ?? null);
    this.#embeddingChoice = chooseEmbeddingModel(this.#llm, this.#choice);
    this.#embeddings = null;
    this.#style = this.#choice ? styleOf(this.#choice, this.#llm.style) : 'code';
  }

  /**
   * Another model in place of the usual one: of the same provider by its name, of another that is connected as
   * `provider:name`; null for the usual one. Data stays embedded by what it was embedded by.
   */
  with(model: string | null): ModelRegistry {
    const wanted = model === null ? null : this.choiceFor(model);
    if (!wanted || sameModel(wanted, this.#choice)) return this;
    const other = new ModelRegistry(this.#llm);
    other.#answerBy(wanted);
    other.#embeddingChoice = this.#embeddingChoice;
    other.#embeddings = this.#embeddings;
    return other;
  }

  /** How the model of that name is reached, whether or not its provider has it; null for the built-in builder. */
  choiceFor(name: string): ModelChoice | null {
    const [, prefix, rest] = /^([a-z]+):(.+)$/.exec(name) ?? [];
    const isOf = ({ provider }: ModelChoice) => provider === prefix;
    const own = this.#choice && isOf(this.#choice) ? this.#choice : undefined;
    const other = rest === undefined ? undefined : (this.others.find(isOf) ?? own);
    if (other && rest !== undefined) return { ...other, model: rest };
    return this.#choice && { ...this.#choice, model: name };
  }

  /** The providers that are connected beside the one that answers. */
  get others(): ModelChoice[] {
    const first = this.#choice;
    return this.#ofEnvironment.filter(
      ({ provider, baseUrl }) => provider !== first?.provider || baseUrl !== first.baseUrl,
    );
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

  /** Whether it is sure that the model that answers can be sent pictures. */
  get seesPictures(): boolean {
    const choice = this.#choice;
    if (choice === null || !this.writesCode) return false;
    return SEEING.includes(choice.provider) || supportOf(choice).images === true;
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

  get readsAloud(): boolean {
    return this.#speechChoice !== null;
  }

  get writesDown(): boolean {
    return this.#transcriptionChoice !== null;
  }

  /** The model that reads aloud, where one is connected. */
  async openSpeech(): Promise<SpeechModel> {
    if (!this.#speechChoice) throw new Error('No model reads aloud here');
    const { speechModel } = await import('./sound.ts');
    return speechModel(this.#speechChoice);
  }

  /** The model that writes recordings down, where one is connected. */
  async openTranscriptions(): Promise<TranscriptionModel> {
    if (!this.#transcriptionChoice) throw new Error('No model writes down here');
    const { transcriptionModel } = await import('./sound.ts');
    return transcriptionModel(this.#transcriptionChoice);
  }
}

/**
 * All that the environment connects: LLM_BASE_URL first (any OpenAI-compatible server), then the providers by their keys.
 * The first answers, and LLM_MODEL is its model alone.
 */
function chooseModels(llm: Config['llm']): ModelChoice[] {
  const timeoutMs = llm.timeout === null ? null : llm.timeout * 1_000;
  const found: ModelChoice[] = [];
  if (llm.baseUrl) {
    if (!llm.model) throw new Error('LLM_BASE_URL is set, so LLM_MODEL must name a model');
    const { baseUrl, model, apiKey } = llm;
    found.push({ provider: 'compatible', model, apiKey, baseUrl, timeoutMs });
  }
  for (const provider of ['anthropic', 'openai', 'google', 'openrouter'] as const) {
    const apiKey = llm[provider];
    if (!apiKey) continue;
    const model = (found.length === 0 && llm.model) || DEFAULT_MODEL[provider];
    found.push({ provider, model, apiKey, baseUrl: null, timeoutMs });
  }
  return found;
}

const sameModel = (one: ModelChoice, other: ModelChoice | null): boolean =>
  one.provider === other?.provider && one.baseUrl === other.baseUrl && one.model === other.model;
