import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, median, repeat } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';

/** Resident memory of a process, in megabytes (Linux). */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1e3;
}

/** The server's own memory ten seconds after its start, PostgreSQL not counted. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const sizes = await repeat(3, async () => {
    const product = await startProduct(folder.path);
    await sleep(10_000);
    const size = residentMegabytes(product.pid);
    await product.stop();
    return size;
  });
  folder.remove();
  const plain = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  await sleep(1_000);
  const empty = residentMegabytes(plain.pid ?? 0);
  plain.kill();
  return [
    {
      figure: 'server at idle, without PostgreSQL',
      value: median(sizes),
      unit: 'MB',
      goal: { atMost: 200 },
      beside: { what: 'an empty Node program', value: empty },
    },
  ];
}
