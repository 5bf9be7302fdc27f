import { LIMITS, type ListQuery, type Row } from '@trellis/contract';
import { and, type FieldShapes, hasField, indexFor, type Standing } from '@trellis/filter';
import { knownCreators } from './access.ts';
import { json } from './asked.ts';
import { noRow, type RowContext, readable } from './context.ts';
import type { Dialect } from './dialect.ts';
import { presentRow } from './present.ts';
import { presenterOf } from './presenter.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';

/** Rows that the caller may read. */
export function list<Text>(
  context: RowContext,
  ask: RowAsk,
  query: ListQuery,
  dialect: Dialect<Text>,
): Promise<Row[] | Text> {
  return context.onList<Row[] | Text>(ask, [], async (target) => {
    const { filter, page, only } = await listed(context, ask, target, query);
    const presenter = presenterOf(target, dialect, only);
    const { properties } = target.entity.schema;
    const { place } = target;
    const found = await readable(() =>
      context.batched.list(place, filter, properties, page, presenter.projection),
    );
    return presenter.list(found);
  });
}

export interface PageQuery extends Pick<ListQuery, 'q' | 'sort' | 'fields'> {
  limit: number;
  /** Where the page before ended. */
  after: Standing | null;
}

/** A page of the rows that the caller may read, and where the next one begins. */
export function page(
  context: RowContext,
  ask: RowAsk,
  query: PageQuery,
): Promise<{ rows: Row[]; next: Standing | null }> {
  const none = { rows: [], next: null };
  return context.onList<{ rows: Row[]; next: Standing | null }>(ask, none, async (target) => {
    const { schema } = target.entity;
    const { filter, page, only } = await listed(context, ask, target, query);
    const walk = { ...page, after: query.after };
    const { rows, next } = await readable(() =>
      sql.selectBehind(context.reads, target.place, filter, schema.properties, walk),
    );
    return { rows: rows.map((row) => presentRow(row, schema, only)), next };
  });
}

/** What a list asks of PostgreSQL. */
async function listed(context: RowContext, ask: RowAsk, target: Resolved, query: ListQuery) {
  const { properties } = target.entity.schema;
  const filter = and(
    context.access(ask, target, 'read'),
    await context.filter(ask, target, json(query.q)),
  );
  const page = {
    sort: ask.unknown === 'missing' ? knownSort(query.sort, properties) : query.sort,
    limit: query.limit ?? LIMITS.list,
    skip: query.skip ?? 0,
    creators: knownCreators(ask.actor, ask.role, ask.appId),
  };
  context.usage.note(target.place, indexFor(filter, page.sort, properties));
  const only = query.fields?.split(',').map((name) => name.trim());
  return { filter, page, only: only && new Set(only) };
}

/** How many rows pass. */
export function count(
  context: RowContext,
  ask: RowAsk,
  query: Pick<ListQuery, 'q'>,
): Promise<number> {
  return context.onList(ask, 0, async (target) => {
    const filter = and(
      context.access(ask, target, 'read'),
      await context.filter(ask, target, json(query.q)),
    );
    context.usage.note(target.place, indexFor(filter, 'id', target.entity.schema.properties));
    return readable(() => sql.countRows(context.reads, target.place, filter));
  });
}

/** One row. */
export function get<Text>(
  context: RowContext,
  ask: RowAsk,
  id: string,
  dialect: Dialect<Text>,
): Promise<Row | Text> {
  return context.on(ask, async (target) => {
    const access = context.access(ask, target, 'read');
    const { projection, one } = presenterOf(target, dialect);
    const row = await context.batched.row(target.place, id, access, projection);
    if (!row) throw noRow();
    return one(row);
  });
}

/** The sort where the schema has the field, else the usual one. */
function knownSort(sort: string | undefined, fields: FieldShapes): string | undefined {
  const name = sort?.replace(/^[+\- ]/, '') ?? '';
  return name === 'created_by' || hasField(name, fields) ? sort : undefined;
}
