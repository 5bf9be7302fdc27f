import {
  type Attachment,
  beginsRows,
  type ChatMessage,
  fileKind,
  isAttachable,
  isCsv,
  isImage,
  isTable,
  isWorkbook,
  LIMITS,
  MESSAGES,
  ROWS_TYPE,
  XLSX_TYPE,
} from '@trellis/contract';
import type { Context } from 'hono';
import { appById } from '../apps/index.ts';
import { recordsOf } from '../entities/index.ts';
import { receiveForm } from '../http/index.ts';
import { PRIVATE, readDocument, storeFile } from '../integrations/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { ChatNeeds } from './needs.ts';
import { attachmentsOf } from './present.ts';

/** Room for the boundaries of a multipart body. */
const ENVELOPE = 100_000;
/** Of all documents of a message together, for a model. */
const MOST_WORDS = 60_000;
/** Bytes of a JSON file that tell whether it is a list of rows. */
const HEAD = 4_096;
const NAME = /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/;

const addressOf = (appId: string, name: string) => `/api/apps/${appId}/chat/attachments/${name}`;

/** Stores a file that is to come with a message; only people with a role on the app can read it. */
export async function attach(
  services: ChatNeeds,
  appId: string,
  userId: string,
  c: Context,
): Promise<Attachment> {
  const length = Number(c.req.header('Content-Length') ?? Number.NaN);
  if (!Number.isFinite(length)) throw new Refusal('bad_request', 'Send the length of the upload');
  const tooLarge = () => new Refusal('too_large', MESSAGES.fileTooLarge, { code: 'file-too-big' });
  if (length > LIMITS.upload + ENVELOPE) throw tooLarge();
  const form = await receiveForm(c, { file: LIMITS.upload, tooLarge, only: 'file' });
  if (!form) throw new Refusal('bad_request', MESSAGES.fileNotFound);
  try {
    return await keep(services, appId, userId, form.files.get('file')?.file);
  } finally {
    await form.remove();
  }
}

async function keep(
  services: ChatNeeds,
  appId: string,
  userId: string,
  file: File | undefined,
): Promise<Attachment> {
  if (!file) throw new Refusal('invalid', MESSAGES.fileNotFound);
  const refused = () =>
    new Refusal('unsupported', MESSAGES.notAttachable, { code: 'not_attachable' });
  if (!isAttachable({ name: file.name, contentType: file.type })) throw refused();
  const app = await appById(services.db, appId);
  if (!app) throw notFound('There is no such app');
  const { path } = await storeFile(services, app, file, { userId, isPrivate: true });
  const name = path.split('/').pop() ?? '';
  const { type } = await uploadOf(services, appId, name);
  // By its first bytes it may be something else than it was called.
  const contentType = isCsv({ name: file.name, contentType: type })
    ? 'text/csv'
    : type === 'application/json' && beginsRows(await file.slice(0, HEAD).text())
      ? ROWS_TYPE
      : type;
  if (!isAttachable({ name: '', contentType })) {
    await services.files.remove(appId, PRIVATE + name);
    if (isImage({ contentType: file.type }))
      throw new Refusal('unsupported', MESSAGES.noPicture, { code: 'not_attachable' });
    throw refused();
  }
  return { name: file.name.slice(0, 200) || name, url: addressOf(appId, name), contentType };
}

/** A file that came with a message. Never rendered as a page. */
export async function attached(
  services: ChatNeeds,
  appId: string,
  name: string,
  c: Context,
): Promise<Response> {
  const { type } = await uploadOf(services, appId, name);
  const content = await services.files.get(appId, PRIVATE + name);
  if (!content) throw notFound(MESSAGES.fileNotFound);
  return c.body(content as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': type,
    'Content-Disposition': isImage({ contentType: type }) ? 'inline' : 'attachment',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, max-age=3600',
  });
}

async function uploadOf({ db }: ChatNeeds, appId: string, name: string) {
  const upload = NAME.test(name)
    ? await db
        .selectFrom('uploads')
        .select(['type', 'name'])
        .where('app_id', '=', appId)
        .where('id', '=', PRIVATE + name)
        .executeTakeFirst()
    : undefined;
  if (!upload) throw notFound(MESSAGES.fileNotFound);
  return upload;
}

