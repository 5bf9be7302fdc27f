import { join } from 'node:path';
import type { Runtime } from '@trellis/runtime/build';

const ROOT = join(import.meta.dirname, '../../../..');
/** Folder of the app kit: its sources are compiled into apps. */
export const KIT_ROOT = join(ROOT, 'packages/app-kit');
/** Where visitors' browsers fetch the shared library code. */
export const VENDOR_BASE = '/_vendor/';

/** What runs in browsers beside apps' own code: built at the first start, taken up from then on. */
export async function openRuntime(): Promise<Runtime> {
  const { buildRuntime } = await import('@trellis/runtime/build');
  return buildRuntime({
    kitRoot: KIT_ROOT,
    outDir: join(ROOT, '.cache/runtime'),
    vendorBase: VENDOR_BASE,
  });
}
