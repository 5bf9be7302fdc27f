import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { writeCompressed } from '../written.ts';

/** The page of a published AI tool: its script, what that loads later, and its style. */
export interface ToolFiles {
  hash: string;
  /** The name of the file that the page begins with. */
  entry: string;
  style: string;
}

export async function makeTool(outDir: string, hash: string): Promise<void> {
  const build = await rolldown({
    input: fileURLToPath(import.meta.resolve('@trellis/tool-ui/page')),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({
    format: 'esm',
    minify: true,
    comments: false,
    entryFileNames: 'tool-[hash].js',
    chunkFileNames: 'tool-[hash].js',
  });
  await build.close();
  await mkdir(outDir, { recursive: true });
  for (const file of output)
    if (file.type === 'chunk') await writeCompressed(outDir, file.fileName, file.code);
  const style = await readFile(
    fileURLToPath(import.meta.resolve('@trellis/tool-ui/tool.css')),
    'utf8',
  );
  const files: ToolFiles = { hash, entry: output[0].fileName, style: plain(style) };
  await writeFile(join(outDir, 'index.json'), JSON.stringify(files));
}

/** A style sheet without what is for its readers. */
const plain = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};:,>])\s*/g, '$1');
