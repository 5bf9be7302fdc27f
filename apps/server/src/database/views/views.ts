import {
  type EntitySchema,
  MESSAGES,
  MOST_VIEWS,
  type TableView,
  type ViewShape,
} from '@trellis/contract';
import type { Selectable } from 'kysely';
import type { Bus } from '../../bus/index.ts';
import { BUILDERS, type Db, sql, type TableViewTable } from '../../db/index.ts';
import { versionEntities } from '../../entities/index.ts';
import { newId } from '../../ids.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { shown, stored } from './keys.ts';

interface Needs {
  db: Db;
  bus: Bus;
}
/** The entity whose views are meant. */
interface Place {
  appId: string;
  entityId: string;
}

const noView = () => notFound('There is no such view');

/** The entity's schema in the draft: views are made and shown in its words. */
async function schemaOf(db: Db, { appId, entityId }: Place): Promise<EntitySchema> {
  const app = await db
    .selectFrom('apps')
    .select('draft_version_id')
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  const entities = app.draft_version_id
    ? await versionEntities(db, appId, app.draft_version_id)
    : {};
  const found = Object.values(entities).find(({ id }) => id === entityId);
  if (!found) throw notFound('There is no such entity');
  return found.schema;
}

function present(
  view: Selectable<TableViewTable>,
  schema: EntitySchema,
  changedBy: string,
): TableView {
  const { shape, lost } = shown(view, schema);
  const { id, name, rev } = view;
  return { id, name, rev, shape, lost, changedBy, changedAt: view.changed_at.toISOString() };
}

const of = (db: Db, { appId, entityId }: Place) =>
  db
    .selectFrom('table_views as v')
    .leftJoin('users as u', (on) =>
      on.onRef('u.id', '=', 'v.changed_by').on('u.tenant_id', '=', BUILDERS),
    )
    .selectAll('v')
    .select(sql<string>`coalesce(nullif(u.name, ''), u.email, '')`.as('who'))
    .where('v.app_id', '=', appId)
    .where('v.entity_id', '=', entityId);

/** An entity's views in their order. */
export async function listViews(db: Db, place: Place): Promise<{ views: TableView[] }> {
  const schema = await schemaOf(db, place);
  const rows = await of(db, place).orderBy('v.place').orderBy('v.id').execute();
  return { views: rows.map((row) => present(row, schema, row.who)) };
}

async function oneView(db: Db, place: Place, id: string): Promise<TableView> {
  const schema = await schemaOf(db, place);
  const row = await of(db, place).where('v.id', '=', id).executeTakeFirst();
  if (!row) throw noView();
  return present(row, schema, row.who);
}

const announce = ({ bus }: Needs, { appId, entityId }: Place) =>
  bus.publish({ kind: 'views', appId, entityId });

/** Saves a view, behind the others. */
export async function makeView(
  needs: Needs,
  place: Place,
  by: string,
  { name, shape }: { name: string; shape: ViewShape },
): Promise<TableView> {
  const { appId, entityId } = place;
  const kept = stored(shape, await schemaOf(needs.db, place));
  const id = newId();
  await needs.db.transaction().execute(async (trx) => {
    // One after the other, so that they have places of their own and are never too many.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`views ${appId} ${entityId}`}, 0))`.execute(
      trx,
    );
    const { count, last } = await trx
      .selectFrom('table_views')
      .select((on) => [
        on.fn.countAll<string>().as('count'),
        on.fn.coalesce(on.fn.max('place'), sql<number>`0`).as('last'),
      ])
      .where('app_id', '=', appId)
      .where('entity_id', '=', entityId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_VIEWS)
      throw new Refusal('conflict', MESSAGES.tooManyViews, { code: 'too_many_views' });
    await trx
      .insertInto('table_views')
      .values({
        app_id: appId,
        id,
        entity_id: entityId,
        name,
        place: last + 1,
        shape: JSON.stringify(kept.shape),
        names: JSON.stringify(kept.names),
        changed_by: by,
      })
      .execute();
  });
  announce(needs, place);
  return oneView(needs.db, place, id);
}

/** Changes a view as its caller had it; whoever comes later than somebody else gets a conflict. */
export async function changeView(
  needs: Needs,
  place: Place & { viewId: string },
  by: string,
  { rev, name, shape }: { rev: number; name?: string; shape?: ViewShape },
): Promise<TableView> {
  const { db } = needs;
  const kept = shape && stored(shape, await schemaOf(db, place));
  const changed = await db
    .updateTable('table_views')
    .set({
      ...(name !== undefined && { name }),
      ...(kept && { shape: JSON.stringify(kept.shape), names: JSON.stringify(kept.names) }),
      rev: rev + 1,
      changed_by: by,
      changed_at: new Date(),
    })
    .where('app_id', '=', place.appId)
    .where('entity_id', '=', place.entityId)
    .where('id', '=', place.viewId)
    .where('rev', '=', rev)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) {
    const now = await oneView(db, place, place.viewId);
    throw new Refusal('conflict', MESSAGES.viewChanged(now.changedBy), { code: 'view_changed' });
  }
  announce(needs, place);
  return oneView(db, place, place.viewId);
}

/** Puts views into the order of these ids; others stay behind them. */
export async function orderViews(
  needs: Needs,
  place: Place,
  ids: readonly string[],
): Promise<{ views: TableView[] }> {
  await sql`UPDATE table_views v SET place = n.place FROM (
      SELECT id, row_number() OVER (ORDER BY coalesce(array_position(${ids}::text[], id), 1000), place, id) AS place
      FROM table_views WHERE app_id = ${place.appId} AND entity_id = ${place.entityId}) n
    WHERE v.app_id = ${place.appId} AND v.id = n.id`.execute(needs.db);
  announce(needs, place);
  return listViews(needs.db, place);
}

export async function removeView(needs: Needs, place: Place & { viewId: string }): Promise<void> {
  const gone = await needs.db
    .deleteFrom('table_views')
    .where('app_id', '=', place.appId)
    .where('entity_id', '=', place.entityId)
    .where('id', '=', place.viewId)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw noView();
  announce(needs, place);
}
