import { LIMITS, type Row } from '@trellis/contract';
import { and, matches } from '@trellis/filter';
import { noRow, type RowContext } from './context.ts';
import { matchRow, presentRow } from './present.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';

/** Deletes one row; it can be brought back. */
export function remove(context: RowContext, ask: RowAsk, id: string): Promise<void> {
  return context.onRows(ask, async (target) => {
    const access = context.access(ask, target, 'delete');
    const by = await context.userId(ask);
    const rev = await context.transaction(async (client) => {
      const before = await sql.lockRow(client, target.place, id, access);
      if (!before) throw noRow();
      await sql.deleteRows(client, target.place, [id], by);
      return before.rev;
    });
    context.announce(target, 'delete', [{ id, rev }]);
  });
}

/** Deletes all rows that match a filter and that the caller may delete, or none; answers how many. */
export function deleteMany(context: RowContext, ask: RowAsk, query: unknown): Promise<number> {
  return context.onRows(ask, async (target) => {
    const filter = and(
      context.access(ask, target, 'delete'),
      await context.filter(ask, target, query),
    );
    const by = await context.userId(ask);
    const gone = await context.transaction(async (client) => {
      const all: Pick<sql.StoredRow, 'id' | 'rev'>[] = [];
      for (;;) {
        const rows = await sql.lockRows(client, target.place, filter, LIMITS.list);
        const ids = rows.map((row) => row.id);
        if (ids.length > 0) await sql.deleteRows(client, target.place, ids, by);
        for (const { id, rev } of rows) all.push({ id, rev });
        if (rows.length < LIMITS.list) return all;
      }
    });
    context.announce(target, 'delete', gone);
    return gone.length;
  });
}

/** Brings back a row that this caller deleted (or any, for people who may delete every row). */
export function restore(context: RowContext, ask: RowAsk, id: string): Promise<Row> {
  return context.onRows(ask, async (target) => {
    const by = await context.userId(ask);
    const access = context.access(ask, target, 'delete');
    const row = await context.transaction(async (client) => {
      await sql.hold(client, target.place);
      const last = await sql.lastDeleted(client, target.place, id);
      const isTheirs =
        last !== null &&
        ((by !== null && last.by_user === by) ||
          ask.actor.kind === 'builder' ||
          ask.actor.kind === 'service');
      if (!last || !isTheirs || !matches(access, matchRow(last))) throw noRow();
      return sql.reinsertRow(client, target.place, last);
    });
    context.announce(target, 'create', [row]);
    return presentRow(row, target.entity.schema);
  });
}
