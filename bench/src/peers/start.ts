import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { printedAddress } from '../product.ts';

/** A server of this folder in a process of its own; it prints its address, and what else it has to say as JSON. */
export async function startPeer(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (piece) => {
    output += piece;
  });
  const url = await printedAddress(child);
  const [, said = '{}'] = /said (\{.*\})/.exec(output) ?? [];
  return {
    url,
    said: JSON.parse(said) as Record<string, string>,
    async stop() {
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
