import type { RecordBatch } from '@trellis/assistant';
import type { AppFiles, VersionEntry, VersionKind } from '@trellis/contract';
import { convertValue } from '@trellis/fields';
import type { Transaction } from 'kysely';
import type { BoundEntities, BoundTools, Conversion, Db, Tables } from '../db/index.ts';
import { placeOfEntity, rowStatements } from '../entities/index.ts';
import { newId } from '../ids.ts';
import { notFound } from '../refusal.ts';
import { cleanSchemaFile, type RowChange } from './bind.ts';
import { bindTools, recordTools } from './bind-tools.ts';
import { type StoredFile, storeBlobs, storedFiles } from './blobs.ts';
import { refitForPublish } from './data/refit.ts';
import { foresee } from './foresee.ts';
import { versionHistory } from './history.ts';
import { type Merged, mergeFiles } from './merge.ts';
import { putVersion } from './put.ts';
import { insertRecords, type SkippedRows } from './records.ts';
import { type RestoredVersion, restoreVersion } from './restore.ts';
import { runnerOf } from './runner.ts';
import { closeDraft, type FileChange, type SavedVersion, saveFiles } from './save.ts';
import { takeBackFields } from './take-back.ts';

export interface NewVersion {
  appId: string;
  kind: VersionKind;
  messageId: string | null;
  /** All files of the app as the version has them. */
  files: AppFiles;
  /** The version that the files were made from: what people saved since is merged in. */
  madeFrom?: string | null;
  /** An older version that it stands beside: the app's draft stays what it is. */
  beside?: string;
  records?: readonly RecordBatch[];
  /** The end user who becomes the creator of inserted rows. */
  creatorId: string;
}

export interface CommittedVersion {
  versionId: string;
  /** The files as they are stored. */
  files: AppFiles;
  /** Files whose change was left out, because people changed the same lines meanwhile. */
  kept: string[];
  /** Rows that did not fit, by entity. */
  skipped: ReadonlyMap<string, SkippedRows>;
}

