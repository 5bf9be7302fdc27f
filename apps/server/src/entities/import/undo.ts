import { importedRowId } from '@trellis/contract';
import type { RowContext } from '../context.ts';
import type { RowAsk } from '../row-ask.ts';
import * as sql from '../statements/index.ts';

const AT_ONCE = 2_000;
const LAST = 0xff_ff_ff_ff;

/** Deletes the rows that an import made; what they were stays in the history, as of any row. */
export async function removeImported(
  context: RowContext,
  ask: RowAsk,
  importId: string,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await context.onRows(ask, async (target) => {
      const by = await context.userId(ask);
      const rows = await context.transaction(async (client) => {
        await sql.hold(client, target.place);
        const [first, last] = [importedRowId(importId, 0), importedRowId(importId, LAST)];
        const some = await sql.idsBetween(client, target.place, first, last, AT_ONCE);
        const ids = some.map(({ id }) => id);
        if (ids.length > 0) await sql.deleteRows(client, target.place, ids, by);
        return some;
      });
      context.announce(target, 'delete', rows);
      return rows.length;
    });
    removed += gone;
    if (gone < AT_ONCE) return removed;
  }
}

/** Gives rows the values again that they had at a revision, where nobody changed them since. */
export async function putBackImported(
  context: RowContext,
  ask: RowAsk,
  rows: readonly { id: string; rev: number }[],
): Promise<number> {
  return context.onRows(ask, async (target) => {
    const by = await context.userId(ask);
    const changed = await context.transaction(async (client) => {
      await sql.hold(client, target.place);
      const past = await sql.selectPast(client, target.place, rows);
      const now = new Map(
        (
          await sql.selectByIds(
            client,
            target.place,
            rows.map(({ id }) => id),
          )
        ).map((row) => [row.id, row]),
      );
      const back: sql.StoredRow[] = [];
      for (const { id, rev, data } of past)
        if (now.get(id)?.rev === rev + 1)
          back.push(await sql.updateRow(client, target.place, id, data, by, 'columns'));
      return back;
    });
    context.announce(target, 'update', changed);
    return changed.length;
  });
}
