import { LIMITS, type ListQuery, type Row } from '@trellis/contract';
import { and, type FieldShapes, hasField, indexFor, type Standing } from '@trellis/filter';
import { knownCreators } from './access.ts';
import { json } from './asked.ts';
import { noRow, type RowContext, readable } from './context.ts';
import { presentRow } from './present.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';
import { type Words, wordingOf } from './wording.ts';

/** Rows that the caller may read. */
export function list(context: RowContext, ask: RowAsk, query: ListQuery): Promise<Row[]> {
  return context.onList<Row[]>(ask, [], async (target) => {
    const { schema } = target.entity;
    const { filter, page, only } = await listed(context, ask, target, query);
    const rows = await readable(() =>
      sql.selectRows(context.reads, target.place, filter, schema.properties, page),
    );
    return rows.map((row) => presentRow(row, schema, only));
  });
}

/** The list as JSON text, where PostgreSQL can put it together; null where it cannot. */
export function listText(
  context: RowContext,
  ask: RowAsk,
  query: ListQuery,
  words: Words,
): Promise<string | null> {
  return context.onList<string | null>(ask, '[]', async (target) => {
    const wording = query.fields ? null : wordingOf(target, words);
    if (!wording) return null;
    const { filter, page } = await listed(context, ask, target, query);
    const { properties } = target.entity.schema;
    return readable(() => context.shared.list(target.place, filter, properties, page, wording));
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
export function get(context: RowContext, ask: RowAsk, id: string): Promise<Row> {
  return context.on(ask, async (target) => {
    const access = context.access(ask, target, 'read');
    const row = await sql.selectRow(context.reads, target.place, id, access);
    if (!row) throw noRow();
    return presentRow(row, target.entity.schema);
  });
}

/** A row as JSON text, where PostgreSQL can put it together; null where it cannot. */
export function getText(
  context: RowContext,
  ask: RowAsk,
  id: string,
  words: Words,
): Promise<string | null> {
  return context.on(ask, async (target) => {
    const wording = wordingOf(target, words);
    if (!wording) return null;
    const access = context.access(ask, target, 'read');
    const text = await context.shared.row(target.place, id, access, wording);
    if (text === null) throw noRow();
    return text;
  });
}

/** The sort where the schema has the field, else the usual one. */
function knownSort(sort: string | undefined, fields: FieldShapes): string | undefined {
  const name = sort?.replace(/^[+\- ]/, '') ?? '';
  return name === 'created_by' || hasField(name, fields) ? sort : undefined;
}
