import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { RUNTIME_SOURCES } from '../hash.ts';

/** The scripts that pages carry inline, and that of the bubble, which pages elsewhere load. */
export interface Scripts {
  hash: string;
  frame: string;
  shell: string;
  direct: string;
  bubble: string;
}

export async function makeScripts(outDir: string, hash: string): Promise<void> {
  const scripts: Scripts = {
    hash,
    frame: await bundled('frame/main.ts'),
    shell: await bundled('shell/main.ts'),
    direct: await bundled('direct/main.ts'),
    bubble: await bundled('bubble/main.ts'),
  };
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, 'index.json'), JSON.stringify(scripts));
}

async function bundled(entry: string): Promise<string> {
  const build = await rolldown({
    input: join(RUNTIME_SOURCES, entry),
    platform: 'browser',
    logLevel: 'silent',
  });
  // Strict: of a function that is not, code that it calls can read who called it, and with what.
  const { output } = await build.generate({
    format: 'iife',
    strict: true,
    minify: true,
    comments: false,
  });
  await build.close();
  return output[0].code;
}
