import { MESSAGES } from '@trellis/contract';
import { deleteApp } from '../apps/index.ts';
import { BUILDERS, sql } from '../db/index.ts';
import type { Builder } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { LeavingNeeds } from './needs.ts';

/** The apps that a builder owns. */
function ownApps({ db }: LeavingNeeds, userId: string) {
  return db
    .selectFrom('apps')
    .selectAll()
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/**
 * Takes the account away, under the locks by which admins are made: of two last admins who leave at once
 * one stays, and whoever comes after the only account is the first again. What is left can be deleted in
 * peace; should that fail, the person still signs in and is given an account anew.
 */
async function giveUpAccount({ db }: LeavingNeeds, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(7031, 1), pg_advisory_xact_lock(7031, 2)`.execute(trx);
    const others = await trx
      .selectFrom('accounts')
      .innerJoin('users', (join) =>
        join.onRef('users.id', '=', 'accounts.user_id').on('users.tenant_id', '=', BUILDERS),
      )
      .select((query) => [
        query.fn.countAll<string>().as('all'),
        query.fn
          .countAll<string>()
          .filterWhere('is_admin', '=', true)
          .filterWhere('users.status', '=', 'active')
          .as('admins'),
      ])
      .where('user_id', '!=', userId)
      .executeTakeFirstOrThrow();
    if (Number(others.all) > 0 && Number(others.admins) === 0)
      throw new Refusal('conflict', MESSAGES.lastAdmin, { code: 'last_admin' });
    await trx.deleteFrom('accounts').where('user_id', '=', userId).execute();
  });
}

/** Deletes an account with the apps it owns, for good. The last admin of an installation stays while others are there. */
export async function deleteAccount(services: LeavingNeeds, userId: string): Promise<number> {
  const { db, sessions } = services;
  await giveUpAccount(services, userId);
  await sessions.endActing(userId);
  const apps = await ownApps(services, userId);
  for (const app of apps) await deleteApp(services, app.app_id);
  const user = await db.transaction().execute(async (trx) => {
    // In others' apps what they made stays, as a plain end user whom nobody signs in as.
    await trx
      .updateTable('users')
      .set({ builder_user_id: null, role: 'user', status: 'disabled' })
      .where('builder_user_id', '=', userId)
      .execute();
    await trx.deleteFrom('app_members').where('user_id', '=', userId).execute();
    await trx.deleteFrom('accounts').where('user_id', '=', userId).execute();
    await trx
      .deleteFrom('secrets')
      .where('tenant_id', '=', BUILDERS)
      .where('user_id', '=', userId)
      .execute();
    return trx
      .deleteFrom('users')
      .where('tenant_id', '=', BUILDERS)
      .where('id', '=', userId)
      .returning(['id', 'email'])
      .executeTakeFirst();
  });
  if (user) await services.codes.forget(BUILDERS, user);
  sessions.changed(BUILDERS, userId);
  return apps.length;
}

const PAGE = 1_000;

/** Everything that an account owns as one JSON text, in pieces: apps with their files, rows and end users. */
export async function* exportAccount(
  services: LeavingNeeds,
  builder: Builder,
): AsyncGenerator<string> {
  const { db, entities, versions } = services;
  const { userId, email, name } = builder;
  yield `{"exportedAt":${JSON.stringify(new Date())},"account":${JSON.stringify({ userId, email, name })},"apps":[`;
  for (const [at, app] of (await ownApps(services, userId)).entries()) {
    const files = await versions.files(app.app_id, app.draft_version_id);
    const users = await db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'role', 'status', 'profile', 'created_at'])
      .where('tenant_id', '=', app.app_id)
      .orderBy('created_at')
      .execute();
    const { app_id: appId, slug, kind, description, settings } = app;
    const head = { appId, name: app.name, slug, kind, description, settings, files, users };
    yield `${at > 0 ? ',' : ''}${JSON.stringify(head).slice(0, -1)},"rows":{`;
    const version = app.draft_version_id ? await versions.get(appId, app.draft_version_id) : null;
    const names = Object.keys(version?.entities ?? {}).filter((entity) => entity !== 'User');
    for (const [index, entityName] of names.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(entityName)}:[`;
      const ask = { appId, entityName, actor: builder, role: 'owner' as const };
      for (let skip = 0; ; skip += PAGE) {
        const rows = await entities.list(ask, { limit: PAGE, skip, sort: 'createdAt' });
        if (rows.length > 0)
          yield `${skip > 0 ? ',' : ''}${rows.map((row) => JSON.stringify(row)).join(',')}`;
        if (rows.length < PAGE) break;
      }
      yield ']';
    }
    yield '}}';
  }
  yield ']}';
}
