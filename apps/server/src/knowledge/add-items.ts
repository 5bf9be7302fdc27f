import { createHash } from 'node:crypto';
import { CONTEXT_TEXTS, type ContextType } from '@trellis/contract';
import type { Context } from 'hono';
import { type AppRow, appById } from '../apps/index.ts';
import type { Db } from '../db/index.ts';
import { receiveForm } from '../http/index.ts';
import { newId } from '../ids.ts';
import { fileType, HEAD } from '../integrations/index.ts';
import { Refusal } from '../refusal.ts';
import { blobBytes } from '../storage/index.ts';
import { oneOfFiles } from './files-at-once.ts';
import { type ItemRow, type NewItem, OWN } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import type { KnowledgeNeeds } from './needs.ts';
import { replacing } from './replace-item.ts';
import { requireRoomFor } from './room.ts';
import { nextSync } from './sync/sync-item.ts';

type Needs = KnowledgeNeeds & { knowledge: Knowledge };

/** Room for the boundaries of a multipart body. */
const ENVELOPE = 100_000;
/** Of a text that is given no name. */
const LONGEST_NAME = 60;

/** Makes data items, as many as the plan has room for, and has them read. */
export async function addItems(
  needs: Needs,
  app: Pick<AppRow, 'app_id' | 'owner_id'>,
  userId: string,
  items: readonly NewItem[],
): Promise<ItemRow[]> {
  const appId = app.app_id;
  const made = await needs.db.transaction().execute(async (trx) => {
    let amount = 0;
    for (const { replaces } of items) {
      const isFree = replaces !== undefined && (await replacing(trx, appId, replaces)).isCounted;
      if (!isFree) amount++;
    }
    if (amount > 0)
      await requireRoomFor(trx, needs.plans, { appId, ownerId: app.owner_id, amount });
    const rows: ItemRow[] = [];
    for (const item of items) rows.push(await insert(trx, appId, userId, item));
    for (const provider of new Set(items.map((one) => one.provider)))
      await needs.knowledge.begin(trx, { app_id: appId, provider });
    return rows;
  });
  needs.bus.publish({ kind: 'context', appId });
  return made;
}

