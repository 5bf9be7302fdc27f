import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppCompiler } from '@trellis/compiler';
import type { Runtime } from '@trellis/runtime/build';
import { KIT_ROOT } from './runtime-files.ts';

/** The compiler with the shared library code of this installation. Its native parts are loaded here, not at start. */
export async function openCompiler(runtime: Runtime): Promise<AppCompiler> {
  const { createCompiler } = await import('@trellis/compiler');
  return createCompiler({
    kitRoot: KIT_ROOT,
    vendor: runtime.vendor,
    vendorText: (file) => readFile(join(runtime.vendorDir, file), 'utf8'),
  });
}
