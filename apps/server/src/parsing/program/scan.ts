import { FOREIGN } from '@trellis/contract/parsing';
import { extractImages } from 'unpdf';
import type { Values } from '../protocol.ts';
import { openedPdf, readPdf } from './pdf.ts';
import { sharp } from './sharp.ts';
import type { Source } from './source.ts';

const { pages: MOST_PAGES } = FOREIGN.knowledge;
const { pixels: MOST_PIXELS } = FOREIGN.picture;
/** Pixels of the longer side: a model sees no more of a page. */
const SIDE = 1_600;
const QUALITY = 80;

/** One page of a scanned PDF as the picture that it consists of; null where it has none. How many pages there are. */
export async function scan(page: number, source: Source): Promise<Values['scan']> {
  const document = await openedPdf(source, MOST_PAGES);
  const pages = document.numPages;
  if (page > pages) return { pages, picture: null };
  return readPdf(async () => {
    const images = await extractImages(document, page);
    const [largest] = images
      .filter(({ width, height }) => width * height <= MOST_PIXELS)
      .sort((one, other) => other.width * other.height - one.width * one.height);
    if (!largest) return { pages, picture: null };
    const { data, width, height, channels } = largest;
    const picture = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width, height, channels },
      limitInputPixels: MOST_PIXELS,
    })
      .flatten({ background: '#ffffff' })
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { pages, picture };
  });
}
