import { createHash } from 'node:crypto';
import { appCalls } from '@trellis/contract';
import type { Context } from 'hono';
import type { Db } from '../db/index.ts';
import { wholeBody } from '../http/index.ts';
import { BrokenFile, foreignBytes, type Parsing } from '../parsing/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { visibilityOf } from './admission.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';

/** Bytes of a picture that is sent. */
const MOST = appCalls.setPicture.bodyLimit ?? 0;

/** Stores the picture of an app's first page, decoded and made small here (ruling 34). */
export async function setPicture(
  { db, parsing }: Pick<AppNeeds, 'db' | 'parsing'>,
  appId: string,
  c: Context,
): Promise<{ pictureStamp: string }> {
  const bytes = await wholeBody(c.req.raw, MOST, 'The picture is too large');
  const content = Buffer.from(await small(parsing, appId, bytes));
  const stamp = createHash('sha256').update(content).digest('hex').slice(0, 12);
  await db
    .insertInto('pictures')
    .values({ app_id: appId, content, type: 'image/webp' })
    .onConflict((conflict) =>
      conflict.column('app_id').doUpdateSet({ content, type: 'image/webp' }),
    )
    .execute();
  await db.updateTable('apps').set({ picture_stamp: stamp }).where('app_id', '=', appId).execute();
  return { pictureStamp: stamp };
}

async function small(parsing: Parsing, appId: string, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const made = await parsing.picture(foreignBytes(appId, bytes), {
      from: ['png', 'jpeg', 'webp'],
      to: 'webp',
      quality: 80,
      width: 800,
      height: 500,
      fit: 'cover',
      position: 'top',
      mayGrow: true,
    });
    return made.content;
  } catch (cause) {
    if (!(cause instanceof BrokenFile)) throw cause;
    throw new Refusal('unsupported', 'This is no picture that can be read', { cause });
  }
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
 * Whether an app's picture may be shown to strangers where its address is shared. A builder's page was drawn, so what it
 * shows must be open to all; of an app that was published before that was looked at, nothing is known.
 */
export const sharesPicture = (
  app: Pick<AppRow, 'picture_stamp' | 'settings' | 'published_build'>,
): boolean =>
  app.picture_stamp !== null &&
  visibilityOf(app) === 'public' &&
  app.published_build?.isOpenToAll === true;
