import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { receiveForm } from '../../http/index.ts';
import { Refusal } from '../../refusal.ts';

/** Bytes of a file that is imported. */
const MOST = 50_000_000;

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
  const tooLarge = () =>
    new Refusal('too_large', `A file can be up to ${most / 1_000_000} MB`, {
      code: 'file-too-big',
    });
  const form = await receiveForm(c, { file: most, tooLarge, only: 'file' });
  if (!form) throw new Refusal('bad_request', MESSAGES.fileNotFound);
  try {
    const received = form.files.get('file');
    if (received) return await use(received.file, received.path);
    const { fileNotFound } = MESSAGES;
    throw new Refusal('invalid', fileNotFound, { fields: { file: fileNotFound } });
  } finally {
    await form.remove();
  }
}
