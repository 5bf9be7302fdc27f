import { readTool, toolPathOf } from '@trellis/contract';
import { namedAlike } from '@trellis/tools';
import type { Transaction } from 'kysely';
import type { BoundTools, Tables } from '../db/index.ts';

/** An app that is one tool is called as its draft's tool is, whatever door that came by (ruling 74). */
export async function nameByTool(
  trx: Transaction<Tables>,
  appId: string,
  { manifest, tools }: { manifest: Record<string, string>; tools: BoundTools },
): Promise<void> {
  const [name, ...others] = Object.keys(tools);
  const hash = name === undefined ? undefined : manifest[toolPathOf(name)];
  if (hash === undefined || others.length > 0) return;
  const found = await trx
    .selectFrom('apps')
    .innerJoin('blobs', 'blobs.app_id', 'apps.app_id')
    .select('blobs.content')
    .where('apps.app_id', '=', appId)
    .where('apps.kind', '=', 'AI_TOOL')
    .where('blobs.hash', '=', hash)
    .executeTakeFirst();
  const read = found && readTool(found.content);
  if (!read || 'fault' in read) return;
  const { title, description } = namedAlike(read.tool);
  if (title.trim() === '') return;
  await trx
    .updateTable('apps')
    .set({ name: title, description })
    .where('app_id', '=', appId)
    .execute();
}
