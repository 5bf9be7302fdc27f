import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFolder } from '../aside.ts';
import { hashOf, lockfileAbove, RUNTIME_SOURCES } from '../hash.ts';
import type { ToolFiles } from './make.ts';
import { styleFiles } from './style.ts';

const sourcesOf = (name: string): string =>
  dirname(fileURLToPath(import.meta.resolve(`@trellis/${name}`)));

/** Bundles the page of published AI tools, unless the same is there already. */
export function buildTool(outDir: string): Promise<ToolFiles> {
  const folders = ['tool-ui', 'tools', 'contract'].map(sourcesOf);
  const hash = hashOf(
    [...folders, `${RUNTIME_SOURCES}build/tool`],
    [
      ...['tool.css', 'chat.css'].flatMap((name) =>
        styleFiles(fileURLToPath(import.meta.resolve(`@trellis/tool-ui/${name}`))),
      ),
      ...lockfileAbove(RUNTIME_SOURCES),
    ],
  );
  return builtFolder<ToolFiles>('tool', outDir, hash);
}
