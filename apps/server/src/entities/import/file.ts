import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { Refusal } from '../../refusal.ts';

/** Bytes of a file that is imported. */
const MOST = 50_000_000;
/** Other parts of a body, which nobody reads. */
const PARTS = 20;

/**
 * Hands over the file of a multipart body. It waits on disk, not in memory, until `use` has ended, and is
 * gone then; `path` is where.
 * @throws Refusal too_large for a file above `most` bytes (50 MB), bad_request or invalid where there is none
 */
export async function importedFile<T>(
  c: Context,
  use: (file: File, path: string) => Promise<T>,
  most = MOST,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-import-'));
  const path = join(folder, 'file');
  try {
    return await use(await received(c, path, most), path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function received(c: Context, path: string, most: number): Promise<File> {
  const { body } = c.req.raw;
  const form = formReader(c.req.header('Content-Type'), most);
  if (!body || !form) throw new Refusal('bad_request', MESSAGES.fileNotFound);
  let saved: Promise<{ name: string; type: string }> | null = null;
  form.on('file', (field, stream, name, _encoding, type) => {
    if (field !== 'file' || saved) {
      stream.resume();
      return;
    }
    saved = save(stream, path, most).then(() => ({ name: name ?? '', type }));
    // Its failure ends the reading of the body too, and is told there.
    saved.catch((cause: Error) => form.destroy(cause));
  });
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), form);
    const file = await (saved as Promise<{ name: string; type: string }> | null);
    if (file) return new File([await openAsBlob(path)], file.name, { type: file.type });
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal('bad_request', MESSAGES.fileNotFound, { cause });
  }
  throw new Refusal('invalid', MESSAGES.fileNotFound, { fields: { file: MESSAGES.fileNotFound } });
}

/** Null for what is no multipart body. */
function formReader(type: string | undefined, most: number): BusboyInstance | null {
  if (!type?.startsWith('multipart/form-data')) return null;
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize: most, parts: PARTS },
    });
  } catch {
    // It names no boundary.
    return null;
  }
}

async function save(stream: BusboyFileStream, path: string, most: number): Promise<void> {
  stream.on('limit', () =>
    stream.destroy(
      new Refusal('too_large', `A file may be ${most / 1_000_000} MB`, { code: 'file-too-big' }),
    ),
  );
  await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
}
