import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the PostgreSQL of a data folder keeps its files. */
export const clusterOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { cluster: string }).cluster;

/** The process id of the folder's PostgreSQL, which leads a group of its own. */
export const databaseOf = (folder: string): number =>
  Number(readFileSync(join(clusterOf(folder), 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Resident memory of a process, in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

export const command = (name: string, ...args: string[]): string =>
  execFileSync(name, args, { encoding: 'utf8' });

/** Waits until something is so; the milliseconds that it took, or null where the time was up. */
export async function within(ms: number, isSo: () => Promise<boolean>): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < ms) {
    if (await isSo().catch(() => false)) return performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}
