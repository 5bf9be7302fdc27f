import type { Config } from '../config.ts';
import type { ModelChoice } from './choice.ts';
import { embeddingWords } from './embedding-words.ts';

/** What each provider embeds with when EMBEDDING_MODEL names nothing. */
const DEFAULT_MODEL = { openai: 'text-embedding-3-small', google: 'gemini-embedding-001' } as const;
/** In place of a model's name: none is to be used. */
const OFF = 'off';
const WAIT_MS = 60_000;
/** Characters of one text; models take some 8,000 tokens at most, and a character of some scripts is one. */
const LONGEST = 8_000;
/** Numbers of an embedding that are taken. */
const MOST_NUMBERS = 4_096;

/**
 * Why there are no embeddings: what was sent is refused, `texts`; who asks, or what for, `refused`; anything else may pass.
 * The message is the provider's, without the key.
 */
export class EmbeddingFailure extends Error {
  readonly kind: 'texts' | 'refused' | 'passing';

  constructor(kind: EmbeddingFailure['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** A model that says where a text stands among all meanings. */
export interface EmbeddingModel {
  /** As it is asked for, and under which what it said is kept. */
  name: string;
  /**
   * The embeddings of these texts in their order, each of as many numbers.
   * @throws EmbeddingFailure
   */
  embed(
    texts: readonly string[],
    use: { kind: 'passage' | 'question'; signal: AbortSignal },
  ): Promise<{ vectors: number[][]; tokens: number }>;
}

/**
 * The model that embeds: of the server at EMBEDDING_BASE_URL, else of the provider that answers, else of one with a key that
 * has such models. Of other servers than OpenAI's and Google's EMBEDDING_MODEL says which.
 */
export function chooseEmbeddingModel(
  llm: Config['llm'],
  answering: ModelChoice | null,
): ModelChoice | null {
  const { embeddingModel: model, embeddingBaseUrl: baseUrl } = llm;
  if (model === OFF) return null;
  const of = { timeoutMs: WAIT_MS, baseUrl: null };
  if (baseUrl) {
    if (!model) throw new Error('EMBEDDING_BASE_URL is set, so EMBEDDING_MODEL must name a model');
    return { ...of, provider: 'compatible', model, baseUrl, apiKey: llm.embeddingApiKey };
  }
  if (answering?.provider === 'compatible')
    return model ? { ...of, ...answering, model, timeoutMs: WAIT_MS } : null;
  for (const provider of ['openai', 'google'] as const) {
    const apiKey = answering?.provider === provider ? answering.apiKey : llm[provider];
    if (apiKey) return { ...of, provider, model: model ?? DEFAULT_MODEL[provider], apiKey };
  }
  return null;
}

/** Provider code is loaded when it is first needed. */
export async function embeddingModel(choice: ModelChoice): Promise<EmbeddingModel> {
  const { APICallError, embedMany } = await import('ai');
  const { embeddingModelOf } = await import('./provider.ts');
  const { model, timeoutMs } = choice;
  const words = embeddingWords(choice);
  return {
    name: `${choice.provider}:${model}`,
    async embed(texts, { kind, signal }) {
      const answer = await embedMany({
        model: embeddingModelOf(choice),
        values: texts.map((text) => words.before[kind] + text.slice(0, LONGEST)),
        ...(words.dimensions && { dimensions: words.dimensions }),
        ...(words.options && { providerOptions: words.options[kind] }),
        // Who asks retries by rules of their own.
        maxRetries: 0,
        maxParallelCalls: 1,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs ?? WAIT_MS)]),
      }).catch((error: unknown) => {
        throw failureOf(error, choice, APICallError);
      });
      requireVectors(answer.embeddings, texts.length);
      return { vectors: answer.embeddings, tokens: tokensOf(answer.usage.tokens, texts) };
    },
  };
}

/** Refused for what was sent (RFC 9110, 15.5.1, 15.5.14 and 15.5.21), and not for good. */
const OF_TEXTS: readonly number[] = [400, 413, 422];
const MOST_SAID = 300;

function failureOf(
  error: unknown,
  { apiKey }: ModelChoice,
  CallError: typeof import('ai').APICallError,
): EmbeddingFailure {
  const said = error instanceof Error ? error.message : String(error);
  const message = (apiKey ? said.replaceAll(apiKey, '***') : said).slice(0, MOST_SAID);
  const status = CallError.isInstance(error) ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status === 408 || status === 429 || status >= 500)
    return new EmbeddingFailure('passing', message, error);
  return new EmbeddingFailure(OF_TEXTS.includes(status) ? 'texts' : 'refused', message, error);
}

/** Some servers tell none: four characters are one. */
function tokensOf(told: number, texts: readonly string[]): number {
  if (Number.isFinite(told) && told > 0) return told;
  return Math.ceil(texts.reduce((sum, { length }) => sum + length, 0) / 4);
}

function requireVectors(vectors: readonly (readonly number[])[], count: number): void {
  const numbers = vectors[0]?.length ?? 0;
  const isWhole =
    vectors.length === count &&
    numbers > 0 &&
    numbers <= MOST_NUMBERS &&
    vectors.every((one) => one.length === numbers && one.every(Number.isFinite));
  if (!isWhole)
    throw new EmbeddingFailure(
      'passing',
      `Asked for ${count} embeddings it answered something else`,
    );
}
