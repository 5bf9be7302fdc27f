import type { Row } from '@trellis/contract';
import { asksAny, matches } from '@trellis/filter';
import { noRow, type RowContext } from './context.ts';
import { matchRow, presentRow } from './present.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';
import { checkChange } from './validate.ts';
import { type Words, wordingOf } from './wording.ts';
import { changed } from './written.ts';

/** Changes the fields that are named; the others stay. */
export function update(
  context: RowContext,
  ask: RowAsk,
  id: string,
  input: Record<string, unknown>,
): Promise<Row> {
  return context.onRows(ask, async (target) => {
    const { schema } = target.entity;
    const access = context.access(ask, target, 'update');
    const by = await context.userId(ask);
    const row = await context.transaction(async (client) => {
      const before = await sql.selectRow(client, target.place, id, access, true);
      if (!before) throw noRow();
      const data = changed(schema, before, input);
      // What a row becomes must be as much the caller's to write as what it was.
      if (!matches(access, matchRow({ ...before, data }))) throw noRow();
      return sql.updateRow(client, target.place, id, data, by);
    });
    context.announce(target, 'update', [row]);
    return presentRow(row, schema);
  });
}

/** The same in one statement, answered as JSON text; null, and nothing changed, where it takes more than that. */
export function updateText(
  context: RowContext,
  ask: RowAsk,
  id: string,
  input: Record<string, unknown>,
  words: Words,
): Promise<string | null> {
  return context.onRows(ask, async (target) => {
    const access = context.access(ask, target, 'update');
    const change = checkChange(target.entity.schema, input);
    const wording = wordingOf(target, words);
    // A rule on a field that changes is asked of the row before and after: that takes a transaction.
    if (!wording || asksAny(access, Object.keys(change))) return null;
    const by = await context.userId(ask);
    const row = await context.writes.patch(
      target.place,
      { id, filter: access },
      change,
      by,
      wording,
    );
    if (!row) throw noRow();
    context.announce(target, 'update', [row]);
    return row.text;
  });
}
