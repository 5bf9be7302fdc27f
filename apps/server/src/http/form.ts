import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';
import { readableBody } from './body.ts';
import { formFolder } from './left-forms.ts';

export interface ReceivedFile {
  file: File;
  /** Where it waits until the form is removed. */
  path: string;
}

/** A multipart body. Its files wait on disk, not in memory; whoever has it removes them. */
export interface Form {
  fields: [name: string, value: string][];
  files: Map<string, ReceivedFile>;
  /** Files that were let pass by. */
  others: number;
  remove(): Promise<void>;
}

export interface FormLimits {
  /** Bytes of one file, and what is said above it. */
  file: number;
  tooLarge: () => Refusal;
  /** The one file that is asked for; others are let pass by. */
  only?: string;
}

const PARTS = 100;
const FIELD = 2_000_000;

/** Takes in a body as it comes; null where it is no multipart body, or a broken one. */
export async function receiveForm(c: Context, limits: FormLimits): Promise<Form | null> {
  const reader = formReader(c.req.header('Content-Type'), limits.file);
  const body = reader && readableBody(c.req.raw);
  if (!reader || !body) return null;
  const folder = await mkdtemp(formFolder());
  const form: Form = {
    fields: [],
    files: new Map(),
    others: 0,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  try {
    await read(Readable.fromWeb(body as NodeStream), reader, form, folder, limits);
    return form;
  } catch (cause) {
    await form.remove();
    if (cause instanceof Refusal) throw cause;
    if (['ENOSPC', 'EDQUOT'].includes((cause as NodeJS.ErrnoException).code ?? ''))
      throw new Refusal('full', 'There is no room for files left', { cause });
    // It breaks off, or is written as no form is: its caller says so in words of its own.
    return null;
  }
}

async function read(
  body: Readable,
  reader: BusboyInstance,
  form: Form,
  folder: string,
  { only, tooLarge }: FormLimits,
): Promise<void> {
  const saving: Promise<void>[] = [];
  reader.on('field', (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut)
      reader.destroy(new Refusal('too_large', 'A part of the body is too large'));
    else form.fields.push([name, value]);
  });
  reader.on('file', (field, stream, name, _encoding, type) => {
    if (only !== undefined && (field !== only || saving.length > 0)) {
      form.others++;
      stream.resume();
      return;
    }
    const path = join(folder, String(saving.length));
    const saved = save(stream, path, tooLarge).then(async () => {
      // A name is kept, and NUL is no text to the database.
      const plain = (name ?? '').replaceAll('\0', '');
      const file = new File([await openAsBlob(path)], plain, { type });
      form.files.set(field, { file, path });
    });
    // Its failure ends the reading of the body too, and is answered there.
    saved.catch((cause: Error) => reader.destroy(cause));
    saving.push(saved);
  });
  await pipeline(body, reader);
  await Promise.all(saving);
}

/** Null for what is no multipart body. */
function formReader(type: string | undefined, fileSize: number): BusboyInstance | null {
  if (!type || !/^multipart\/form-data/i.test(type)) return null;
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { fileSize, parts: PARTS, fieldSize: FIELD },
    });
  } catch {
    // It names no boundary.
    return null;
  }
}

async function save(
  stream: BusboyFileStream,
  path: string,
  tooLarge: () => Refusal,
): Promise<void> {
  stream.on('limit', () => stream.destroy(tooLarge()));
  await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
}
