import { randomBytes } from 'node:crypto';
import { MESSAGES, RESERVED_SLUGS, Slug, type SlugStatus } from '@trellis/contract';
import { type Db, violates } from '../db/index.ts';
import { Refusal } from '../refusal.ts';

/** An address from an app's name: 'Ann’s Recipe Book' → 'anns-recipe-book'. Never empty or reserved. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return plain.length < 3 || (RESERVED_SLUGS as readonly string[]).includes(plain)
    ? `my-app-${tail()}`
    : plain;
}

/** The same address for another app. */
export function nextSlug(slug: string): string {
  return `${slug.slice(0, 42).replace(/-+$/, '')}-${tail()}`;
}

const tail = () => randomBytes(3).toString('hex');

/** Whether another app has the address, or had it: former addresses lead to their app for good. */
export async function isTaken(db: Db, slug: string, appId: string | null): Promise<boolean> {
  const present = await db
    .selectFrom('apps')
    .select('app_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const former = await db
    .selectFrom('app_slugs')
    .select('app_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return [present, former].some((row) => row && row.app_id !== appId);
}

/** What choosing an address would come to. */
export async function slugStatus(
  db: Db,
  app: { app_id: string; slug: string },
  wanted: string,
): Promise<{ slug: string; status: SlugStatus; message: string | null }> {
  const parsed = Slug.safeParse(wanted);
  const slug = wanted.trim().toLowerCase();
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? null;
    const isReserved = (RESERVED_SLUGS as readonly string[]).includes(slug);
    return { slug, status: isReserved ? 'reserved' : 'invalid', message };
  }
  if (slug === app.slug) return { slug, status: 'own', message: null };
  return (await isTaken(db, slug, app.app_id))
    ? { slug, status: 'taken', message: MESSAGES.slugTaken }
    : { slug, status: 'free', message: null };
}

/** Gives an app another address; the old one leads to it from now on. */
export async function changeSlug(db: Db, appId: string, slug: string): Promise<void> {
  const taken = () =>
    new Refusal('conflict', MESSAGES.slugTaken, {
      code: 'slug_taken',
      fields: { slug: MESSAGES.slugTaken },
    });
  try {
    await db.transaction().execute(async (trx) => {
      const app = await trx
        .selectFrom('apps')
        .select(['slug', 'app_id'])
        .where('app_id', '=', appId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (app.slug === slug) return;
      if (await isTaken(trx, slug, appId)) throw taken();
      await trx
        .deleteFrom('app_slugs')
        .where('app_id', '=', appId)
        .where('slug', '=', slug)
        .execute();
      await trx.insertInto('app_slugs').values({ app_id: appId, slug: app.slug }).execute();
      await trx
        .updateTable('apps')
        .set({ slug, updated_at: new Date() })
        .where('app_id', '=', appId)
        .execute();
    });
  } catch (error) {
    if (violates(error, 'apps_slug_key') || violates(error, 'app_slugs_slug_key')) throw taken();
    throw error;
  }
}

/** Where a former address leads, or null. */
export async function presentSlug(db: Db, slug: string): Promise<string | null> {
  const app = await db
    .selectFrom('app_slugs')
    .innerJoin('apps', 'apps.app_id', 'app_slugs.app_id')
    .select('apps.slug')
    .where('app_slugs.slug', '=', slug)
    .where('apps.deleted_at', 'is', null)
    .executeTakeFirst();
  return app?.slug ?? null;
}
