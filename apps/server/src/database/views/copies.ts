import { MOST_VIEWS, ViewName, ViewShape } from '@trellis/contract';
import { z } from 'zod';
import type { BoundEntities, Db } from '../../db/index.ts';
import { newId } from '../../ids.ts';
import { shown, stored } from './keys.ts';

/** A view as it goes along with a copy of an app: by the names of its entity and fields. */
export const NamedView = z.object({
  entity: z.string().max(100),
  name: ViewName,
  shape: ViewShape,
});
export type NamedView = z.infer<typeof NamedView>;

/** The saved views of some entities, in their order. */
export async function namedViews(
  db: Db,
  appId: string,
  entities: BoundEntities,
): Promise<NamedView[]> {
  const rows = await db
    .selectFrom('table_views')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return Object.entries(entities).flatMap(([entity, { id, schema }]) =>
    rows
      .filter((view) => view.entity_id === id)
      .map((view) => ({ entity, name: view.name, shape: shown(view, schema).shape })),
  );
}

/** Gives an app the views of another one, for the entities that it has. */
export async function takeViews(
  db: Db,
  appId: string,
  entities: BoundEntities,
  views: readonly NamedView[],
  by: string,
): Promise<void> {
  const values = Object.entries(entities).flatMap(([name, { id, schema }]) =>
    views
      .filter(({ entity }) => entity === name)
      .slice(0, MOST_VIEWS)
      .map((view, at) => {
        const { shape, names } = stored(view.shape, schema);
        return {
          app_id: appId,
          id: newId(),
          entity_id: id,
          name: view.name,
          place: at + 1,
          shape: JSON.stringify(shape),
          names: JSON.stringify(names),
          changed_by: by,
          changed_at: new Date(),
        };
      }),
  );
  if (values.length > 0) await db.insertInto('table_views').values(values).execute();
}
