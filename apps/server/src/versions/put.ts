import type { Transaction } from 'kysely';
import type { BoundEntities, BoundTools, Conversion, Tables } from '../db/index.ts';
import { newId } from '../ids.ts';
import { nameByTool } from './tool-name.ts';

export interface VersionValues {
  parent: string | null;
  kind: Tables['versions']['kind'];
  messageId?: string | null;
  manifest: Record<string, string>;
  entities: BoundEntities;
  tools: BoundTools;
  conversions?: readonly Conversion[];
  /** Saves by hand amend it. */
  isOpen?: boolean;
  /** It stands beside an older one: the draft stays what it is. */
  isBeside?: boolean;
}

/** Stores a version and, unless it stands beside another, makes it the app's draft; answers its id. */
export async function putVersion(
  trx: Transaction<Tables>,
  appId: string,
  values: VersionValues,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('versions')
    .values({
      app_id: appId,
      id,
      parent: values.parent,
      kind: values.kind,
      message_id: values.messageId ?? null,
      manifest: JSON.stringify(values.manifest),
      entities: JSON.stringify(values.entities),
      tools: JSON.stringify(values.tools),
      conversions: JSON.stringify(values.conversions ?? []),
      is_open: values.isOpen ?? false,
    })
    .execute();
  if (!values.isBeside) {
    await trx
      .updateTable('apps')
      .set({ draft_version_id: id, updated_at: new Date() })
      .where('app_id', '=', appId)
      .execute();
    await nameByTool(trx, appId, values);
  }
  return id;
}
