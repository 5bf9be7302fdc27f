import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Writes a file, and beside it its compressed forms for the server to send as they are. */
export async function writeCompressed(outDir: string, file: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await writeFile(join(outDir, file), bytes);
  await writeFile(join(outDir, `${file}.gz`), await gzipped(bytes, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  await writeFile(join(outDir, `${file}.br`), await brotlied(bytes, { params: quality }));
}
