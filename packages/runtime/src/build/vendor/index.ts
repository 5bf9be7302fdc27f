import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VendorIndex } from '@trellis/contract';

export interface VendorOptions {
  /** Folder of the app kit: its package.json names what apps may import. */
  kitRoot: string;
  /** Where the files go. They are immutable and may be served as they are, `.gz` and `.br` beside each. */
  outDir: string;
  /** Address prefix under which the server serves `outDir`, with its slash: `/_vendor/`. */
  base: string;
}

/**
 * Builds the shared library code that apps import, unless the same is there from an earlier start.
 * The bundler runs in a process of its own: its memory goes when it ends.
 */
export async function buildVendor(options: VendorOptions): Promise<VendorIndex> {
  const hash = vendorHash(options.kitRoot);
  const ready = readIndex(options.outDir, hash);
  if (!ready) await buildAside(options, hash);
  const index = ready ?? readIndex(options.outDir, hash);
  if (!index) throw new Error(`The shared library code could not be read from ${options.outDir}`);
  return { ...index, base: options.base };
}

function readIndex(outDir: string, hash: string): VendorIndex | null {
  const path = join(outDir, 'index.json');
  if (!existsSync(path)) return null;
  const index = JSON.parse(readFileSync(path, 'utf8')) as VendorIndex;
  return index.hash === hash ? index : null;
}

/** Builds beside and swaps, so that a build that is cut leaves nothing half done. */
async function buildAside(options: VendorOptions, hash: string): Promise<void> {
  const aside = `${options.outDir}.${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await run([join(here, 'main.ts'), options.kitRoot, aside, hash]);
  await rm(options.outDir, { recursive: true, force: true });
  await rename(aside, options.outDir);
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Building the shared library code failed: ${errors}`)),
    );
  });
}

const here = dirname(fileURLToPath(import.meta.url));

/** Of all that decides what comes out: the lockfile, the kit's manifest, and the code that builds. */
function vendorHash(kitRoot: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(here).sort()) hash.update(readFileSync(join(here, file)));
  hash.update(readFileSync(join(kitRoot, 'package.json')));
  const lockfile = findUp(kitRoot, 'package-lock.json');
  if (lockfile) hash.update(readFileSync(lockfile));
  return hash.digest('hex').slice(0, 16);
}

function findUp(from: string, name: string): string | null {
  const path = join(from, name);
  if (existsSync(path)) return path;
  return dirname(from) === from ? null : findUp(dirname(from), name);
}
