import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { Refusal } from '../../refusal.ts';

/** Bytes of a file that is imported. */
const MOST = 50_000_000;
/** Room for the other parts and the boundaries of a multipart body. */
const ENVELOPE = 100_000;

/** The file of a multipart body. */
export async function importedFile(c: Context): Promise<File> {
  const length = Number(c.req.header('Content-Length') ?? Number.NaN);
  if (!Number.isFinite(length)) throw new Refusal('bad_request', 'Send the length of the upload');
  if (length > MOST + ENVELOPE)
    throw new Refusal('too_large', `A file may be ${MOST / 1_000_000} MB`, {
      code: 'file-too-big',
    });
  let form: FormData;
  try {
    form = await c.req.formData();
  } catch (cause) {
    throw new Refusal('bad_request', MESSAGES.fileNotFound, { cause });
  }
  const file = form.get('file');
  if (!(file instanceof File))
    throw new Refusal('invalid', MESSAGES.fileNotFound, {
      fields: { file: MESSAGES.fileNotFound },
    });
  return file;
}
