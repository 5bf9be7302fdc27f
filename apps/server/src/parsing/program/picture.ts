import { FOREIGN } from '@trellis/contract/parsing';
import type { PictureFormat, PictureJob, Values } from '../protocol.ts';
import { broken, within } from './fault.ts';
import { sharp } from './sharp.ts';
import type { Source } from './source.ts';

const MOST_BYTES = 50_000_000;

/** A picture in another size or format. Its pixels are counted by its head, before any are made. */
export async function picture(job: PictureJob, source: Source): Promise<Values['picture']> {
  const bytes = await source.whole(MOST_BYTES, 'A picture can be up to 50 MB');
  const { width, height, fit, position, quality } = job;
  const { pixels: most } = FOREIGN.picture;
  try {
    const image = sharp(bytes, { limitInputPixels: most, failOn: 'warning' });
    const known = await image.metadata();
    const own = formatOf(known);
    if (!own || !job.from.includes(own)) throw broken(`This is no ${job.from.join(', ')} picture`);
    within(
      known.width * known.height,
      most,
      `A picture can have up to ${most / 1e6} million pixels`,
    );
    const format = job.to === 'same' ? own : job.to;
    const content = await image
      .rotate()
      .resize({ width, height, fit, position, withoutEnlargement: !job.mayGrow })
      .toFormat(format, { quality })
      .toBuffer();
    return { content, format };
  } catch (error) {
    if ((error as Error).name === 'Fault') throw error;
    throw broken('This picture cannot be read', error);
  }
}

function formatOf({
  format,
  compression,
}: {
  format?: string;
  compression?: string;
}): PictureFormat | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return format === 'jpeg' || format === 'png' || format === 'webp' || format === 'avif'
    ? format
    : null;
}
