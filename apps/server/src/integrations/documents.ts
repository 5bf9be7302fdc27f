import { MESSAGES } from '@trellis/contract';
import { BrokenFile, type Foreign, type Parsing, textOf } from '../parsing/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { blobBytes } from '../storage/index.ts';
import type { Caller } from './caller.ts';
import type { EndpointAsk } from './endpoint.ts';
import { fileType, HEAD } from './file-type.ts';
import type { IntegrationNeeds } from './needs.ts';
import { fetchOutside } from './outgoing/fetch.ts';
import { secondsLeft } from './signed.ts';
import { PRIVATE } from './upload.ts';

const OWN = /^\/files\/([0-9a-f]{24})\/((?:private\/)?[0-9a-f]{32}\.[a-z0-9]{1,5})$/;
const MOST_BYTES = 20_000_000;
/** Bytes of a picture that a model is sent as it was uploaded. */
const AS_IT_IS = 1_000_000;
/** Pixels of a side, of a larger one: models look at no more. */
const LOOKED_AT = 1_568;
/** Of a document's words, for a model. */
export const MOST_WORDS = 100_000;

/** The app's own file that an address names; null for any other address. */
export function ownFile(address: string, ask: Pick<EndpointAsk, 'app' | 'origin'>): string | null {
  const base = ask.origin || 'http://here';
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  const [, appId, name] = (url && OWN.exec(url.pathname)) ?? [];
  return appId === ask.app.app_id && name ? name : null;
}

async function uploaded(
  { db, files }: Pick<IntegrationNeeds, 'db' | 'files'>,
  appId: string,
  name: string,
  isOpenTo: (upload: { user_id: string | null } | undefined) => boolean,
): Promise<File> {
  const upload = await db
    .selectFrom('uploads')
    .select(['name', 'type', 'user_id'])
    .where('app_id', '=', appId)
    .where('id', '=', name)
    .executeTakeFirst();
  if (name.startsWith(PRIVATE) && !isOpenTo(upload)) throw notFound(MESSAGES.fileNotFound);
  const content = await files.blob(appId, name);
  if (!content) throw notFound(MESSAGES.fileNotFound);
  return new File([content], upload?.name ?? name, { type: upload?.type });
}

/** Whether an address, as a path, is that of a file of the app. */
export const isOwnPath = (address: string, appId: string): boolean =>
  OWN.exec(address)?.[1] === appId;

/**
 * Whose word is enough to have a private file read: that of people who may have it signed. Strangers have no more than
 * what strangers uploaded, since its path may stand in rows that everybody sees.
 */
const isOpenTo =
  ({ rank }: Pick<Caller, 'rank'>) =>
  (upload: { user_id: string | null } | undefined): boolean =>
    rank !== 'visitor' || upload?.user_id === null;

/** What one of the app's own files holds, by its path. */
export async function ownDocument(
  needs: Pick<IntegrationNeeds, 'db' | 'files' | 'parsing'>,
  appId: string,
  address: string,
  caller: Pick<Caller, 'rank'>,
): Promise<{ document: Document; size: number }> {
  const [, of, name] = OWN.exec(address) ?? [];
  if (of !== appId || !name) throw notFound(MESSAGES.fileNotFound);
  const file = await uploaded(needs, appId, name, isOpenTo(caller));
  return { document: await readDocument(needs, appId, file), size: file.size };
}

/** Whether an address of a private file is one that gives it out, and has not ended. */
function isSigned(address: string, { services, origin }: EndpointAsk): boolean {
  const { pathname, searchParams } = new URL(address, origin || 'http://here');
  return secondsLeft(services.box, pathname, searchParams) > 0;
}

/** A file by its address: one of the app, or of the open internet. */
export async function fileAt(address: string, ask: EndpointAsk): Promise<File> {
  const name = ownFile(address, ask);
  const isGiven = isOpenTo(ask.caller);
  if (name)
    return uploaded(
      ask.services,
      ask.app.app_id,
      name,
      (upload) => isGiven(upload) || isSigned(address, ask),
    );
  const { config } = ask.services;
  const answer = await fetchOutside(config, address, {
    method: 'GET',
    redirects: 3,
    most: MOST_BYTES,
    signal: ask.signal,
  });
  if (answer.status !== 200)
    throw new Refusal('upstream', `The file could not be fetched: it answered ${answer.status}`);
  const path = new URL(address).pathname;
  return new File([answer.body as Uint8Array<ArrayBuffer>], path.split('/').pop() || 'file', {
    type: answer.headers['content-type'] ?? '',
  });
}

/** What a file holds, as far as it can be read here. */
export type Document =
  | { kind: 'text'; text: string }
  | { kind: 'image'; data: Uint8Array; mediaType: string };

/** A picture as a model is shown it: a large one smaller, so that of many which are looked at, little is in memory. */
async function shownPicture(
  parsing: Parsing,
  { type, ...foreign }: Foreign & { type: string },
  file: File,
): Promise<Document> {
  if (file.size <= AS_IT_IS) return { kind: 'image', data: await file.bytes(), mediaType: type };
  const made = await parsing.picture(foreign, {
    from: ['jpeg', 'png', 'webp', 'avif'],
    to: 'jpeg',
    quality: 80,
    width: LOOKED_AT,
    height: LOOKED_AT,
    fit: 'inside',
    position: 'centre',
    mayGrow: false,
  });
  return { kind: 'image', data: made.content, mediaType: 'image/jpeg' };
}

/** Reads a file of an app: a picture for a model that sees, else its words; 415 for anything else. */
export async function readDocument(
  { parsing }: Pick<IntegrationNeeds, 'parsing'>,
  appId: string,
  file: File,
): Promise<Document> {
  const { type } = fileType(await file.slice(0, HEAD).bytes(), file.name);
  // What waits for its turn is not in memory.
  const foreign = { owner: appId, open: () => blobBytes(file) };
  if (type.startsWith('image/')) return read(shownPicture(parsing, { ...foreign, type }, file));
  if (type === 'application/pdf')
    return { kind: 'text', text: await read(parsing.wordsOfPdf(foreign)) };
  if (file.name.toLowerCase().endsWith('.docx'))
    return { kind: 'text', text: await read(parsing.wordsOfWord(foreign)) };
  const isText = /\.(txt|md|csv|tsv|json|html?|xml|log|ya?ml)$/i.test(file.name);
  if (!isText && !/^(text\/|application\/json)/.test(file.type))
    throw new Refusal('unsupported', `Files like ${file.name} cannot be read here`, {
      code: 'unreadable_file',
    });
  const text = await textOf(() => blobBytes(file), MOST_WORDS).catch((cause: unknown) => {
    if (!(cause instanceof BrokenFile)) throw cause;
    throw new Refusal('unsupported', `${file.name} is no text`, { code: 'unreadable_file', cause });
  });
  return { kind: 'text', text };
}

const read = <T>(document: Promise<T>): Promise<T> =>
  document.catch((error: unknown) => {
    if (!(error instanceof BrokenFile)) throw error;
    throw new Refusal('unsupported', error.message, { code: 'unreadable_file', cause: error });
  });
