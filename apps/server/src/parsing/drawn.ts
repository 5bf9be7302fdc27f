import { Refusal } from '../refusal.ts';
import { foreignBytes, type Parsing } from './parsing.ts';
import type { PictureJob } from './protocol.ts';
import { BrokenFile } from './refusals.ts';

type Size = Pick<PictureJob, 'width' | 'height' | 'fit' | 'mayGrow'>;

/** A page as a builder's preview drew it, decoded and drawn anew as WebP; a refusal for what is no picture. */
export async function drawnPage(
  parsing: Parsing,
  appId: string,
  bytes: Uint8Array,
  size: Size,
): Promise<Buffer> {
  try {
    const { content } = await parsing.picture(foreignBytes(appId, bytes), {
      from: ['png', 'jpeg', 'webp'],
      to: 'webp',
      quality: 80,
      position: 'top',
      ...size,
    });
    return Buffer.from(content);
  } catch (cause) {
    if (!(cause instanceof BrokenFile)) throw cause;
    throw new Refusal('unsupported', 'This picture cannot be read', { cause });
  }
}