const insert = (trx: Db, appId: string, userId: string, item: NewItem): Promise<ItemRow> =>
  trx
    .insertInto('context_items')
    .values({
      app_id: appId,
      id: item.content?.id ?? newId(),
      name: item.name,
      type: item.type,
      source: item.source,
      provider: item.provider,
      provider_item_id: item.providerItemId ?? null,
      external_file_id: item.externalFileId ?? null,
      external_file_url: item.externalFileUrl ?? null,
      settings: JSON.stringify(item.settings ?? {}),
      schedule: item.schedule ?? 'never',
      next_sync_at: nextSync(item.schedule ?? 'never'),
      replaces: item.replaces ?? null,
      content_file: item.content?.file ?? null,
      content_hash: item.content?.hash ?? null,
      content_type: item.content?.type ?? null,
      user_id: userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Makes a data item of a file that is sent as a form, beside no more others than the plan takes at once. */
export async function addFile(
  needs: Needs,
  { appId, replaces }: { appId: string; replaces?: string | undefined },
  userId: string,
  c: Context,
): Promise<ItemRow> {
  const app = await appById(needs.db, appId);
  const { fileSize, filesAtOnce } = await needs.plans.limitsOf(needs.db, app.owner_id);
  const most = fileSize ?? 100_000_000;
  return oneOfFiles(needs, { ownerId: app.owner_id, most: filesAtOnce }, () =>
    takeFile(needs, { app, userId, most, replaces }, c),
  );
}

interface Taken {
  app: AppRow;
  userId: string;
  most: number;
  replaces: string | undefined;
}

async function takeFile(
  needs: Needs,
  { app, userId, most, replaces }: Taken,
  c: Context,
): Promise<ItemRow> {
  const tooLarge = () =>
    new Refusal('too_large', CONTEXT_TEXTS.tooBig(`${most / 1_000_000} MB`), {
      code: 'file-too-big',
    });
  const length = Number(c.req.header('Content-Length') ?? Number.NaN);
  if (!Number.isFinite(length)) throw new Refusal('bad_request', 'Send the length of the upload');
  if (length > most + ENVELOPE) throw tooLarge();
  const form = await receiveForm(c, { file: most, tooLarge, only: 'file' });
  if (!form) throw new Refusal('bad_request', CONTEXT_TEXTS.noFile);
  try {
    const file = form.files.get('file')?.file;
    if (form.others > 0) throw new Refusal('invalid', CONTEXT_TEXTS.manyFiles);
    if (!file || file.size === 0) throw new Refusal('invalid', CONTEXT_TEXTS.noFile);
    const type = await typeOf(file);
    return await store(needs, app, userId, { name: file.name, type, content: file, replaces });
  } finally {
    await form.remove();
  }
}

/** Makes a data item of a text. */
export async function addText(
  needs: Needs,
  appId: string,
  userId: string,
  { context, name }: { context: string; name?: string | undefined },
): Promise<ItemRow> {
  const app = await appById(needs.db, appId);
  const [line = ''] = context.trim().split('\n', 1);
  const title = line.replace(/^#+\s*/, '').slice(0, LONGEST_NAME);
  return store(needs, app, userId, {
    name: name ?? (title || 'Text'),
    type: 'txt',
    content: new Blob([context]),
  });
}

interface Content {
  name: string;
  type: ContextType;
  content: Blob;
  replaces?: string | undefined;
}

async function store(
  needs: Needs,
  app: AppRow,
  userId: string,
  { name, type, content, replaces }: Content,
): Promise<ItemRow> {
  const id = newId();
  const file = contentName(id);
  const hash = createHash('sha256');
  for await (const piece of blobBytes(content)) hash.update(piece);
  await needs.files.putBlob(app.app_id, file, content, 'application/octet-stream');
  const item: NewItem = {
    name: name.slice(0, 200) || 'Data',
    type,
    source: 'local files',
    provider: OWN,
    replaces,
    content: { id, file, hash: hash.digest('hex'), type },
  };
  try {
    const [row] = await addItems(needs, app, userId, [item]);
    return row!;
  } catch (error) {
    await needs.files.remove(app.app_id, file);
    throw error;
  }
}

/** Where an item's content stands among the app's files; nothing of it is served. */
export const contentName = (itemId: string): string => `context/${itemId}`;

/** What a file is, by its first bytes and its name; anything else is refused with what to do. */
async function typeOf(file: File): Promise<ContextType> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const extension = /\.([a-z0-9]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  // The old format of Word: an OLE compound file.
  const isOle = head[0] === 0xd0 && head[1] === 0xcf && head[2] === 0x11 && head[3] === 0xe0;
  if (isOle || extension === 'doc') throw wrong(CONTEXT_TEXTS.oldWord);
  const found = fileType(head, file.name)?.extension;
  if (found === 'pdf') return 'pdf';
  if (found === 'docx') return 'doc';
  // Texts in UTF-16 say so with their first two bytes, and are full of zeros.
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const isText = isUtf16 || !head.includes(0);
  if (!isText) throw wrong(CONTEXT_TEXTS.wrongType);
  // Windows calls a .csv what the program that opens it is for, and some browsers know no type at all.
  if (file.type === 'text/csv' || (extension === 'csv' && CSV_TYPES.includes(file.type)))
    return 'csv';
  if (extension === 'csv') throw wrong(CONTEXT_TEXTS.wrongType);
  if (['txt', 'md', 'markdown', 'text'].includes(extension)) return 'txt';
  throw wrong(CONTEXT_TEXTS.wrongType);
}

/** What browsers call a .csv beside `text/csv`. */
const CSV_TYPES: readonly string[] = [
  '',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'application/csv',
  'text/comma-separated-values',
  'text/plain',
];

const wrong = (message: string): Refusal =>
  new Refusal('unsupported', message, { code: 'wrong-file-type' });
