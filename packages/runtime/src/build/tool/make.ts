import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { QUALITY, writeCompressed } from '../written.ts';
import { styleOf } from './style.ts';

/** The pages of a published AI tool and of a chat assistant: their scripts, what those load later, and their styles. */
export interface ToolFiles {
  hash: string;
  /** The name of the file that the page begins with. */
  entry: string;
  style: string;
  chat: { entry: string; style: string };
}

export async function makeTool(outDir: string, hash: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const style = styleOf(pathOf('tool.css'));
  const files: ToolFiles = {
    hash,
    entry: await bundled(outDir, 'page', 'tool'),
    style,
    // Bundled for itself: the page of a tool loads nothing of it, and waits for no piece that they share.
    chat: {
      entry: await bundled(outDir, 'chat', 'chat'),
      style: style + styleOf(pathOf('chat.css')),
    },
  };
  await writeFile(join(outDir, 'index.json'), JSON.stringify(files));
}

const pathOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@trellis/tool-ui/${name}`));

/** Bundles a page; answers the name of its first file. */
async function bundled(outDir: string, page: string, name: string): Promise<string> {
  const build = await rolldown({
    input: pathOf(page),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    comments: false,
    entryFileNames: `${name}-[hash].js`,
    chunkFileNames: `${name}-[hash].js`,
  });
  await build.close();
  for (const file of output)
    if (file.type === 'chunk')
      await writeCompressed(outDir, file.fileName, file.code, QUALITY.everyVisit);
  return output[0].fileName;
}
