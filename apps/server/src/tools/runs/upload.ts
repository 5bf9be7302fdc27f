import { MESSAGES, UPLOAD_FIELD_TYPES } from '@trellis/contract';
import type { Context } from 'hono';
import type { AppRow } from '../../apps/index.ts';
import { receiveForm } from '../../http/index.ts';
import {
  type Caller,
  fileType,
  HEAD,
  isSvg,
  largestUpload,
  storeFile,
  takeCall,
} from '../../integrations/index.ts';
import { Refusal } from '../../refusal.ts';
import type { ToolNeeds } from '../needs.ts';
import type { StoredTool } from '../store.ts';

const PICTURE = /^image\/(?:png|jpeg|gif|webp|avif)$/;
/** What a model can read: pictures, and what has words. */
const READABLE = /^(?:png|jpg|gif|webp|avif|pdf|docx|txt|md|csv|json)$/;

interface Given {
  app: AppRow;
  caller: Caller;
  tool: StoredTool;
}

/** Takes in a file for an input of a tool; only runs of the app read it. */
export async function uploadInput(
  needs: ToolNeeds,
  { app, caller, tool }: Given,
  c: Context,
): Promise<{ address: string; name: string; size: number }> {
  const { fields } = tool.definition;
  // Nothing is taken from a tool that asks for no file.
  if (!fields.some(({ type }) => UPLOAD_FIELD_TYPES.includes(type))) throw noField();
  await takeCall(needs, 'toolFiles', 'file uploads', caller);
  const tooLarge = () => new Refusal('too_large', MESSAGES.fileTooLarge, { code: 'file-too-big' });
  const most = await largestUpload(needs, app);
  const form = await receiveForm(c, { file: most, tooLarge, only: 'file' });
  if (!form) throw new Refusal('bad_request', 'Send the file as a form');
  try {
    const file = form.files.get('file')?.file;
    if (!file) throw new Refusal('invalid', MESSAGES.fileNotFound);
    const named = new Map(form.fields).get('field');
    const field = fields.find(({ name }) => name === named);
    if (!field || !UPLOAD_FIELD_TYPES.includes(field.type)) throw noField();
    await requireReadable(file, field.type === 'photo');
    const by = { userId: caller.userId, isPrivate: true, isInput: true };
    const { path, size } = await storeFile(needs, app, file, by);
    return { address: path, name: file.name.slice(0, 200), size };
  } finally {
    await form.remove();
  }
}

const noField = () =>
  new Refusal('invalid', 'This tool does not ask for such a file', { code: 'no_such_field' });

async function requireReadable(file: File, isPhoto: boolean): Promise<void> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const { type, extension } = fileType(head, file.name);
  const fits = isPhoto
    ? PICTURE.test(type) || isSvg(head)
    : READABLE.test(extension) || isSvg(head);
  if (fits) return;
  const message = isPhoto
    ? 'This is not a picture. Choose a PNG, JPEG, WebP or GIF file.'
    : 'A PDF, Word, text or CSV file can be read, and a picture.';
  throw new Refusal('unsupported', message, {
    code: 'unsupported_file',
    fields: { file: message },
  });
}
