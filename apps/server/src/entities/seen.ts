import { LIMITS, type ListQuery, type Row } from '@trellis/contract';
import { and, matches, NEVER, type Subject } from '@trellis/filter';
import { rulesFilter } from './access.ts';
import { json } from './asked.ts';
import { type RowContext, readable } from './context.ts';
import { knownFields } from './fields.ts';
import { matchRow, presentRow } from './present.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';

export interface SeenRows {
  rows: Row[];
  may: { update: boolean; delete: boolean }[];
}

/** What the caller may read of what the subject may read; null is who is not signed in. */
const seenBy = async (
  context: RowContext,
  ask: RowAsk,
  target: Resolved,
  subject: Subject | null,
  query: Pick<ListQuery, 'q'>,
) =>
  and(
    context.access(ask, target, 'read'),
    rulesFilter(target.entity.schema, 'read', subject),
    await context.filter({ ...ask, as: subject }, target, json(query.q)),
  );

/** The rows that somebody of the app would get: by the same rules that their own calls pass. */
export function rowsSeenBy(
  context: RowContext,
  ask: RowAsk,
  subject: Subject | null,
  query: Omit<ListQuery, 'fields'>,
): Promise<SeenRows> {
  return context.onList<SeenRows>(ask, { rows: [], may: [] }, async (target) => {
    const { schema } = target.entity;
    const filter = await seenBy(context, ask, target, subject, query);
    const page = {
      sort: query.sort,
      limit: query.limit ?? LIMITS.list,
      skip: query.skip ?? 0,
      creators: subject && (subject.role === 'admin' ? ('all' as const) : { userId: subject.id }),
    };
    const found = await readable(() =>
      sql.selectRows(context.reads, target.place, filter, schema.properties, page),
    );
    const known = knownFields(schema, subject);
    const update = rulesFilter(schema, 'update', subject);
    const remove = rulesFilter(schema, 'delete', subject);
    return {
      rows: found.map((row) => presentRow(row, known)),
      may: found.map((row) => ({
        update: matches(update, matchRow(row)),
        delete: matches(remove, matchRow(row)),
      })),
    };
  });
}

/** How many rows somebody of the app would get, of how many, and whether they may add any. */
export function sightOf(
  context: RowContext,
  ask: RowAsk,
  subject: Subject | null,
  query: Pick<ListQuery, 'q'>,
): Promise<{ count: number; total: number; mayAdd: boolean }> {
  const none = { count: 0, total: 0, mayAdd: false };
  return context.onList(ask, none, async (target) => {
    const filter = await seenBy(context, ask, target, subject, query);
    const all = context.access(ask, target, 'read');
    const [count, total] = await readable(() =>
      Promise.all([filter, all].map((one) => sql.countRows(context.reads, target.place, one))),
    );
    const mayAdd = rulesFilter(target.entity.schema, 'create', subject) !== NEVER;
    return { count: count!, total: total!, mayAdd };
  });
}
