import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/**
 * What was built into `outDir` with this hash, building it first when it is not there. The bundler
 * runs in a process of its own, whose memory goes when it ends; it builds beside the folder, so that
 * a build that is cut leaves nothing half done.
 */
export async function builtFolder<T extends { hash: string }>(
  what: 'vendor' | 'scripts' | 'tool',
  outDir: string,
  hash: string,
  ...more: string[]
): Promise<T> {
  const ready = readIndex<T>(outDir, hash);
  if (ready) return ready;
  const aside = `${outDir}.${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await run([MAIN, what, aside, hash, ...more]);
  await putInPlace(aside, outDir);
  const made = readIndex<T>(outDir, hash);
  if (!made) throw new Error(`What was built into ${outDir} cannot be read`);
  return made;
}

/** Another process may have built the same meanwhile; whichever folder stands last is good. */
async function putInPlace(aside: string, outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  try {
    await rename(aside, outDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await rm(aside, { recursive: true, force: true });
  }
}

function readIndex<T extends { hash: string }>(outDir: string, hash: string): T | null {
  const path = join(outDir, 'index.json');
  if (!existsSync(path)) return null;
  const index = JSON.parse(readFileSync(path, 'utf8')) as T;
  return index.hash === hash ? index : null;
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // Export names are read by loading the libraries; some refuse to load as production code.
    const env = { ...process.env, NODE_ENV: 'development' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building the app runtime failed: ${errors}`)),
    );
  });
}
