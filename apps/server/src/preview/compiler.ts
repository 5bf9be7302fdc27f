import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppCompiler } from '@trellis/compiler';

export type Compilers = AppCompiler;

/** The compiler with the shared library code of this installation. Its native parts are loaded here, not at start. */
export async function openCompiler(): Promise<Compilers> {
  const [{ createCompiler }, { loadVendor }] = await Promise.all([
    import('@trellis/compiler'),
    import('@trellis/runtime/build'),
  ]);
  const kitRoot = dirname(fileURLToPath(import.meta.resolve('@trellis/app-kit/package.json')));
  return createCompiler({ kitRoot, vendor: await loadVendor() });
}
