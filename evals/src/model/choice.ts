import type { ListedModel, ModelState } from '@trellis/contract';
import type { Installation } from '../installation.ts';
import type { Choice } from './chosen.ts';

/** Why nothing can be measured, in a line for the person at the terminal. */
export class Unusable extends Error {
  override name = 'Unusable';
}

/** Where each provider's key is looked for, and the names that its own models go by. */
const KEYS = {
  anthropic: { variable: 'ANTHROPIC_API_KEY', models: /^claude/ },
  openai: { variable: 'OPENAI_API_KEY', models: /^(gpt|o\d|chatgpt)/ },
  google: { variable: 'GOOGLE_GENERATIVE_AI_API_KEY', models: /^gemini/ },
  openrouter: { variable: 'OPENROUTER_API_KEY', models: /\// },
} as const;
type Keyed = keyof typeof KEYS;
const PROVIDERS = Object.keys(KEYS) as Keyed[];

/** The provider of a model by the environment: LLM_BASE_URL first, as the server does, then whose key there is. */
export function choiceFrom(
  env: Readonly<Record<string, string | undefined>>,
  model: string,
  provider?: string,
): Choice {
  if (provider && provider !== 'compatible' && !(provider in KEYS))
    throw new Unusable(`There is no provider ${provider}: ${PROVIDERS.join(', ')} or compatible.`);
  if (provider === 'compatible' || (!provider && env.LLM_BASE_URL)) {
    const baseUrl = env.LLM_BASE_URL;
    if (!baseUrl || !URL.canParse(baseUrl))
      throw new Unusable('LLM_BASE_URL must be the address of an OpenAI-compatible server.');
    return { provider: 'compatible', model, baseUrl, apiKey: env.LLM_API_KEY ?? '' };
  }
  const withKey = PROVIDERS.filter((one) => env[KEYS[one].variable]);
  const named = provider as Keyed | undefined;
  const chosen = named ?? withKey.find((one) => KEYS[one].models.test(model)) ?? withKey[0];
  const apiKey = chosen && env[KEYS[chosen].variable];
  if (!chosen || !apiKey)
    throw new Unusable(
      named
        ? `There is no key of ${named}: set ${KEYS[named].variable}.`
        : `There is no key: set ${PROVIDERS.map((one) => KEYS[one].variable).join(', ')} or LLM_BASE_URL, or name an installation with --url.`,
    );
  return { provider: chosen, model, apiKey };
}

/** Lets an installation of ours answer by the choice, and asks it for a first word. */
export async function connect({ call }: Installation, choice: Choice): Promise<string> {
  await call('PUT', '/api/admin/models', choice);
  const { provider, model, baseUrl } = choice;
  const [{ models }, test] = await Promise.all([
    call<{ models: ListedModel[] }>('GET', '/api/models'),
    call<{ problem: string | null; firstTokenMs: number | null }>(
      'POST',
      '/api/admin/models/test',
      { provider, model, baseUrl },
    ),
  ]);
  if (test.problem !== null) throw new Unusable(problemLine(choice, models, test.problem));
  return `${model} (${provider}) answers, first token after ${test.firstTokenMs ?? '?'} ms.`;
}

const SHOWN = 8;

function problemLine({ model, provider }: Choice, models: ListedModel[], problem: string): string {
  const isListed = models.some(({ id }) => id === model || id.startsWith(`${model}-`));
  if (models.length === 0 || isListed || /^(401|403|429|5\d\d)/.test(problem))
    return `${model} (${provider}) does not answer: ${problem}`;
  const names = models.slice(0, SHOWN).map(({ id }) => id);
  const more = models.length > SHOWN ? ` and ${models.length - SHOWN} more` : '';
  return `${provider} has no model ${model} (${problem}). It has ${names.join(', ')}${more}.`;
}

/** What answers in an installation that somebody runs already. */
export async function chosenThere({ call, url }: Installation, model: string): Promise<string> {
  const state = await call<ModelState>('GET', '/api/admin/models');
  if (state.from === 'none')
    throw new Unusable(`${url} has no model: choose one on its page /admin, or name a key here.`);
  const asked = model || state.model;
  return `${asked} (${state.provider}) by the ${state.from} of ${url}.`;
}
