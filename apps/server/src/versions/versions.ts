import { createHash } from 'node:crypto';
import type { RecordBatch } from '@trellis/assistant';
import { type AppFiles, LIMITS, type VersionEntry, type VersionKind } from '@trellis/contract';
import { CompiledQuery, type Transaction } from 'kysely';
import type pg from 'pg';
import { type Db, sql } from '../db/database.ts';
import type { BoundEntities, Tables } from '../db/tables.ts';
import { rowStatements } from '../entities/index.ts';
import { newId } from '../ids.ts';
import { notFound } from '../refusal.ts';
import {
  bindEntities,
  cleanSchemaFile,
  convertValue,
  type KeyRegistry,
  type RowChange,
  schemasOf,
} from './bind.ts';
import { insertRecords } from './records.ts';

export interface NewVersion {
  appId: string;
  kind: VersionKind;
  messageId: string | null;
  /** All files of the app as the version has them. */
  files: AppFiles;
  records?: readonly RecordBatch[];
  /** The end user who becomes the creator of inserted rows. */
  creatorId: string;
}

export interface CommittedVersion {
  versionId: string;
  inserted: number;
  skipped: number;
}

/** Versions of apps: files by their content's hash, and the schemas bound to stored keys. */
export class Versions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The files of a version; of an app without one, none. */
  async files(appId: string, versionId: string | null): Promise<AppFiles> {
    if (!versionId) return {};
    const rows = await sql<{ path: string; content: string }>`
      SELECT m.key AS path, b.content FROM versions v
      CROSS JOIN LATERAL jsonb_each_text(v.manifest) AS m(key, value)
      JOIN blobs b ON b.app_id = v.app_id AND b.hash = m.value
      WHERE v.app_id = ${appId} AND v.id = ${versionId}`.execute(this.#db);
    return Object.fromEntries(rows.rows.map((row) => [row.path, row.content]));
  }

  /**
   * Makes a version and the app's draft of it, with everything that belongs to it (blobs, bound
   * schemas, conversions, rows), inside the caller's transaction: all of it or nothing.
   */
  async commit(trx: Transaction<Tables>, input: NewVersion): Promise<CommittedVersion> {
    const { appId } = input;
    const app = await trx
      .selectFrom('apps')
      .select('draft_version_id')
      .where('app_id', '=', appId)
      .forUpdate()
      .executeTakeFirst();
    if (!app) throw notFound('There is no such app');
    const parent = app.draft_version_id;
    const before = parent ? await this.#entities(trx, appId, parent) : {};
    const known = await trx
      .selectFrom('entities')
      .select(['id', 'keys'])
      .where('app_id', '=', appId)
      .execute();
    const registries = new Map<string, KeyRegistry>(known.map((row) => [row.id, row.keys]));
    const binding = bindEntities(
      schemasOf(input.files),
      before,
      (id) => registries.get(id) ?? {},
      newId,
    );
    for (const [id, keys] of binding.registries)
      await trx
        .insertInto('entities')
        .values({ app_id: appId, id, own_table: null, keys: JSON.stringify(keys) })
        .onConflict((conflict) =>
          conflict.columns(['app_id', 'id']).doUpdateSet({ keys: JSON.stringify(keys) }),
        )
        .execute();
    await applyRowChanges(trx, appId, binding.changes);
    const versionId = newId();
    await trx
      .insertInto('versions')
      .values({
        app_id: appId,
        id: versionId,
        parent,
        kind: input.kind,
        message_id: input.messageId,
        manifest: JSON.stringify(await storeBlobs(trx, appId, input.files)),
        entities: JSON.stringify(binding.entities),
      })
      .execute();
    const records = await insertRecords(
      trx,
      appId,
      binding.entities,
      input.records ?? [],
      input.creatorId,
    );
    await trx
      .updateTable('apps')
      .set({ draft_version_id: versionId, updated_at: new Date() })
      .where('app_id', '=', appId)
      .execute();
    return { versionId, ...records };
  }

  async #entities(
    trx: Transaction<Tables>,
    appId: string,
    versionId: string,
  ): Promise<BoundEntities> {
    const row = await trx
      .selectFrom('versions')
      .select('entities')
      .where('app_id', '=', appId)
      .where('id', '=', versionId)
      .executeTakeFirst();
    return row?.entities ?? {};
  }

  /** The history, ten at a time, newest first (spec 2, section 9). */
  async history(
    appId: string,
    before?: string,
  ): Promise<{ versions: VersionEntry[]; more: boolean }> {
    const app = await this.#db
      .selectFrom('apps')
      .select(['draft_version_id', 'published_version_id'])
      .where('app_id', '=', appId)
      .executeTakeFirstOrThrow();
    let query = this.#db
      .selectFrom('versions')
      .leftJoin('messages', (join) =>
        join
          .onRef('messages.app_id', '=', 'versions.app_id')
          .onRef('messages.id', '=', 'versions.message_id'),
      )
      .select([
        'versions.id',
        'versions.kind',
        'versions.created_at',
        'versions.message_id',
        'messages.body',
      ])
      .select((eb) =>
        eb
          .selectFrom('messages as asked')
          .select(sql<string>`asked.body -> 'parts' -> 0 ->> 'text'`.as('text'))
          .whereRef('asked.app_id', '=', 'versions.app_id')
          .where('asked.role', '=', 'user')
          .whereRef('asked.seq', '<', 'messages.seq')
          .orderBy('asked.seq', 'desc')
          .limit(1)
          .as('asked'),
      )
      .where('versions.app_id', '=', appId)
      .orderBy('versions.id', 'desc')
      .limit(LIMITS.versionHistory + 1);
    if (before) query = query.where('versions.id', '<', before);
    const rows = await query.execute();
    const versions = rows.slice(0, LIMITS.versionHistory).map((row) => ({
      id: row.id,
      kind: row.kind,
      timestamp: row.created_at.toISOString(),
      messageId: row.message_id,
      content:
        row.body?.parts
          .find((part) => part.type === 'text')
          ?.text?.trim()
          .slice(0, 500) ?? '',
      userRequest: row.asked ?? '',
      isCurrent: row.id === app.draft_version_id,
      isPublished: row.id === app.published_version_id,
    }));
    return { versions, more: rows.length > LIMITS.versionHistory };
  }

  async get(appId: string, versionId: string) {
    const version = await this.#db
      .selectFrom('versions')
      .selectAll()
      .where('app_id', '=', appId)
      .where('id', '=', versionId)
      .executeTakeFirst();
    if (!version) throw notFound('There is no such version');
    return version;
  }
}

