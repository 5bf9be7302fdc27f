import { DEFAULT_SETTINGS, isModelNamed, type ListedModel } from '@trellis/contract';
import { z } from 'zod';
import type { ModelChoice } from './choice.ts';
import type { ModelRegistry } from './registry.ts';

type Connected = Pick<ModelRegistry, 'choice' | 'others' | 'choiceFor'>;

const PATIENCE_MS = 10_000;
const KEPT_MS = 10 * 60_000;
const MOST = 1_000;

/** One model of a list, as OpenAI, Anthropic, Google and OpenRouter write it, each its part. */
const Entry = z.looseObject({
  id: z.string().optional(),
  name: z.string().optional(),
  display_name: z.string().optional(),
  displayName: z.string().optional(),
  context_length: z.number().nullish(),
  inputTokenLimit: z.number().nullish(),
  max_input_tokens: z.number().nullish(),
  /** OpenRouter: dollars for one token, as texts. */
  pricing: z.looseObject({ prompt: z.string(), completion: z.string() }).nullish().catch(null),
});
const List = z.looseObject({
  data: z.array(Entry).optional(),
  models: z.array(Entry).optional(),
});

/** Where each provider lists its models, and how it is asked. */
function addressOf({ provider, apiKey, baseUrl }: ModelChoice): {
  url: string;
  headers: Record<string, string>;
} {
  const bearer: Record<string, string> = apiKey ? { Authorization: `Bearer ${apiKey}` } : {};
  switch (provider) {
    case 'openai':
      return { url: 'https://api.openai.com/v1/models', headers: bearer };
    case 'anthropic':
      return {
        url: 'https://api.anthropic.com/v1/models?limit=1000',
        headers: { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' },
      };
    case 'google':
      return {
        url: 'https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000',
        headers: { 'x-goog-api-key': apiKey ?? '' },
      };
    case 'openrouter':
      return { url: 'https://openrouter.ai/api/v1/models', headers: bearer };
    case 'compatible':
      return { url: `${(baseUrl ?? '').replace(/\/$/, '')}/models`, headers: bearer };
  }
}

interface Listed {
  models: ListedModel[];
  problem: string | null;
}

const kept = new Map<string, { at: number; listed: Promise<Listed> }>();

/** The models that a provider has, asked for at most every ten minutes. One that does not tell has a problem, and no models. */
function listModels(choice: ModelChoice): Promise<Listed> {
  const key = JSON.stringify([choice.provider, choice.baseUrl, choice.apiKey]);
  const now = performance.now();
  for (const [old, { at }] of kept) if (now - at > KEPT_MS) kept.delete(old);
  const known = kept.get(key);
  if (known) return known.listed;
  const listed = fetched(choice);
  kept.set(key, { at: now, listed });
  // What failed is asked anew the next time.
  void listed.then(({ problem }) => {
    if (problem && kept.get(key)?.listed === listed) kept.delete(key);
  });
  return listed;
}

/** The models of every connected provider: first those of the one that answers, the others' as `provider:name`. */
export async function listAll({ choice, others }: Connected): Promise<Listed> {
  if (!choice) return { models: [], problem: null };
  const [own, ...more] = await Promise.all([choice, ...others].map(listModels));
  const named = more.flatMap(({ models }, at) => {
    const from = others[at]!.provider;
    return models.map((model) => ({ ...model, id: `${from}:${model.id}`, from }));
  });
  return { models: [...own!.models, ...named], problem: own!.problem };
}

async function fetched(choice: ModelChoice): Promise<Listed> {
  const { url, headers } = addressOf(choice);
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok)
      return { models: [], problem: `The list was answered with ${response.status}` };
    const { data, models } = List.parse(await response.json());
    return { models: (data ?? models ?? []).slice(0, MOST).flatMap(presented), problem: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { models: [], problem: `The list could not be had: ${why}`.slice(0, 200) };
  }
}

function presented(entry: z.infer<typeof Entry>): ListedModel[] {
  // Google's names begin with their kind.
  const id = entry.id ?? entry.name?.replace(/^models\//, '');
  if (!id) return [];
  const price = (text: string | undefined) => {
    const perToken = Number(text);
    return text !== undefined && Number.isFinite(perToken) && perToken >= 0
      ? Math.round(perToken * 1e9) / 1e3
      : null;
  };
  return [
    {
      id,
      name: entry.display_name ?? entry.displayName ?? (entry.id ? entry.name : undefined) ?? id,
      promptPrice: price(entry.pricing?.prompt),
      completionPrice: price(entry.pricing?.completion),
      contextLength:
        entry.context_length ?? entry.inputTokenLimit ?? entry.max_input_tokens ?? null,
      from: null,
    },
  ];
}

/**
 * The model of that name, where its provider has it, as itself or as a variant or alias of one that it lists. Where the
 * provider lists nothing, a name that somebody chose is taken at its word; null for any other (ruling 89).
 */
export async function listedModel(models: Connected, name: string): Promise<string | null> {
  const choice = models.choiceFor(name);
  if (!choice) return null;
  const { models: listed, problem } = await listModels(choice);
  if (problem) return name === DEFAULT_SETTINGS.aiModel ? null : name;
  return listed.some(({ id }) => isModelNamed(id, choice.model)) ? name : null;
}
