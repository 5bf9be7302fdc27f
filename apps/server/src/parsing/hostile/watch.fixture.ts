import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * A server's most memory in MB, its slowest answer in milliseconds, and what nineteen of twenty answers took at most;
 * and how late this machine was in waking who only slept, since others use it as well.
 */
export interface Worst {
  memory: number;
  wait: number;
  usual: number;
  late: number;
}

const EVERY = 20;

interface Watched {
  url: string;
  pid: number;
}

/** Asks all the while whether a server is well. In a thread of its own: the one that sends files is busy itself. */
export function watch({ url, pid }: Watched): { end(): Promise<Worst> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, pid } });
  return {
    end: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('end');
      }),
  };
}

async function run({ url, pid }: Watched): Promise<void> {
  const worst: Worst = { memory: 0, wait: 0, usual: 0, late: 0 };
  const waits: number[] = [];
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    const { status } = await fetch(`${url}/healthz`);
    if (status !== 200) throw new Error(`/healthz answers ${status}`);
    waits.push(performance.now() - began);
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    worst.memory = Math.max(worst.memory, Number(kilobytes) / 1_000);
    const slept = performance.now();
    await sleep(EVERY);
    worst.late = Math.max(worst.late, performance.now() - slept - EVERY);
  }
  waits.sort((a, b) => a - b);
  worst.wait = waits.at(-1) ?? 0;
  worst.usual = waits[Math.floor(waits.length * 0.95)] ?? 0;
  parentPort?.postMessage(worst);
}

if (!isMainThread && workerData?.url) await run(workerData as Watched);
