import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';

export const MODEL_PROVIDERS = [
  'openai',
  'anthropic',
  'google',
  'openrouter',
  'compatible',
] as const;
export const ModelProvider = z.enum(MODEL_PROVIDERS);
export type ModelProvider = z.infer<typeof ModelProvider>;

const ModelName = z.string().trim().min(1, 'Name a model').max(200);
const BaseUrl = z.url({ protocol: /^https?$/, error: 'An address of HTTP or HTTPS' }).max(2_000);

/** The model that an admin chose; the key is sent and never answered. */
export const ModelSettings = z
  .object({
    provider: ModelProvider,
    model: ModelName,
    /** Where the server is, for `compatible`. */
    baseUrl: BaseUrl.nullish(),
    /** Left out: the one that is kept stays. */
    apiKey: z.string().trim().max(1_000).optional(),
  })
  .refine(({ provider, baseUrl }) => provider !== 'compatible' || Boolean(baseUrl), {
    path: ['baseUrl'],
    message: 'Say where the server is',
  });
export type ModelSettings = z.infer<typeof ModelSettings>;

/** What answers in the chat, and who said so. */
export const ModelState = z.object({
  /** As the chat names it. */
  defaultModel: z.string(),
  /** `settings`: an admin's choice here. `environment`: the operator's variables. `none`: the built-in builder. */
  from: z.enum(['settings', 'environment', 'none']),
  provider: ModelProvider.nullable(),
  model: z.string().nullable(),
  baseUrl: z.string().nullable(),
  hasKey: z.boolean(),
});
export type ModelState = z.infer<typeof ModelState>;

/** A model that can be chosen. Prices in dollars for a million tokens; null where the provider does not tell. */
export const ListedModel = z.object({
  id: z.string(),
  name: z.string(),
  promptPrice: z.number().nullable(),
  completionPrice: z.number().nullable(),
  contextLength: z.number().nullable(),
  /** The other provider that has it, connected beside the one that answers: its id begins with that; null for that one's own. */
  from: ModelProvider.nullable(),
});
export type ListedModel = z.infer<typeof ListedModel>;

/** Whether a listed model is meant by a name: 'claude-haiku-4-5' is listed with its date, and 'a-model:free' as 'a-model'. */
export const isModelNamed = (listed: string, name: string): boolean =>
  listed === name ||
  listed === name.replace(/:[a-z]+$/, '') ||
  (listed.startsWith(`${name}-`) &&
    /^-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/.test(listed.slice(name.length)));

/** Servers with models that listen on the installation's own machine. */
export const LocalModels = z.object({
  servers: z.array(
    z.object({
      name: z.string(),
      /** Where it is reached, as `compatible`. */
      baseUrl: z.string(),
      models: z.array(z.string()),
    }),
  ),
});
export type LocalModels = z.infer<typeof LocalModels>;

export const modelCalls = {
  state: call({
    id: 'adminModels',
    method: 'GET',
    path: '/api/admin/models',
    who: 'admin',
    summary: 'What answers in the chat (never its key)',
    answer: ModelState,
  }),
  choose: call({
    id: 'adminChooseModel',
    method: 'PUT',
    path: '/api/admin/models',
    who: 'admin',
    summary: 'Choose what answers in the chat, in place of what the environment says',
    body: ModelSettings,
    answer: ModelState,
  }),
  forget: call({
    id: 'adminForgetModel',
    method: 'DELETE',
    path: '/api/admin/models',
    who: 'admin',
    summary: 'Go back to what the environment says; the key that was kept is erased',
    answer: ModelState,
  }),
  test: call({
    id: 'adminTestModel',
    method: 'POST',
    path: '/api/admin/models/test',
    who: 'admin',
    summary: 'Ask a model for one word: how long until its first token, and until the end',
    body: ModelSettings,
    answer: z.object({
      isAnswered: z.boolean(),
      /** Milliseconds. */
      firstTokenMs: z.number().nullable(),
      totalMs: z.number(),
      text: z.string(),
      /** Why it did not answer. */
      problem: z.string().nullable(),
    }),
  }),
  local: call({
    id: 'localModels',
    method: 'GET',
    path: '/api/admin/models/local',
    who: 'admin',
    summary: 'Model servers that listen on this machine, such as Ollama and LM Studio',
    answer: LocalModels,
  }),
  list: call({
    id: 'listModels',
    method: 'GET',
    path: '/api/models',
    who: 'builder',
    summary:
      'The models that the connected providers and routers have, with their context; with prices for admins (ruling 18)',
    answer: z.object({
      models: z.array(ListedModel),
      problem: z.string().nullable(),
      /** The installation's own, where nothing else is chosen; null where no model is connected. */
      answering: z.string().nullable(),
    }),
  }),
  chooseForApp: call({
    id: 'chooseAppModel',
    method: 'POST',
    path: '/api/apps/{appId}/model',
    who: 'admin',
    summary: "The model that answers in this app's chat; null for the installation's",
    params: z.object({ appId: AppId }),
    body: z.object({ model: ModelName.nullable() }),
    answer: z.object({ model: z.string().nullable() }),
  }),
  ofApp: call({
    id: 'appModel',
    method: 'GET',
    path: '/api/apps/{appId}/model',
    who: 'admin',
    summary: "The model that answers in this app's chat; null for the installation's",
    params: z.object({ appId: AppId }),
    answer: z.object({ model: z.string().nullable(), defaultModel: z.string() }),
  }),
};
