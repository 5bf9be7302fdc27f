import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VendorIndex } from '@trellis/contract';
import { QUALITY, writeCompressed } from '../written.ts';
import { type Bundle, bundle } from './bundle.ts';
import {
  ALIASES,
  COMMONJS,
  CORE,
  REACT_FAMILY,
  REFRESH_RUNTIME,
  SOCKET_ONLY,
  vendorEntries,
  WITHOUT_DEFAULT,
} from './catalogue.ts';
import { facadeOf, JSX, PLACED_JSX, partOf, wholeOf } from './facade.ts';
import { licencesOf } from './licences.ts';

/** Builds everything anew into `outDir`; the index is written last, so that it never names a missing file. */
export async function makeVendor(kitRoot: string, outDir: string, hash: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const react = {
    ...Object.fromEntries(REACT_FAMILY.map((name) => [name, facadeOf(name)])),
    'react/jsx-runtime': JSX,
  };
  const entries = vendorEntries(kitRoot);
  for (const name of COMMONJS) if (entries[name]) entries[name] = facadeOf(name);
  for (const name of WITHOUT_DEFAULT) if (entries[name]) entries[name] = wholeOf(name);
  const common = { kitRoot, externalReact: true, production: true, label: '' };
  const libraries = await bundle({ ...common, entries });
  const socket = await bundle({
    ...common,
    label: 'lean-',
    socketOnly: true,
    entries: { [SOCKET_ONLY]: partOf('socket.io-client', ['io']) },
  });
  const named = Object.fromEntries(
    Object.entries(CORE).map(([specifier, names]) => [
      specifier,
      names.length ? names : libraries.exports[specifier]!,
    ]),
  );
  const parts = Object.entries(named).map(
    ([specifier, names]) => [specifier, partOf(entries[specifier]!, names)] as const,
  );
  const core = await bundle({
    ...common,
    externalReact: false,
    oneFile: 'core',
    label: 'core-',
    entries: { ...react, ...Object.fromEntries(parts) },
  });
  const development = await bundle({
    kitRoot,
    externalReact: false,
    production: false,
    label: 'dev-',
    oneFile: 'core',
    entries: {
      ...react,
      'react/jsx-dev-runtime': PLACED_JSX,
      [REFRESH_RUNTIME]: facadeOf(REFRESH_RUNTIME),
      ...Object.fromEntries(parts),
    },
  });
  const index = indexOf(hash, { core, libraries, socket, development });
  const bundles = [libraries, socket, core, development];
  const write = (of: Bundle[], quality: number) =>
    of
      .flatMap(({ text }) => Object.entries(text))
      .map(([file, code]) => writeCompressed(outDir, file, code, quality));
  await Promise.all([
    ...write([core, socket], QUALITY.everyVisit),
    ...write([libraries, development], QUALITY.library),
  ]);
  const licences = licencesOf(bundles.flatMap(({ moduleIds }) => moduleIds));
  await writeFile(join(outDir, 'LICENSES.txt'), licences);
  await writeFile(join(outDir, 'index.json'), JSON.stringify(index));
}

/** Which file answers for each module, and what it exports. */
function indexOf(
  hash: string,
  {
    core,
    libraries,
    socket,
    development,
  }: Record<'core' | 'libraries' | 'socket' | 'development', Bundle>,
): VendorIndex {
  const index: VendorIndex = {
    base: '',
    hash,
    // Of the core's, all others import React; the rest they have of their own.
    files: { ...core.files, ...libraries.files, ...socket.files },
    development: development.files,
    inline: Object.fromEntries(
      Object.keys(core.exports).map((specifier) => {
        const { file } = development.files[specifier]!;
        return [file, development.text[file]!];
      }),
    ),
    exports: { ...core.exports, ...libraries.exports, ...socket.exports },
    core: {},
  };
  for (const [specifier, exports] of Object.entries(core.exports))
    index.core[specifier] = { exports, code: core.text[core.files[specifier]!.file]! };
  for (const [alias, target] of Object.entries(ALIASES)) {
    const file = index.files[target];
    if (!file) continue;
    index.files[alias] = file;
    index.exports[alias] = index.exports[target]!;
    if (index.core[target]) index.core[alias] = index.core[target];
    if (index.development[target]) index.development[alias] = index.development[target];
  }
  return index;
}
