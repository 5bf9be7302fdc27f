import type { BlockPart, RunRating, SharedRun } from '@trellis/contract';
import { editedParts, masker, maskIn } from '@trellis/tools';
import type { AppRow } from '../../apps/index.ts';
import { toolSettings } from '../../apps/index.ts';
import type { Db } from '../../db/index.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { toolOf } from '../store.ts';
import type { Owner } from './owner.ts';
import { ownRun, type RunRow } from './record.ts';

/** What its owner does with a run that is over. Anybody else's run is as good as none (ruling 12). */

const noRun = () => notFound('There is no such run');

async function overRun(db: Db, appId: string, runId: string, owner: Owner): Promise<RunRow> {
  const run = await ownRun(db, appId, runId, owner);
  if (run.state === 'loading')
    throw new Refusal('conflict', 'This run is still going', { code: 'run_goes_on' });
  return run;
}

type Change = {
  rating?: 1 | -1 | null;
  rating_reason?: string;
  edited?: string | null;
  shared_at?: Date | null;
  deleted_at?: Date;
};

async function changed(db: Db, { app_id, id }: RunRow, change: Change): Promise<RunRow> {
  return db
    .updateTable('tool_runs')
    .set(change)
    .where('app_id', '=', app_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Says what an answer is worth; null takes it back. */
export async function rateRun(
  db: Db,
  appId: string,
  runId: string,
  owner: Owner,
  { value, reason }: { value: RunRating['value'] | null; reason: string },
): Promise<RunRow> {
  const run = await overRun(db, appId, runId, owner);
  return changed(db, run, { rating: value, rating_reason: value === null ? '' : reason });
}

/** Writes parts of an answer anew, where the app lets people; the model's own stays beside it. */
export async function editRun(
  db: Db,
  app: AppRow,
  runId: string,
  owner: Owner,
  parts: readonly { id: string; value?: unknown }[] | null,
): Promise<RunRow> {
  const run = await overRun(db, app.app_id, runId, owner);
  const { settings } = await toolSettings(db, app, run.tool_id);
  if (!settings.userCanEditResults)
    throw new Refusal('forbidden', 'Results of this app cannot be edited', { code: 'no_edits' });
  if (parts === null) return changed(db, run, { edited: null });
  const edited = editedParts(run.parts, parts);
  if (!edited) throw new Refusal('invalid', 'This does not fit the result', { code: 'bad_parts' });
  return changed(db, run, { edited: JSON.stringify(edited) });
}

export async function shareRun(
  db: Db,
  appId: string,
  runId: string,
  owner: Owner,
  isShared: boolean,
): Promise<RunRow> {
  const run = await overRun(db, appId, runId, owner);
  if (isShared && run.parts.length === 0)
    throw new Refusal('conflict', 'Nothing to share yet', { code: 'no_result' });
  return changed(db, run, { shared_at: isShared ? (run.shared_at ?? new Date()) : null });
}

/** Takes a run out of everybody's sight. */
export async function removeRun(
  db: Db,
  appId: string,
  runId: string,
  owner: Owner,
): Promise<{ removed: boolean }> {
  const run = await overRun(db, appId, runId, owner);
  await changed(db, run, { deleted_at: new Date(), shared_at: null });
  return { removed: true };
}

/** A result as others read it: one that was shared, or to its owner what they would share. */
export async function sharedRun(
  db: Db,
  appId: string,
  runId: string,
  owner: Owner | null,
): Promise<SharedRun> {
  const run = owner
    ? await ownRun(db, appId, runId, owner)
    : await db
        .selectFrom('tool_runs')
        .selectAll()
        .where('app_id', '=', appId)
        .where('id', '=', runId)
        .where('shared_at', 'is not', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
  if (!run) throw noRun();
  const { definition } = await toolOf(db, appId, run.version_id, run.tool_id);
  const mask = masker(definition.fields, run.inputs);
  return {
    runId,
    path: definition.path,
    title: definition.header || definition.title,
    parts: maskIn(run.edited ?? run.parts, mask) as BlockPart[],
    isFollowup: run.parent_id !== null,
  };
}
