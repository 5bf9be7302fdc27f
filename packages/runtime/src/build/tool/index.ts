import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFolder } from '../aside.ts';
import { hashOf, lockfileAbove, RUNTIME_SOURCES } from '../hash.ts';
import type { ToolFiles } from './make.ts';

const sourcesOf = (name: string): string =>
  dirname(fileURLToPath(import.meta.resolve(`@trellis/${name}`)));

/** Bundles the page of published AI tools, unless the same is there already. */
export function buildTool(outDir: string): Promise<ToolFiles> {
  const folders = ['tool-ui', 'tools', 'contract'].map(sourcesOf);
  const hash = hashOf(
    [...folders, `${RUNTIME_SOURCES}build/tool`],
    [
      fileURLToPath(import.meta.resolve('@trellis/tool-ui/tool.css')),
      fileURLToPath(import.meta.resolve('@trellis/tool-ui/chat.css')),
      ...lockfileAbove(RUNTIME_SOURCES),
    ],
  );
  return builtFolder<ToolFiles>('tool', outDir, hash);
}
