import type { Row } from '@trellis/contract';
import { asksAny } from '@trellis/filter';
import { noRow, type RowContext } from './context.ts';
import type { Dialect } from './dialect.ts';
import { dependOnRow, namedOf } from './fields.ts';
import { presenterOf } from './presenter.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';
import { checkChange, type Data } from './validate.ts';
import { changed } from './written.ts';

/** Changes the fields that are named; the others stay. */
export function update<Text>(
  context: RowContext,
  ask: RowAsk,
  id: string,
  input: Data,
  dialect: Dialect<Text>,
): Promise<Row | Text> {
  return context.onRows(ask, async (target) => {
    const { schema } = target.entity;
    const { place } = target;
    const access = context.access(ask, target, 'update');
    const presenter = presenterOf(target, dialect);
    const { projection } = presenter;
    const data = checkChange(schema, input);
    const by = await context.userId(ask);
    // A rule on a field that changes is asked of the row before and after, as are those of fields: that takes a transaction.
    const row =
      dependOnRow(schema) || namedOf(schema).length > 0 || asksAny(access, Object.keys(data))
        ? await context.transaction(async (client) => {
            const before = await sql.lockRow(client, place, id, access);
            if (!before) return null;
            const whole = changed(schema, before, input, access);
            return sql.updateRow(client, place, id, whole, by, projection);
          })
        : await context.batched.change(place, { id, by, data, filter: access }, projection);
    if (!row) throw noRow();
    context.announce(target, 'update', [row]);
    return presenter.one(row);
  });
}
