import { Readable } from 'node:stream';
import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { notFound } from '../refusal.ts';
import { blobBytes } from '../storage/index.ts';
import { fileType, HEAD } from './file-type.ts';
import type { IntegrationNeeds } from './needs.ts';
import { type Resize, resizeOf } from './resize.ts';
import { secondsLeft } from './signed.ts';
import { PRIVATE } from './upload.ts';

const gone = () => notFound(MESSAGES.fileNotFound);

const NAME = /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/;

/** The name of the file that is asked for: never one with a folder in it. */
function nameOf(c: Context): string {
  const name = c.req.param('name') ?? '';
  if (!NAME.test(name)) throw gone();
  return name;
}

/** A stored file that everybody who knows its address may read. */
export async function serveFile(services: IntegrationNeeds, c: Context): Promise<Response> {
  readable(c);
  return sent(services, c, nameOf(c), 'public, max-age=31536000, immutable');
}

/** A private one: its address must be signed, and not have ended. */
export async function servePrivateFile(services: IntegrationNeeds, c: Context): Promise<Response> {
  readable(c);
  const { pathname, searchParams } = new URL(c.req.url);
  const left = secondsLeft(services.box, pathname, searchParams);
  if (left === 0) throw gone();
  const name = `${PRIVATE}${nameOf(c)}`;
  return sent(services, c, name, `private, max-age=${left}`);
}

/** Apps have no origin of their own, and may read what they are refused as well. */
const readable = (c: Context) => c.header('Access-Control-Allow-Origin', '*');

/** Nothing here is ever rendered as a page: pictures and media are shown, the rest downloads. */
async function sent(services: IntegrationNeeds, c: Context, name: string, cache: string) {
  const appId = c.req.param('appId') ?? '';
  if (!/^[0-9a-f]{24}$/.test(appId)) throw gone();
  const original = await services.files.blob(appId, name);
  if (!original) throw gone();
  const found = fileType(await original.slice(0, HEAD).bytes(), name);
  const resize = resizeOf(new URL(c.req.url).searchParams, found.type);
  const { content, type } = resize
    ? await resized(services, { appId, name, original, type: found.type }, resize)
    : { content: original, type: found.type };
  const headers = {
    'Content-Type': type,
    'Content-Disposition': found.inline ? 'inline' : 'attachment',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': cache,
    'Accept-Ranges': 'bytes',
  };
  const range = rangeOf(c.req.header('Range'), content.size);
  if (!range) return whole(c, content, 200, headers);
  const part = content.slice(range.from, range.to + 1);
  const place = `bytes ${range.from}-${range.to}/${content.size}`;
  return whole(c, part, 206, { ...headers, 'Content-Range': place });
}

/** Bytes of a file that are sent in one piece; a longer one as its reader takes it, without being in memory. */
const AT_ONCE = 256_000;

async function whole(c: Context, file: Blob, status: 200 | 206, headers: Record<string, string>) {
  if (file.size <= AT_ONCE) return c.body(await file.arrayBuffer(), status, headers);
  const bytes = Readable.toWeb(Readable.from(blobBytes(file), { objectMode: false }));
  const length = { 'Content-Length': String(file.size) };
  return c.body(bytes as ReadableStream, status, { ...headers, ...length });
}

interface Stored {
  appId: string;
  name: string;
  original: Blob;
  type: string;
}

async function resized(
  { resizer }: IntegrationNeeds,
  { appId, name, original, type }: Stored,
  resize: Resize,
): Promise<{ content: Blob; type: string }> {
  const open = () => blobBytes(original);
  const made = await resizer.get(appId, name, { open, type }, resize);
  return { content: new Blob([made.content as Uint8Array<ArrayBuffer>]), type: made.type };
}

/** The one part that a player asks for; anything else gets the whole file. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : null;
}
