import { LIMITS, MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { newId } from '../ids.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { FileStore } from '../storage/index.ts';
import { fileType, isSvg } from './file-type.ts';

/** Room for the other parts and the boundaries of a multipart body. */
const ENVELOPE = 100_000;

/** Stores the file of a multipart body for an app, and answers its address. */
export async function uploadFile(
  services: Services,
  c: Context,
  appId: string,
  userId: string | null,
): Promise<{ file_url: string }> {
  const most = await largestUpload(services, appId);
  const tooLarge = () => new Refusal('too_large', MESSAGES.fileTooLarge, { code: 'file-too-big' });
  const length = Number(c.req.header('Content-Length') ?? Number.NaN);
  if (!Number.isFinite(length)) throw new Refusal('bad_request', 'Send the length of the upload');
  if (length > most + ENVELOPE) throw tooLarge();
  let form: FormData;
  try {
    form = await c.req.formData();
  } catch (cause) {
    throw new Refusal('bad_request', MESSAGES.integrationString, { cause });
  }
  const file = form.get('file');
  if (!(file instanceof File))
    throw new Refusal('invalid', MESSAGES.fileNotFound, {
      fields: { file: MESSAGES.fileNotFound },
    });
  if (file.size >= most) throw tooLarge();
  let content: Uint8Array = new Uint8Array(await file.arrayBuffer());
  if (isSvg(content)) content = await rasterise(content);
  const { extension, type } = fileType(content, file.name);
  const name = FileStore.newName(extension);
  await services.files.put(appId, name, content);
  await services.db
    .insertInto('uploads')
    .values({
      app_id: appId,
      id: name,
      user_id: userId,
      type,
      size: content.byteLength,
      name: file.name.slice(0, 200) || newId(),
    })
    .execute();
  return { file_url: `${new URL(c.req.url).origin}/files/${appId}/${name}` };
}

/** Files are smaller than this: the product's limit, or that of the app owner's plan where it is lower (ruling 35). */
async function largestUpload({ db, plans }: Services, appId: string): Promise<number> {
  const app = await db
    .selectFrom('apps')
    .select('owner_id')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  const { fileSize } = await plans.limitsOf(db, app.owner_id);
  return Math.min(LIMITS.upload, fileSize ?? LIMITS.upload);
}

async function rasterise(svg: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(svg, { limitInputPixels: 25_000_000 })
      .resize({ width: 1_600, withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch (cause) {
    throw new Refusal('unsupported', 'This picture cannot be read', { cause });
  }
}

/** A stored file. Nothing here is ever rendered as a page: pictures and media are shown, the rest downloads. */
export async function serveFile(services: Services, c: Context): Promise<Response> {
  const appId = c.req.param('appId') ?? '';
  const name = c.req.param('name') ?? '';
  if (!/^[0-9a-f]{24}$/.test(appId) || !/^[0-9a-f]{32}\.[a-z0-9]{1,5}$/.test(name))
    throw notFound(MESSAGES.fileNotFound);
  const content = await services.files.get(appId, name);
  if (!content) throw notFound(MESSAGES.fileNotFound);
  const { type, inline } = fileType(content, name);
  return c.body(content as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': type,
    'Content-Disposition': inline ? 'inline' : 'attachment',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
}
