import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { endpoint } from '../endpoint.ts';
import type { IntegrationNeeds } from '../needs.ts';

/** Refuses where there is no model but the built-in builder, which answers no apps. */
export function assertModel({ models }: IntegrationNeeds): void {
  if (models.isBuiltIn)
    throw new Refusal(
      'not_implemented',
      'No model is connected here. Who runs this installation can connect one in Administration → Models.',
      { code: 'no_model' },
    );
}

/** Which models answer apps: the one of the installation, whichever an app names. */
export const listModels = endpoint({
  name: 'models',
  summary: 'The model that answers apps, as clients of OpenAI’s API list models',
  input: z.object({}),
  who: 'anyone',
  kind: 'installed',
  assertConnected: assertModel,
  run: async (_input, { services }) => ({
    object: 'list',
    data: [
      { id: services.models.defaultName, object: 'model', created: 0, owned_by: 'installation' },
    ],
  }),
});
