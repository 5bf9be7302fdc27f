import { join } from 'node:path';
import type { VendorIndex } from '@trellis/contract';
import { type FrameDocument, makeFrameDocument } from '../documents/frame.ts';
import { makeShellDocument, type ShellDocument } from '../documents/shell.ts';
import { buildScripts } from './scripts/index.ts';
import { buildVendor } from './vendor/index.ts';

export { buildVendor, type VendorOptions } from './vendor/index.ts';

export interface RuntimeOptions {
  kitRoot: string;
  /** A folder of its own: `vendor/` in it is what the server serves below `vendorBase`. */
  outDir: string;
  /** `/_vendor/`. */
  vendorBase: string;
}

/** What the server needs to show apps. */
export interface Runtime {
  vendor: VendorIndex;
  /** Folder of the vendor files. */
  vendorDir: string;
  frame: FrameDocument;
  shell: ShellDocument;
}

/** Builds, or takes up, everything that runs in browsers beside the apps' own code. */
export async function buildRuntime(options: RuntimeOptions): Promise<Runtime> {
  const vendorDir = join(options.outDir, 'vendor');
  const [vendor, scripts] = await Promise.all([
    buildVendor({ kitRoot: options.kitRoot, outDir: vendorDir, base: options.vendorBase }),
    buildScripts(join(options.outDir, 'scripts')),
  ]);
  return {
    vendor,
    vendorDir,
    frame: makeFrameDocument(scripts.frame),
    shell: makeShellDocument(scripts.shell),
  };
}
