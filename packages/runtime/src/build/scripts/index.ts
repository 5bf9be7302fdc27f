import { join } from 'node:path';
import { builtFolder } from '../aside.ts';
import { hashOf, lockfileAbove, RUNTIME_SOURCES } from '../hash.ts';
import type { Scripts } from './make.ts';

export type { Scripts } from './make.ts';

/** Bundles the scripts of the frame and of the published shell, unless the same are there already. */
export function buildScripts(outDir: string): Promise<Scripts> {
  const folders = ['frame', 'parent', 'shell', 'direct', 'bubble', 'build/scripts'];
  const files = ['messages.ts', 'pointing.ts', 'bridge.ts', 'sandbox.ts'];
  const hash = hashOf(
    folders.map((folder) => join(RUNTIME_SOURCES, folder)),
    [...files.map((file) => join(RUNTIME_SOURCES, file)), ...lockfileAbove(RUNTIME_SOURCES)],
  );
  return builtFolder<Scripts>('scripts', outDir, hash);
}
