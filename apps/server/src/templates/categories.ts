import { TEMPLATE_TEXTS } from '@trellis/contract';
import { type Db, sql, violates } from '../db/index.ts';
import { type Builder, writeAudit } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';

type Admin = Pick<Builder, 'userId' | 'email'>;

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The categories of templates, in their order. */
export async function categoriesOf(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('template_categories')
    .select('name')
    .orderBy('created_at')
    .execute();
  return rows.map(({ name }) => name);
}

export async function addCategory(db: Db, admin: Admin, name: string): Promise<void> {
  await unlessThere(
    db.transaction().execute(async (trx) => {
      await trx
        .insertInto('template_categories')
        .values({ name, key: keyOf(name) })
        .execute();
      await written(trx, admin, 'template.category.add', name);
    }),
  );
}

/** Its templates stay in it. */
export async function renameCategory(
  db: Db,
  admin: Admin,
  before: string,
  name: string,
): Promise<void> {
  await unlessThere(
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('template_categories')
        .set({ name, key: keyOf(name) })
        .where('key', '=', keyOf(before))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw noCategory();
      await moveTemplates(trx, before, name);
      await written(trx, admin, 'template.category.rename', before, { name });
    }),
  );
}

/** Its templates are in none then. */
export async function removeCategory(db: Db, admin: Admin, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('template_categories')
      .where('key', '=', keyOf(name))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw noCategory();
    await moveTemplates(trx, name, null);
    await written(trx, admin, 'template.category.remove', name);
  });
}

const written = (trx: Db, admin: Admin, act: string, name: string, detail = {}) =>
  writeAudit(trx, admin, { act, targetKind: 'category', targetId: name, detail });

/** As the one that a template is shown with, and as one of those that it is found in, too. */
async function moveTemplates(trx: Db, from: string, to: string | null): Promise<void> {
  const key = keyOf(from);
  await sql`UPDATE apps SET settings = settings || ${JSON.stringify({ templateCategory: to })}::jsonb
    WHERE lower(settings->>'templateCategory') = ${key}`.execute(trx);
  const told = sql`jsonb_array_elements_text(settings->'templateCategories') AS told(word)`;
  await sql`UPDATE apps SET settings = settings || jsonb_build_object('templateCategories', (
      SELECT coalesce(jsonb_agg(CASE WHEN lower(told.word) = ${key} THEN ${to}::text ELSE told.word END), '[]'::jsonb)
      FROM ${told} WHERE lower(told.word) <> ${key} OR ${to}::text IS NOT NULL))
    WHERE jsonb_typeof(settings->'templateCategories') = 'array'
      AND EXISTS (SELECT FROM ${told} WHERE lower(told.word) = ${key})`.execute(trx);
}

const noCategory = () => notFound('There is no such category');

async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (
      !violates(error, 'template_categories_key_key') &&
      !violates(error, 'template_categories_pkey')
    )
      throw error;
    throw new Refusal('conflict', TEMPLATE_TEXTS.categoryExists, {
      fields: { name: TEMPLATE_TEXTS.categoryExists },
      cause: error,
    });
  }
}
