import {
  CONTEXT_TEXTS,
  type ContextItem,
  type ContextSchedule,
  ContextSource,
  type ContextStatus,
  ContextType,
} from '@trellis/contract';
import type { Selectable } from 'kysely';
import { type ContextItemTable, type Db, sql } from '../db/index.ts';
import { notFound } from '../refusal.ts';

export type ItemRow = Selectable<ContextItemTable>;

/** A data item that is to be made. */
export interface NewItem {
  name: string;
  type: ContextType;
  source: string;
  provider: string;
  providerItemId?: string | null;
  externalFileId?: string | null;
  externalFileUrl?: string | null;
  settings?: object;
  schedule?: ContextSchedule | undefined;
  /** The item whose place it is to take. */
  replaces?: string | undefined;
  content?: { id: string; file: string; hash: string; type: string };
}

/** Our own reading of files and texts, among providers. */
export const OWN = 'trellis';
/** What an app has of the template it was started from. */
export const TEMPLATE = 'template';
/** What an app has of another one that it is a copy of. */
export const COPY = 'copy';
/** The web scraper. */
export const WEB = 'web';

/** A data item by its id alone, which says which app it is of; one that is deleted is none, unless it is looked for. */
export async function itemById(db: Db, id: string, isDeleted = false): Promise<ItemRow> {
  const row = await db
    .selectFrom('context_items')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound(CONTEXT_TEXTS.noItem);
  return row;
}

/** The data items of an app, the newest first. */
export function itemsOf(db: Db, appId: string, status?: ContextStatus): Promise<ItemRow[]> {
  let query = db
    .selectFrom('context_items')
    .selectAll()
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null);
  if (status) query = query.where('status', '=', status);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

/**
 * Items as a plan counts them: what is of a template counts in nobody's (ruling 77), and what is to take the place of one
 * that counts, together with that.
 */
export async function countItems(db: Db, appId: string): Promise<number> {
  const { count } = await db
    .selectFrom('context_items')
    .select(sql<string>`count(*)`.as('count'))
    .where('app_id', '=', appId)
    .where('provider', '!=', TEMPLATE)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('replaces', 'is', null), eb.not(eb('replaces', 'in', counted(db, appId)))]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

const counted = (db: Db, appId: string) =>
  db
    .selectFrom('context_items')
    .select('id')
    .where('app_id', '=', appId)
    .where('provider', '!=', TEMPLATE)
    .where('deleted_at', 'is', null);

/** A data item as people and the specification's client see it. */
export function presentItem(row: ItemRow): ContextItem {
  return {
    id: row.id,
    name: row.name,
    type: ContextType.catch('unrecognized').parse(row.type),
    source: ContextSource.catch('local files').parse(row.source),
    provider: row.provider,
    providerItemId: row.provider_item_id,
    externalFileId: row.external_file_id,
    externalFileUrl: row.external_file_url,
    status: row.status,
    size: Number(row.size),
    numOfChunks: row.num_of_chunks,
    createdAt: row.created_at.toISOString(),
    lastSyncedAt: row.last_synced_at?.toISOString() ?? null,
    originalContextItemId: row.original_context_item_id,
    problem: row.problem,
    notes: row.notes,
    access: row.access,
    schedule: row.schedule,
    columns: row.columns,
    shownColumns: row.shown_columns,
  };
}
