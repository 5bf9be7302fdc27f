import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataFolder } from '@trellis/testing/data-folder';
import type { Figure } from './figure.ts';
import { printedAddress } from './product.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A fresh clone, `npm start`, until it listens; npm's cache is warm from the first of two runs. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-clone-'));
  const clone = join(folder, 'trellis');
  spawnSync('git', ['clone', '--quiet', ROOT, clone], { stdio: 'inherit' });
  const installed = seconds(() =>
    spawnSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: clone }),
  );
  rmSync(join(clone, 'node_modules'), { recursive: true, force: true });
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await printedAddress(child);
  const value = (performance.now() - began) / 1e3;
  const gone = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  removeDataFolder(join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      figure: 'fresh clone to listening',
      value,
      unit: 's',
      goal: { atMost: 120 },
      beside: { what: 'npm ci alone', value: installed },
    },
  ];
}

function seconds(work: () => unknown): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1e3;
}
