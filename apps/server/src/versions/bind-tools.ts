import { type AppFiles, pathKey, readTool, toolNameOf } from '@trellis/contract';
import type { Transaction } from 'kysely';
import type { BoundTools, Tables } from '../db/index.ts';

/**
 * Binds the tools among files to ids (ruling 39): the same name keeps its id, and so does the same path under another
 * name. What is no definition is bound to nothing: publishing and running refuse it. `isLeft` says whether a file that
 * is not among these stays.
 */
export function bindTools(
  files: AppFiles,
  before: BoundTools,
  isLeft: (name: string) => boolean,
  newId: () => string,
): BoundTools {
  const bound: BoundTools = {};
  const named = Object.entries(files).flatMap(([path, text]) => {
    const name = toolNameOf(path);
    const read = name === null ? null : readTool(text);
    return name !== null && read && 'tool' in read ? [{ name, path: read.tool.path }] : [];
  });
  const names = new Set(named.map(({ name }) => name));
  for (const { name, path } of named) {
    const moved = Object.entries(before).find(
      ([other, one]) => pathKey(one.path) === pathKey(path) && !names.has(other) && !isLeft(other),
    );
    bound[name] = { id: before[name]?.id ?? moved?.[1].id ?? newId(), path };
  }
  return bound;
}

/** Makes the records of tools that are new: they are drafts. */
export async function recordTools(
  trx: Transaction<Tables>,
  appId: string,
  tools: BoundTools,
): Promise<void> {
  const ids = [...new Set(Object.values(tools).map(({ id }) => id))];
  if (ids.length === 0) return;
  await trx
    .insertInto('tools')
    .values(ids.map((id) => ({ app_id: appId, id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
