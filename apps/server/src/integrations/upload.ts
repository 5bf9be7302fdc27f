import { LIMITS, MESSAGES } from '@trellis/contract';
import type { AppRow } from '../apps/index.ts';
import { newId } from '../ids.ts';
import { BrokenFile } from '../parsing/index.ts';
import { Refusal } from '../refusal.ts';
import { blobBytes, FileStore } from '../storage/index.ts';
import { fileType, HEAD, isSvg } from './file-type.ts';
import type { IntegrationNeeds } from './needs.ts';
import { isWholePicture } from './whole-picture.ts';

/** The folder of files that only signed addresses give out. */
export const PRIVATE = 'private/';

const tooLarge = () => new Refusal('too_large', MESSAGES.fileTooLarge, { code: 'file-too-big' });

const cutOff = () =>
  new Refusal('unsupported', MESSAGES.pictureCutOff, {
    code: 'picture_cut_off',
    fields: { file: MESSAGES.pictureCutOff },
  });

/** The `file` of a call's named parameters. */
export function theFile(files: Record<string, File>): File {
  const { file } = files;
  if (file) return file;
  throw new Refusal('invalid', MESSAGES.fileNotFound, { fields: { file: MESSAGES.fileNotFound } });
}

export interface Stored {
  /** Its address on the server, without the origin. */
  path: string;
  size: number;
}

/** Stores a file of an app under a name of our own; a private one is given to signed addresses alone. */
export async function storeFile(
  services: Pick<IntegrationNeeds, 'db' | 'files' | 'parsing' | 'plans'>,
  app: AppRow,
  file: File,
  by: { userId: string | null; isPrivate: boolean; isInput?: boolean },
): Promise<Stored> {
  if (file.size >= (await largestUpload(services, app))) throw tooLarge();
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const drawn = isSvg(head) ? await rasterise(services, app.app_id, file) : null;
  const { extension, type } = fileType(drawn ?? head, file.name);
  // A browser shows the upper part of such a one, so that nobody would see that the rest is lost.
  if (!drawn && !(await isWholePicture(type, blobBytes(file)))) throw cutOff();
  const name = `${by.isPrivate ? PRIVATE : ''}${FileStore.newName(extension)}`;
  if (drawn) await services.files.put(app.app_id, name, drawn, type);
  else await services.files.putBlob(app.app_id, name, file, type);
  const size = drawn?.byteLength ?? file.size;
  await services.db
    .insertInto('uploads')
    .values({
      app_id: app.app_id,
      id: name,
      user_id: by.userId,
      type,
      size,
      is_input: by.isInput ?? false,
      name: file.name.slice(0, 200) || newId(),
    })
    .execute();
  return { path: `/files/${app.app_id}/${name}`, size };
}

/** Files are smaller than this: the product's limit, or that of the app owner's plan where it is lower (ruling 35). */
export async function largestUpload(
  { db, plans }: Pick<IntegrationNeeds, 'db' | 'plans'>,
  app: AppRow,
): Promise<number> {
  const { fileSize } = await plans.limitsOf(db, app.owner_id);
  return Math.min(LIMITS.upload, fileSize ?? LIMITS.upload);
}

async function rasterise(
  { parsing }: Pick<IntegrationNeeds, 'parsing'>,
  appId: string,
  svg: File,
): Promise<Uint8Array> {
  try {
    return await parsing.drawing({ owner: appId, open: () => blobBytes(svg) });
  } catch (cause) {
    if (!(cause instanceof BrokenFile)) throw cause;
    throw new Refusal('unsupported', 'This picture cannot be read', { cause });
  }
}
