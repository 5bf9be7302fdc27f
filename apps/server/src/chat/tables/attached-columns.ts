import type { EntitySchema } from '@trellis/contract';
import { appById } from '../../apps/index.ts';
import { notFound } from '../../refusal.ts';
import { attachmentCalled, entityFile } from '../attachments.ts';
import type { ChatNeeds } from '../needs.ts';
import { tooManyRows } from './imports.ts';
import { fieldsFor, proposedColumns } from './mapping.ts';
import { readTable } from './read.ts';

/** Where the columns of an attached table would go in an entity of the app. */
export async function attachedColumns(
  services: ChatNeeds,
  { appId, name, entityName: entity }: { appId: string; name: string; entityName: string },
) {
  const app = await appById(services.db, appId);
  const files = await services.versions.files(appId, app.draft_version_id);
  const path = entityFile(files, entity);
  if (!path) throw notFound(`There is no entity ${entity}`);
  const schema = JSON.parse(files[path] ?? '{}') as EntitySchema;
  const attachment = await attachmentCalled(services, appId, name);
  const table = await readTable(services, appId, attachment);
  if (table === null) throw tooManyRows(attachment);
  return {
    columns: proposedColumns(table.records, schema),
    fields: fieldsFor(schema).map(({ path: field, field: { title } }) => ({
      path: field,
      title: title ?? field,
    })),
  };
}
