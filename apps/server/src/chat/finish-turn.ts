import type { RecordBatch, TurnOutcome } from '@trellis/assistant';
import { type ActionCard, BLUEPRINT_FILE } from '@trellis/contract';
import { appUserOf, becomeApp, nameApp, overtakeStyle } from '../apps/index.ts';
import { logFault } from '../log.ts';
import { causeDetails, failureDetails } from '../models/index.ts';
import { lockStream } from '../streams/index.ts';
import { saveMessage } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import type { Started } from './started.ts';
import { gateTools } from './tools-gate.ts';

/** Commits or not, writes the message's last state, and answers the turn's. `cause`: what went wrong here, not with the model. */
export async function finishTurn(
  services: ChatNeeds,
  started: Started,
  outcome: TurnOutcome,
  cause?: unknown,
): Promise<'done' | 'failed' | 'stopped'> {
  const { turn, writer, draftVersionId } = started;
  const { previews } = services;
  const last = { versionId: draftVersionId };
  if (outcome.kind === 'done') {
    const hasChanges = outcome.draft.changed.size > 0 || outcome.draft.records.length > 0;
    if (!hasChanges) {
      const { named } = outcome.draft;
      if (named) await rename(services, turn.appId, named);
      writer.finish({ ...last, ...cutSign(outcome), status: 'ready' });
      return 'done';
    }
    try {
      await commitTurn(services, started, outcome);
      return 'done';
    } catch (error) {
      logFault(`turn ${turn.id}`, error);
      cause = error;
      outcome = {
        kind: 'failed',
        message: 'The changes could not be saved, so the app is unchanged',
      };
    }
  }
  await previews.forgetDraft(turn.appId);
  if (outcome.kind === 'stopped') {
    writer.finish({ ...last, status: 'stopped' });
    return 'stopped';
  }
  if (outcome.kind === 'failed') {
    const { failure } = outcome;
    const ofModel = failure && failureDetails(failure, started.models.choice?.apiKey);
    if (ofModel) console.error(`turn ${turn.id}: model ${ofModel}`);
    const details = ofModel ?? (cause === undefined ? undefined : causeDetails(cause));
    writer.finish({
      ...last,
      status: 'error',
      error: outcome.message,
      ...(details && { details }),
      ...cutSign(outcome),
    });
  }
  return 'failed';
}

/** Makes the version, and gives the app the name that came with it. */
async function commitTurn(
  services: ChatNeeds,
  started: Started,
  outcome: Extract<TurnOutcome, { kind: 'done' }>,
): Promise<void> {
  const { turn, writer, builder, draftVersionId } = started;
  const { draft, memos } = outcome;
  const { db, versions, previews, bus } = services;
  const tools = await gateTools(services, started, draft);
  if (tools.said) writer.write({ type: 'text', text: tools.said });
  const creator = await appUserOf(db, turn.appId, builder, 'owner');
  // What was said is stored first: should the server go right after the commit, all of it is there.
  await turn.flush();
  await saveMessage(db, turn.appId, writer.message);
  const { versionId, files, kept, skipped, isRestyled } = await db
    .transaction()
    .execute(async (trx) => {
      await lockStream(trx, turn);
      if (started.appKind === 'AI_TOOL' && tools.count > 1) await becomeApp(trx, turn.appId);
      const isRestyled = await overtakeStyle(trx, turn.appId, draftVersionId, draft.files);
      const committed = await versions.commit(trx, {
        appId: turn.appId,
        kind: 'turn',
        messageId: writer.message.id,
        files: { ...draft.files, ...memos },
        madeFrom: draftVersionId,
        records: draft.records,
        creatorId: creator.id,
      });
      return { ...committed, isRestyled };
    });
  if (kept.length > 0) {
    writer.amend(({ file }) => kept.includes(file), 'failed', KEPT);
    writer.write({ type: 'text', text: keptByHand(kept) });
  }
  for (const [entity, { count, why }] of skipped) {
    const all = rowsOf(draft.records, entity);
    const message = `${count} of ${all} rows did not fit: ${why}`;
    const isIts = ({ type, file }: ActionCard) =>
      type === 'insert_entity_records' && file === entity;
    writer.amend(isIts, count < all ? 'applied' : 'failed', message);
    writer.write({ type: 'text', text: `\n\n${entity}: ${message}.` });
  }
  await previews.committed(turn.appId, versionId, files, draft.records.length > 0);
  bus.publish({ kind: 'version', appId: turn.appId, versionId });
  if (isRestyled) bus.publish({ kind: 'app', appId: turn.appId });
  await giveName(services, turn.appId, draft.files[BLUEPRINT_FILE], memos[BLUEPRINT_FILE]);
  if (draft.named) await rename(services, turn.appId, draft.named);
  if (tools.name) await rename(services, turn.appId, tools.name);
  writer.finish({ versionId, ...cutSign(outcome), status: 'ready' });
}

const cutSign = ({ isCut }: { isCut?: boolean }) => (isCut ? { isCut } : {});

const rowsOf = (batches: readonly RecordBatch[], entity: string): number =>
  batches.reduce((sum, batch) => sum + (batch.entity === entity ? batch.rows.length : 0), 0);

/** The built-in builder finds a name for what it builds, and changes it when it is asked to. */
async function giveName(
  services: ChatNeeds,
  appId: string,
  before: string | undefined,
  now: string | undefined,
): Promise<void> {
  const read = (text = '{}') => JSON.parse(text) as { name?: string; tagline?: string };
  const { name, tagline } = read(now);
  // Only its own change of mind counts: a name that a person gave stays.
  if (name && name !== read(before).name)
    await rename(services, appId, { name, tagline: tagline ?? '' });
}

async function rename(
  { db, bus }: ChatNeeds,
  appId: string,
  { name, tagline }: { name: string; tagline?: string | undefined },
): Promise<void> {
  await nameApp(db, appId, name, tagline);
  bus.publish({ kind: 'app', appId });
}

const KEPT = 'somebody changed it by hand meanwhile, so it was left as it was';

/** What the answer says of files that people changed on the same lines while it was written. */
function keptByHand(files: readonly string[]): string {
  const [names, them] = [files.join(', '), files.length === 1 ? 'that file' : 'those files'];
  return `\n\nSomebody changed ${names} by hand while I was working, so I left ${them} alone. Ask me again if you still want my change there.`;
}
