import type { OwnTemplate } from '@trellis/templates';
import { deleteApp } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import type { Builder } from '../identity/index.ts';
import { publish } from '../publish/index.ts';
import { toolsOf } from '../tools/index.ts';
import type { TemplateNeeds } from './needs.ts';
import { makeOwn } from './own.ts';

/** Whose the apps are that show our own templates: nobody's, who can never sign in. */
const KEEPER: Builder = {
  kind: 'builder',
  userId: '7e3b1a7e7e3b1a7e7e3b1a7e',
  sessionId: '',
  email: 'templates@trellis.invalid',
  name: 'Templates',
  isVerified: false,
  actingAdminId: null,
};
/** What the keys of such apps begin with. */
const PREFIX = 'look';

/**
 * The address of an app that shows one of our own templates: a real one, made at the day's first look and deleted at the
 * next day's, with whatever visitors left in it.
 */
export async function lookAtOwn(needs: TemplateNeeds, template: OwnTemplate): Promise<string> {
  const { db } = needs;
  await makeKeeper(needs);
  const today = new Date().toISOString().slice(0, 10);
  const requestKey = `${PREFIX} ${template.id} ${today}`;
  const { app, isNew } = await makeOwn(
    needs,
    template,
    KEEPER,
    { name: template.name, requestKey },
    { isShown: true },
  );
  if (isNew) {
    await removeOlder(needs, template.id, app.app_id);
    await db
      .updateTable('apps')
      .set({ settings: JSON.stringify({ isHiddenFromSearch: true, visibility: 'public' }) })
      .where('app_id', '=', app.app_id)
      .execute();
    for (const { toolId } of await toolsOf(db, app.app_id, app.draft_version_id))
      await db
        .updateTable('tools')
        .set({ status: 'active' })
        .where('app_id', '=', app.app_id)
        .where('id', '=', toolId)
        .execute();
    await publish(needs, app.app_id, KEEPER, {});
  }
  return `/app/${app.slug}`;
}

async function makeKeeper({ db }: TemplateNeeds): Promise<void> {
  await db
    .insertInto('users')
    .values({
      tenant_id: BUILDERS,
      id: KEEPER.userId,
      email: KEEPER.email,
      name: KEEPER.name,
      password_hash: null,
      status: 'disabled',
      profile: '{}',
    })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('accounts')
    .values({ user_id: KEEPER.userId, plan: 'monetizer' })
    .onConflict((on) => on.doNothing())
    .execute();
}

async function removeOlder(needs: TemplateNeeds, id: string, except: string): Promise<void> {
  const older = await needs.db
    .selectFrom('apps')
    .select('app_id')
    .where('owner_id', '=', KEEPER.userId)
    .where('request_key', 'like', `${PREFIX} ${id} %`)
    .where('app_id', '!=', except)
    .execute();
  for (const { app_id: appId } of older) await deleteApp(needs, appId);
}
