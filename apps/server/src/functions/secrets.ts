import { Refusal } from '../refusal.ts';
import type { FunctionNeeds } from './needs.ts';

type Kept = Pick<FunctionNeeds, 'db' | 'box'>;
const MOST = 100;
/** What stands for the app's home and its rights: no secret of an app has these names. */
const OURS = /^(BASE44_APP_ID|BASE44_SERVICE_TOKEN|TRELLIS_\w*)$/;

/** The secrets that an app's functions are given, by name. For nobody's eyes. */
export async function secretsOf({ db, box }: Kept, appId: string): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('function_secrets')
    .select('sealed')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  return row ? (JSON.parse(box.open(row.sealed)) as Record<string, string>) : {};
}

/** Keeps secrets, and takes away those that are null; answers the names of all. Two at once both hold. */
export async function keepSecrets(
  { db, box }: Kept,
  appId: string,
  change: Record<string, string | null>,
): Promise<string[]> {
  const ours = Object.keys(change).find((name) => OURS.test(name));
  if (ours)
    throw new Refusal('invalid', `${ours} is set by itself`, {
      fields: { [ours]: 'is set by itself' },
    });
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('apps').select('app_id').where('app_id', '=', appId).forUpdate().execute();
    const all = new Map<string, string | null>(
      Object.entries({ ...(await secretsOf({ db: trx, box }, appId)), ...change }),
    );
    const kept = Object.fromEntries(
      [...all].filter((pair): pair is [string, string] => pair[1] !== null),
    );
    if (Object.keys(kept).length > MOST)
      throw new Refusal('conflict', `An app has ${MOST} secrets at most`);
    const sealed = box.seal(JSON.stringify(kept));
    await trx
      .insertInto('function_secrets')
      .values({ app_id: appId, sealed })
      .onConflict((on) => on.column('app_id').doUpdateSet({ sealed, updated_at: new Date() }))
      .execute();
    return Object.keys(kept).sort();
  });
}