/** A file of the app's chat by its stored name, as an attachment. */
export async function attachmentCalled(
  services: ChatNeeds,
  appId: string,
  stored: string,
): Promise<Attachment> {
  const { type, name } = await uploadOf(services, appId, stored);
  return { name: name ?? stored, url: addressOf(appId, stored), contentType: type };
}

/** A person's message as it is stored: words and files, each file one of this app's own. */
export async function checkedMessage(
  services: ChatNeeds,
  appId: string,
  message: ChatMessage,
): Promise<ChatMessage> {
  const given = attachmentsOf(message);
  if (given.length > LIMITS.chat.attachments)
    throw new Refusal('invalid', MESSAGES.tooManyAttached(LIMITS.chat.attachments));
  for (const { url } of given) await uploadOf(services, appId, nameIn(appId, url));
  const parts = message.parts.flatMap((part): ChatMessage['parts'] => {
    if (part.type === 'text') return [{ type: 'text', text: part.text ?? '' }];
    const [file] = attachmentsOf({ ...message, parts: [part] });
    if (!file) return [];
    const { name, url, contentType } = file;
    return [{ type: 'file', url, filename: name.slice(0, 200), mediaType: contentType }];
  });
  const imports = message.metadata?.imports?.filter(({ url }) =>
    given.some((file) => file.url === url && isTable(file)),
  );
  return { ...message, parts, metadata: { ...message.metadata, imports } };
}

const nameIn = (appId: string, url: string): string =>
  url.startsWith(addressOf(appId, '')) ? url.slice(addressOf(appId, '').length) : '';

/** What came with a message, as a model reads it. */
export interface Read {
  /** Documents in words, each between tags with its name. */
  words: string;
  images: { data: Uint8Array; mediaType: string }[];
}

/** A file that came with a message, by its address there. */
export async function fileOf(
  services: ChatNeeds,
  appId: string,
  { url, name, contentType }: Attachment,
): Promise<File> {
  const stored = nameIn(appId, url);
  await uploadOf(services, appId, stored);
  const content = await services.files.blob(appId, PRIVATE + stored);
  if (!content) throw notFound(MESSAGES.fileNotFound);
  const ending = isCsv({ name, contentType }) ? '.csv' : contentType === XLSX_TYPE ? '.xlsx' : '';
  const named = name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
  return new File([content], named, { type: contentType });
}

/** Reads what came with a message: pictures as they are, documents as words, within what a model may be sent. */
export async function readAttachments(
  services: ChatNeeds,
  appId: string,
  files: readonly Attachment[],
): Promise<Read> {
  const read: Read = { words: '', images: [] };
  for (const attachment of files) {
    const file = await fileOf(services, appId, attachment);
    const document = isWorkbook(attachment)
      ? { kind: 'text' as const, text: await rowsInWords(services, appId, file) }
      : await readDocument(services, appId, file);
    if (document.kind === 'image') read.images.push(document);
    else {
      const room = Math.max(0, MOST_WORDS - read.words.length);
      const text = document.text.slice(0, room);
      const rest = document.text.length > room ? '\n(The rest is left out.)' : '';
      read.words += `\n\n<attachment name="${attachment.name.replaceAll('"', "'")}">\n${text}${rest}\n</attachment>`;
    }
  }
  return read;
}

/** The rows of a sheet that is only to be read, a line each, as many as fit. */
async function rowsInWords({ parsing }: ChatNeeds, appId: string, file: File): Promise<string> {
  const records = await recordsOf(parsing, appId, file);
  let text = '';
  try {
    for await (const { values } of records) {
      text += `${JSON.stringify(values)}\n`;
      if (text.length > MOST_WORDS) break;
    }
  } finally {
    await records.close();
  }
  return text;
}

/** The path of an entity's schema, whatever the case that it is asked for in; null where there is none. */
export function entityFile(files: Readonly<Record<string, string>>, name: string): string | null {
  const wanted = `entities/${name}.json`.toLowerCase();
  return (
    Object.keys(files).find(
      (path) => fileKind(path) === 'entity' && path.toLowerCase() === wanted,
    ) ?? null
  );
}
