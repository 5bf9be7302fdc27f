import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { VendorIndex } from '@trellis/contract';
import { type Bundle, bundle } from './bundle.ts';
import {
  ALIASES,
  COMMONJS,
  REACT_FAMILY,
  REFRESH_RUNTIME,
  SLIM,
  SOCKET_ONLY,
  vendorEntries,
} from './catalogue.ts';
import { facadeOf, partOf } from './facade.ts';
import { licencesOf } from './licences.ts';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Builds everything anew into `outDir`; the index is written last, so that it never names a missing file. */
export async function makeVendor(kitRoot: string, outDir: string, hash: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const react = Object.fromEntries(REACT_FAMILY.map((name) => [name, facadeOf(name)]));
  const entries = vendorEntries(kitRoot);
  for (const name of COMMONJS) if (entries[name]) entries[name] = facadeOf(name);
  const common = { kitRoot, externalReact: true, production: true, label: '' };
  const own = { kitRoot, externalReact: false };
  const libraries = await bundle({ ...common, entries });
  const socket = await bundle({
    ...common,
    label: 'lean-',
    socketOnly: true,
    entries: { [SOCKET_ONLY]: partOf('socket.io-client', ['io']) },
  });
  const production = await bundle({ ...own, production: true, label: '', entries: react });
  const development = await bundle({
    ...own,
    production: false,
    label: 'dev-',
    entries: { ...react, [REFRESH_RUNTIME]: facadeOf(REFRESH_RUNTIME) },
  });
  const index: VendorIndex = {
    base: '',
    hash,
    files: { ...libraries.files, ...socket.files, ...production.files },
    development: development.files,
    exports: { ...libraries.exports, ...socket.exports, ...production.exports },
    slim: {},
  };
  const slims: Bundle[] = [];
  for (const [specifier, names] of Object.entries(SLIM)) {
    const slim = await slimBundle(common, specifier, names);
    slims.push(slim);
    index.slim[specifier] = { exports: names, file: slim.files[specifier]! };
    for (const [name, file] of Object.entries(slim.files))
      if (name.startsWith('vendor:')) index.files[name] = file;
  }
  for (const [alias, target] of Object.entries(ALIASES)) {
    const file = index.files[target];
    if (!file) continue;
    index.files[alias] = file;
    index.exports[alias] = index.exports[target]!;
    if (index.slim[target]) index.slim[alias] = index.slim[target];
  }
  const parts = [libraries, socket, production, development, ...slims];
  for (const part of parts)
    for (const [file, text] of Object.entries(part.text)) await writeFiles(outDir, file, text);
  const licences = licencesOf(parts.flatMap(({ moduleIds }) => moduleIds));
  await writeFile(join(outDir, 'LICENSES.txt'), licences);
  await writeFile(join(outDir, 'index.json'), JSON.stringify(index));
}

async function slimBundle(
  common: { kitRoot: string; externalReact: boolean; production: boolean; label: string },
  specifier: string,
  names: string[],
): Promise<Bundle> {
  return bundle({ ...common, label: 'slim-', entries: { [specifier]: partOf(specifier, names) } });
}

/** The file, and beside it its compressed forms for the server to send as they are. */
async function writeFiles(outDir: string, file: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await writeFile(join(outDir, file), bytes);
  await writeFile(join(outDir, `${file}.gz`), await gzipped(bytes, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  await writeFile(join(outDir, `${file}.br`), await brotlied(bytes, { params: quality }));
}
