import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/**
 * How hard brotli tries: every visitor loads the core, so half a second for a twelfth less is well spent on it; the
 * twenty megabytes of everything that apps may import would take a minute.
 */
export const QUALITY = { everyVisit: 11, library: 6 } as const;

/** Writes a file, and beside it its compressed forms for the server to send as they are. */
export async function writeCompressed(
  outDir: string,
  file: string,
  text: string,
  quality: number,
): Promise<void> {
  const bytes = Buffer.from(text);
  await writeFile(join(outDir, file), bytes);
  await writeFile(join(outDir, `${file}.gz`), await gzipped(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(join(outDir, `${file}.br`), await brotlied(bytes, { params }));
}
