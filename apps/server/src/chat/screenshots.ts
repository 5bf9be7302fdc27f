import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { appCalls } from '@trellis/contract';
import type { Context } from 'hono';
import { sql } from '../db/index.ts';
import { wholeBody } from '../http/index.ts';
import type { Builder } from '../identity/index.ts';
import { drawnPage } from '../parsing/index.ts';
import { notFound } from '../refusal.ts';
import type { ChatNeeds } from './needs.ts';

/** How long a preview may take to show a page and to draw it, in milliseconds. */
const PATIENCE = 20_000;
/** How often it is looked whether the picture has come, through whichever server. */
const LOOK_MS = 150;
/** Bytes of a picture that is sent. */
const MOST = appCalls.giveScreenshot.bodyLimit ?? 0;

/** What a model looks at, in pixels at most: the whole page as the preview drew it. */
const SEEN = { width: 1280, height: 1280, fit: 'inside', mayGrow: false } as const;

/** A page as one of its builders is to show it; `page` null for the first. */
interface Wanted {
  appId: string;
  userId: string;
  page: string | null;
  isPhone: boolean;
}

/** Asks the preview that somebody has open for a picture of a page (WebP); null where none gives it in time. */
export async function screenshotOf(
  { db, bus }: Pick<ChatNeeds, 'db' | 'bus'>,
  wanted: Wanted,
): Promise<Buffer | null> {
  const { appId, userId } = wanted;
  const screenshotId = randomBytes(18).toString('base64url');
  await db
    .insertInto('screenshots')
    .values({ id: screenshotId, app_id: appId, user_id: userId, content: null })
    .execute();
  bus.publish({ kind: 'screenshot', screenshotId, ...wanted });
  try {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(LOOK_MS)) {
      const given = await db
        .selectFrom('screenshots')
        .select('content')
        .where('id', '=', screenshotId)
        .executeTakeFirst();
      if (!given) return null;
      if (given.content) return given.content;
    }
    return null;
  } finally {
    // What a server left behind that was killed while it waited goes with it.
    await db
      .deleteFrom('screenshots')
      .where(sql<boolean>`id = ${screenshotId} OR asked_at < now() - interval '1 hour'`)
      .execute();
  }
}

/** Takes the picture that was asked for; nobody else's preview gives it, and none gives it twice. */
export async function giveScreenshot(
  { db, parsing }: Pick<ChatNeeds, 'db' | 'parsing'>,
  { userId }: Pick<Builder, 'userId'>,
  { appId, screenshotId }: { appId: string; screenshotId: string },
  c: Context,
): Promise<Record<string, never>> {
  const bytes = await wholeBody(c.req.raw, MOST, 'The picture is too large');
  const isAsked = sql<boolean>`id = ${screenshotId} AND app_id = ${appId} AND user_id = ${userId}
    AND content IS NULL`;
  const asked = await db.selectFrom('screenshots').select('id').where(isAsked).executeTakeFirst();
  if (!asked) throw notFound('Nobody asked for this picture');
  const content = await drawnPage(parsing, appId, bytes, SEEN);
  await db.updateTable('screenshots').set({ content }).where(isAsked).execute();
  return {};
}