/** Versions of apps: files by their content's hash, and the schemas bound to stored keys. */
export class Versions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The files of a version; of an app without one, none. */
  files(appId: string, versionId: string | null): Promise<AppFiles> {
    return this.#files(this.#db, appId, versionId);
  }

  async #files(db: Db, appId: string, versionId: string | null): Promise<AppFiles> {
    const files = await storedFiles(db, appId, versionId);
    return Object.fromEntries(files.map(({ path, content }) => [path, content]));
  }

  /** The files of a version with the hash of each, in the order of their paths. */
  listed(appId: string, versionId: string | null): Promise<StoredFile[]> {
    return storedFiles(this.#db, appId, versionId);
  }

  /**
   * Makes a version and, unless it stands beside an older one, the app's draft of it, with everything that belongs to it (blobs, bound
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
    const parent = input.beside ?? app.draft_version_id;
    const { files: merged, kept } = await this.#mergeSaved(trx, input, parent);
    const files = cleaned(merged);
    const before = await this.#bound(trx, appId, parent);
    const binding = await foresee(trx, appId, before.entities, merged);
    const tools = bindTools(files, before.tools, () => false, newId);
    await recordTools(trx, appId, tools);
    for (const [id, keys] of binding.registries)
      await trx
        .insertInto('entities')
        .values({ app_id: appId, id, own_table: null, keys: JSON.stringify(keys) })
        .onConflict((conflict) =>
          conflict.columns(['app_id', 'id']).doUpdateSet({ keys: JSON.stringify(keys) }),
        )
        .execute();
    await applyRowChanges(trx, appId, binding.changes);
    const versionId = await putVersion(trx, appId, {
      parent,
      kind: input.kind,
      messageId: input.messageId,
      manifest: await storeBlobs(trx, appId, files),
      entities: binding.entities,
      tools,
      conversions: conversionsOf(binding.changes),
      isBeside: input.beside !== undefined,
    });
    const skipped = await insertRecords(
      trx,
      appId,
      binding.entities,
      input.records ?? [],
      input.creatorId,
    );
    return { versionId, files, kept, skipped };
  }

  /** The files of a new version with what people saved since the one that it was made from. */
  async #mergeSaved(
    trx: Transaction<Tables>,
    { appId, files, madeFrom }: NewVersion,
    draftId: string | null,
  ): Promise<Merged> {
    if (madeFrom === undefined || madeFrom === draftId) return { files, kept: [] };
    const [base, people] = [
      await this.#files(trx, appId, madeFrom),
      await this.#files(trx, appId, draftId),
    ];
    return mergeFiles(base, people, files);
  }

  /** Saves files by hand into the open manual version (ruling 6). */
  save(appId: string, changes: readonly FileChange[]): Promise<SavedVersion> {
    return this.#db.transaction().execute((trx) => saveFiles(trx, appId, changes));
  }

  /** The same within the caller's transaction. */
  saveIn(
    trx: Transaction<Tables>,
    appId: string,
    changes: readonly FileChange[],
  ): Promise<SavedVersion> {
    return saveFiles(trx, appId, changes);
  }

  /** Fits rows to a version that is about to be published: what the live app wrote meanwhile is converted again. */
  refit(trx: Transaction<Tables>, appId: string, versionId: string): Promise<void> {
    return refitForPublish(trx, appId, versionId);
  }

  /** Closes the draft for saves by hand, because something else stands on it now; answers its id. */
  closeDraft(trx: Transaction<Tables>, appId: string): Promise<string | null> {
    return closeDraft(trx, appId);
  }

  /** What a version of these files would do to stored values. */
  foresee = foresee;
  /** Takes back what one version changed of fields; answers the version that does. */
  takeBackFields = takeBackFields;

  /** Goes back to an earlier version, or to the empty app, by a new version that is as that was. */
  restore(
    trx: Transaction<Tables>,
    appId: string,
    versionId: string | null,
    messageId: string | null,
  ): Promise<RestoredVersion> {
    return restoreVersion(trx, appId, versionId, messageId);
  }

  async #bound(
    trx: Transaction<Tables>,
    appId: string,
    versionId: string | null,
  ): Promise<{ entities: BoundEntities; tools: BoundTools }> {
    const row = await trx
      .selectFrom('versions')
      .select(['entities', 'tools'])
      .where('app_id', '=', appId)
      .where('id', '=', versionId ?? '')
      .executeTakeFirst();
    return row ?? { entities: {}, tools: {} };
  }

  /** The history, ten at a time, newest first (spec 2, section 9). */
  history(appId: string, before?: string): Promise<{ versions: VersionEntry[]; more: boolean }> {
    return versionHistory(this.#db, appId, before);
  }

  /** What the person wrote that an answer answers; nothing where there is no answer. */
  async askedFor(appId: string, messageId: string | null): Promise<string> {
    const asked = await this.#db
      .selectFrom('messages as answer')
      .innerJoin('messages as asked', (join) =>
        join.onRef('asked.app_id', '=', 'answer.app_id').onRef('asked.id', '=', 'answer.parent'),
      )
      .select('asked.body')
      .where('answer.app_id', '=', appId)
      .where('answer.id', '=', messageId ?? '')
      .where('asked.role', '=', 'user')
      .executeTakeFirst();
    return asked?.body.parts.find(({ type }) => type === 'text')?.text ?? '';
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

/** Without what binding consumes of schema files. */
function cleaned(files: AppFiles): AppFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      path.startsWith('entities/') ? cleanSchemaFile(text) : text,
    ]),
  );
}

const conversionsOf = (changes: readonly RowChange[]): Conversion[] =>
  changes.flatMap((change) =>
    change.kind === 'convert'
      ? [{ entityId: change.entityId, field: change.name, from: change.from, to: change.to }]
      : [],
  );

async function applyRowChanges(
  trx: Transaction<Tables>,
  appId: string,
  changes: readonly RowChange[],
): Promise<void> {
  const run = runnerOf(trx);
  for (const change of changes) {
    const place = await placeOfEntity(trx, appId, change.entityId, { isHeld: true });
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
