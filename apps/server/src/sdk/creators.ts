import type { Row, SdkRow } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import {
  type Dialect,
  type JsonText,
  knownCreators,
  publicClient,
  type RowAsk,
  VALUES,
} from '../entities/index.ts';

/** Whether somebody may know by e-mail who made a row that is not theirs (ruling 12). */
const knowsCreators = ({ actor, appId, role }: RowAsk): boolean =>
  knownCreators(actor, role, appId) === 'all';

/** Rows in this client's words; as values for who may know of many creators, whose e-mails are looked up. */
export function dialectFor(ask: RowAsk): Dialect<JsonText> {
  if (knowsCreators(ask)) return VALUES;
  const { actor } = ask;
  return publicClient(actor.kind === 'visitor' ? actor : null);
}

/** The product's rows in the public client's words. */
export async function sdkRows(db: Db, ask: RowAsk, rows: readonly Row[]): Promise<SdkRow[]> {
  const emails = await emailsOf(db, ask, rows);
  return rows.map(({ createdAt, updatedAt, creatorId, ...data }) => ({
    ...data,
    created_date: createdAt,
    updated_date: updatedAt,
    created_by_id: creatorId,
    // Code takes it to pieces: one that may not be known is an empty text.
    created_by: (creatorId && emails.get(creatorId)) || '',
  }));
}

async function emailsOf(db: Db, ask: RowAsk, rows: readonly Row[]): Promise<Map<string, string>> {
  const { actor, appId } = ask;
  if (!knowsCreators(ask))
    return new Map(actor.kind === 'visitor' ? [[actor.userId, actor.email]] : []);
  const ids = [...new Set(rows.flatMap(({ creatorId }) => creatorId ?? []))];
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('tenant_id', '=', appId)
    .where('id', 'in', ids)
    .execute();
  return new Map(users.map(({ id, email }) => [id, email]));
}

/** Nobody's id. */
const NOBODY = '-';

/**
 * A filter with `created_by` (an e-mail) as the id that rows carry. Whoever is signed in and names an e-mail finds what
 * its owner made among the rows that they may read; to everybody else an e-mail is nobody's. None can be guessed by its
 * parts: whole e-mails are looked up, and no order or pattern of them.
 */
export async function withCreatorIds(db: Db, ask: RowAsk, query: unknown): Promise<unknown> {
  const emails = new Set<string>();
  walk(query, (value) => {
    collect(value, emails);
    return value;
  });
  if (emails.size === 0) return query;
  const ids = await idsOf(db, ask, [...emails]);
  return walk(query, (value) => replaced(value, ids));
}

async function idsOf(db: Db, ask: RowAsk, emails: string[]): Promise<Map<string, string>> {
  const { actor, appId } = ask;
  const isIn = actor.kind === 'visitor' && actor.appId === appId;
  if (!isIn && !knowsCreators(ask)) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('tenant_id', '=', appId)
    .where('email', 'in', emails)
    .execute();
  return new Map(users.map(({ id, email }) => [email, id]));
}

const DEEPEST = 10;

/** The query with each `created_by` as `created_by_id`, its condition put through `change`. */
function walk(query: unknown, change: (condition: unknown) => unknown, depth = 0): unknown {
  if (depth > DEEPEST || typeof query !== 'object' || query === null) return query;
  if (Array.isArray(query)) return query.map((part) => walk(part, change, depth + 1));
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) =>
      name === 'created_by'
        ? ['created_by_id', change(value)]
        : [name, name.startsWith('$') ? walk(value, change, depth + 1) : value],
    ),
  );
}

function collect(condition: unknown, into: Set<string>): void {
  if (typeof condition === 'string') into.add(condition.toLowerCase());
  else if (typeof condition === 'object' && condition !== null)
    for (const part of Object.values(condition)) collect(part, into);
}

function replaced(condition: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof condition === 'string') return ids.get(condition.toLowerCase()) ?? NOBODY;
  if (Array.isArray(condition)) return condition.map((part) => replaced(part, ids));
  if (typeof condition === 'object' && condition !== null)
    return Object.fromEntries(
      Object.entries(condition).map(([name, part]) => [name, replaced(part, ids)]),
    );
  return condition;
}