async function storeBlobs(
  trx: Transaction<Tables>,
  appId: string,
  files: AppFiles,
): Promise<Record<string, string>> {
  const manifest: Record<string, string> = {};
  const contents = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    const content = path.startsWith('entities/') ? cleanSchemaFile(text) : text;
    const hash = createHash('sha256').update(content).digest('hex');
    manifest[path] = hash;
    contents.set(hash, content);
  }
  if (contents.size > 0)
    await trx
      .insertInto('blobs')
      .values([...contents].map(([hash, content]) => ({ app_id: appId, hash, content })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return manifest;
}

async function applyRowChanges(
  trx: Transaction<Tables>,
  appId: string,
  changes: readonly RowChange[],
): Promise<void> {
  const run = runnerOf(trx);
  for (const change of changes) {
    const place = { table: 'rows', appId, entityId: change.entityId };
    if (change.kind === 'fill') await rowStatements.fillKey(run, place, change.key, change.value);
    else {
      const values = await rowStatements.valuesOf(run, place, change.from);
      const converted = values.flatMap(({ id, value }) => {
        const next = convertValue(value, change.field);
        return next === undefined ? [] : [{ id, value: next }];
      });
      if (converted.length > 0) await rowStatements.setValues(run, place, change.to, converted);
    }
  }
}

/** The transaction's connection, as the statements on rows take it: text with numbered parameters. */
function runnerOf(trx: Transaction<Tables>): Pick<pg.Pool, 'query'> {
  const query = (text: string, values: unknown[]) =>
    trx.executeQuery(CompiledQuery.raw(text, values));
  return { query } as unknown as Pick<pg.Pool, 'query'>;
}
