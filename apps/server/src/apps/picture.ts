import { createHash } from 'node:crypto';
import { appCalls } from '@trellis/contract';
import type { Context } from 'hono';
import { type Db, sql } from '../db/index.ts';
import { wholeBody } from '../http/index.ts';
import { drawnPage } from '../parsing/index.ts';
import { notFound } from '../refusal.ts';
import { visibilityOf } from './admission.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';

/** Bytes of a picture that is sent. */
const MOST = appCalls.setPicture.bodyLimit ?? 0;

/** A picture as the cards of home show it, in pixels: the top of the page. */
const CARD = { width: 800, height: 500, fit: 'cover', mayGrow: true } as const;

/** Stores the picture of an app's first page, decoded and made small here (ruling 34). */
export async function setPicture(
  { db, parsing }: Pick<AppNeeds, 'db' | 'parsing'>,
  appId: string,
  c: Context,
): Promise<{ pictureStamp: string }> {
  const bytes = await wholeBody(c.req.raw, MOST, 'The picture is too large');
  const content = await drawnPage(parsing, appId, bytes, CARD);
  const stamp = createHash('sha256').update(content).digest('hex').slice(0, 12);
  await db.transaction().execute(async (trx) => {
    const app = await trx
      .selectFrom('apps')
      .select(['draft_version_id', 'published_version_id', 'published_build'])
      .where('app_id', '=', appId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const drawn = { content, type: 'image/webp', version_id: app.draft_version_id };
    await trx
      .insertInto('pictures')
      .values({ app_id: appId, ...drawn })
      .onConflict((conflict) => conflict.column('app_id').doUpdateSet(drawn))
      .execute();
    await trx
      .updateTable('apps')
      .set({ picture_stamp: stamp })
      .where('app_id', '=', appId)
      .execute();
    if (app.published_version_id && app.published_version_id === app.draft_version_id)
      await sharePicture(trx, appId, app.published_version_id, app.published_build?.isOpenToAll);
  });
  return { pictureStamp: stamp };
}

export async function getPicture(db: Db, appId: string, c: Context): Promise<Response> {
  const picture = await db
    .selectFrom('pictures')
    .selectAll()
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (!picture) throw notFound('There is no picture yet');
  return c.body(new Uint8Array(picture.content), 200, {
    'Content-Type': picture.type,
    'Cache-Control': 'private, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
}

/**
 * Has strangers see the picture of a version that is published, where its address is shared: only while it is drawn of that
 * version, and all that this one keeps is open to them. A builder's page was drawn.
 */
export async function sharePicture(
  trx: Db,
  appId: string,
  versionId: string,
  isOpenToAll: unknown,
): Promise<void> {
  const isDrawn = sql<boolean>`version_id = ${versionId} AND ${isOpenToAll === true}`;
  await trx
    .updateTable('pictures')
    .set({ shared: sql`CASE WHEN ${isDrawn} THEN content END` })
    .where('app_id', '=', appId)
    .execute();
  await trx
    .updateTable('apps')
    .set({
      shared_picture_stamp: sql`CASE WHEN EXISTS (SELECT FROM pictures
        WHERE app_id = apps.app_id AND shared IS NOT NULL) THEN picture_stamp END`,
    })
    .where('app_id', '=', appId)
    .execute();
}

/** The name of the picture that strangers see of a published, public app; null where there is none. */
export const sharedPictureOf = (
  app: Pick<AppRow, 'app_id' | 'settings' | 'shared_picture_stamp'>,
): string | null =>
  app.shared_picture_stamp !== null && visibilityOf(app) === 'public'
    ? `/_social/${app.app_id}/${app.shared_picture_stamp}.jpg`
    : null;
