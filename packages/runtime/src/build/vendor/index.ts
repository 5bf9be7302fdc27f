import { join } from 'node:path';
import type { VendorIndex } from '@trellis/contract';
import { builtFolder } from '../aside.ts';
import { hashOf, lockfileAbove, RUNTIME_SOURCES } from '../hash.ts';

export interface VendorOptions {
  /** Folder of the app kit: its package.json names what apps may import. */
  kitRoot: string;
  /** Where the files go. They are immutable and may be served as they are, `.gz` and `.br` beside each. */
  outDir: string;
  /** Address prefix under which the server serves `outDir`, with its slash: `/_vendor/`. */
  base: string;
}

/** Builds the shared library code that apps import, unless the same is there from an earlier start. */
export async function buildVendor({ kitRoot, outDir, base }: VendorOptions): Promise<VendorIndex> {
  const manifest = join(kitRoot, 'package.json');
  const hash = hashOf(
    ['build/vendor', 'tools'].map((folder) => join(RUNTIME_SOURCES, folder)),
    [manifest, ...lockfileAbove(kitRoot)],
  );
  return { ...(await builtFolder<VendorIndex>('vendor', outDir, hash, kitRoot)), base };
}
