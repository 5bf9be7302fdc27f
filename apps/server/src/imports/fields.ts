import type { ImportPlan } from '@trellis/contract';
import { changeSchema } from '../database/index.ts';
import type { Builder } from '../identity/index.ts';
import type { ImportNeeds } from './needs.ts';
import { schemaWith } from './plan.ts';

/** Makes the fields that a plan asks for: a version of the app by hand, which can be taken back as any (ruling 29). */
export async function makeFields(
  services: ImportNeeds,
  appId: string,
  entityName: string,
  plan: ImportPlan,
  builder: Builder,
): Promise<void> {
  if (!plan.columns.some(({ newField }) => newField)) return;
  await changeSchema(services, { appId, entityName, builder }, (schema) =>
    schemaWith(schema, plan),
  );
}
