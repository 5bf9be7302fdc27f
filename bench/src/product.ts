import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder } from '@trellis/testing/data-folder';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');
/** What `npm start` gives Node. */
const NODE = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../apps/server/node.json'), 'utf8'),
) as { flags: string[]; env: Record<string, string> };

export interface Product {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to the address that it printed. */
  startedIn: number;
  stop(): Promise<void>;
}

export function dataFolder(): { path: string; remove(): void } {
  const path = makeDataFolder('bench');
  return { path, remove: () => removeDataFolder(path) };
}

/** The server over a data folder, from the start of its process to listening. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Product> {
  const began = performance.now();
  const child = spawn(process.execPath, [...NODE.flags, MAIN], {
    env: {
      ...NODE.env,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await printedAddress(child);
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    async stop() {
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (piece) => {
      output += piece;
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The process ended with ${code}\n${output}`)));
  });
}
