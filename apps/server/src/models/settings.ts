import type { ModelProvider, ModelSettings } from '@trellis/contract';
import type { ModelChoice } from './choice.ts';
import type { ModelNeeds } from './needs.ts';

type Kept = Pick<ModelNeeds, 'db' | 'box'>;

/** What an admin chose; null where the environment decides. */
export async function storedChoice({ db, box }: Kept): Promise<ModelChoice | null> {
  const row = await db.selectFrom('model_settings').selectAll().executeTakeFirst();
  if (!row) return null;
  return {
    provider: row.provider as ModelProvider,
    model: row.model,
    baseUrl: row.base_url,
    apiKey: row.sealed_key === null ? null : box.open(row.sealed_key),
    timeoutMs: null,
  };
}

/** The choice that settings stand for. Without a key in them it is the kept one, of the same provider and place. */
export async function choiceOf(services: Kept, settings: ModelSettings): Promise<ModelChoice> {
  const { provider, model, apiKey } = settings;
  const baseUrl = provider === 'compatible' ? (settings.baseUrl ?? null) : null;
  const before = apiKey === undefined ? await storedChoice(services) : null;
  // A key goes to nobody but who it was given for.
  const isSame = before?.provider === provider && before.baseUrl === baseUrl;
  return {
    provider,
    model,
    baseUrl,
    apiKey: apiKey === undefined ? (isSame ? before.apiKey : null) : apiKey || null,
    timeoutMs: null,
  };
}

export async function storeChoice(
  { db, box }: Kept,
  { provider, model, baseUrl, apiKey }: ModelChoice,
  by: string,
): Promise<void> {
  const values = {
    provider,
    model,
    base_url: baseUrl,
    sealed_key: apiKey === null ? null : box.seal(apiKey),
    updated_by: by,
    updated_at: new Date(),
  };
  await db
    .insertInto('model_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
    .execute();
}
