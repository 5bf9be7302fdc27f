import type { EntitySchema, ImportPlan } from '@trellis/contract';
import { changeSchema, makeEntity, newEntity } from '../database/index.ts';
import type { RowAsk } from '../entities/index.ts';
import type { Builder } from '../identity/index.ts';
import type { ImportNeeds } from './needs.ts';
import { schemaWith } from './plan.ts';
import { askOf, type ImportRecord } from './record.ts';

/** What an import's entity is before it: of one that is to be made, with no fields. */
export async function schemaBefore(
  { entities }: ImportNeeds,
  record: ImportRecord,
  plan: ImportPlan,
  who: Pick<RowAsk, 'actor' | 'role'>,
): Promise<EntitySchema> {
  if (record.makes_entity) return newEntity(plan.newEntity ?? record.entity_name);
  return (await entities.shape(askOf(record, who))).schema;
}

/**
 * Makes the fields, or the entity, that a plan asks for: a version of the app by hand, which can be taken back as any
 * (ruling 29), and is with the import.
 */
export async function makeFields(
  services: ImportNeeds,
  record: ImportRecord,
  plan: ImportPlan,
  schema: EntitySchema,
  who: { actor: Builder; role: RowAsk['role'] },
): Promise<void> {
  const { db, entities } = services;
  const { app_id: appId, makes_entity, entity_name } = record;
  if (!makes_entity && !plan.columns.some(({ newField }) => newField)) return;
  const builder = who.actor;
  const made_version = makes_entity
    ? await makeEntity(services, { appId, builder }, schema)
    : await changeSchema(services, { appId, entityName: entity_name, builder }, (before) =>
        schemaWith(before, plan),
      );
  const name = makes_entity ? schema.name : entity_name;
  const { id } = await entities.shape(askOf({ app_id: appId, entity_name: name }, who));
  await db
    .updateTable('data_imports')
    .set({ made_version, entity_id: id, entity_name: name })
    .where('app_id', '=', appId)
    .where('id', '=', record.id)
    .execute();
}
