import type { Row } from '@trellis/contract';
import { matches } from '@trellis/filter';
import type { BusEvent } from '../bus/index.ts';
import type { RowContext } from './context.ts';
import { asKnownTo } from './fields.ts';
import { matchRow, presentRow } from './present.ts';
import { placeOfEntity } from './resolve.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';

export type RowsChanged = Extract<BusEvent, { kind: 'rows' }>;

/** What one subscriber hears of one row. */
export interface Seen {
  type: 'create' | 'update' | 'delete';
  id: string;
  /** The row as they may see it; null when it is gone, or gone for them. */
  row: Row | null;
}

/** Changed rows, loaded once for all followers; each sees them by their own rule, which is asked in memory. */
export interface Changes {
  /** The entity's name for this follower and what they may know; null where the entity is none of theirs. */
  seenBy(ask: RowAsk): Promise<{ name: string; rows: Seen[] } | null>;
}

/** Loads what rows are now and what they were before a change. */
export async function loadChanges(context: RowContext, event: RowsChanged): Promise<Changes> {
  const { pool, db } = context.database;
  const place = await placeOfEntity(db, event.appId, event.entityId);
  const ids = event.rows.map(({ id }) => id);
  const past = event.rows.map(({ id, rev }) => ({
    id,
    rev: event.type === 'update' ? rev - 1 : rev,
  }));
  const [now, before] = await Promise.all([
    event.type === 'delete' ? [] : sql.selectByIds(pool, place, ids),
    event.type === 'create' ? [] : sql.selectPast(pool, place, past),
  ]);
  const byId = (rows: sql.StoredRow[]) => new Map(rows.map((row) => [row.id, row]));
  const [nowById, beforeById] = [byId(now), byId(before)];
  // Followers of one kind look at the same version: it is looked up once.
  const targets = new Map<string, Promise<Resolved>>();
  const targetOf = (ask: RowAsk): Promise<Resolved> => {
    const { actor, role } = ask;
    const kind = [
      ask.entityName,
      actor.kind,
      role,
      actor.kind === 'visitor' ? [actor.appId, actor.environment] : '',
    ].join('|');
    const found = targets.get(kind) ?? context.wholeEntity(ask);
    targets.set(kind, found);
    return found;
  };
  // And a row is put into their words once.
  const presented = new Map<Resolved, Map<string, Row>>();
  const rowFor = (target: Resolved, row: sql.StoredRow): Row => {
    const rows = presented.get(target) ?? new Map<string, Row>();
    presented.set(target, rows);
    const known = rows.get(row.id) ?? presentRow(row, target.entity.schema);
    rows.set(row.id, known);
    return known;
  };
  return {
    async seenBy(ask) {
      const target = asKnownTo(await targetOf(ask), ask);
      if (target.entity.id !== event.entityId) return null;
      const access = context.access(ask, target, 'read');
      const isSeen = (row: sql.StoredRow | undefined) =>
        row !== undefined && matches(access, matchRow(row));
      const rows = ids.flatMap((id): Seen[] => {
        const row = nowById.get(id);
        const [saw, sees] = [isSeen(beforeById.get(id)), isSeen(row)];
        if (!saw && !sees) return [];
        const type = !sees ? 'delete' : saw ? 'update' : 'create';
        return [{ type, id, row: sees ? rowFor(target, row!) : null }];
      });
      return { name: target.name, rows };
    },
  };
}
