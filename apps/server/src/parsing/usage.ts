import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process has used: MB of memory, and seconds of the processor's time. */
export interface Used {
  memory: number;
  seconds: number | null;
}

/** Ticks of the processor's clock in a second, as Linux tells them everywhere. */
const TICKS = 100;

/** What a process uses; null where that cannot be measured. */
export function usedBy(pid: number): Promise<Used | null> {
  if (process.platform === 'linux') return Promise.resolve(onLinux(pid));
  return process.platform === 'win32' ? Promise.resolve(null) : elsewhere(pid);
}

/** These files are memory of the kernel: to read them waits for no disk, and for no thread that others keep busy. */
function onLinux(pid: number): Used | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
    // Behind the name, which may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return {
      memory: Number(kilobytes ?? 0) / 1_000,
      seconds: (Number(stat[11]) + Number(stat[12])) / TICKS,
    };
  } catch {
    // It has ended.
    return null;
  }
}

function elsewhere(pid: number): Promise<Used | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=,time=', '-p', String(pid)], (error, output) => {
      const [, kilobytes, time = ''] = /^\s*(\d+)\s+(\S+)/.exec(output) ?? [];
      if (error || kilobytes === undefined) return resolve(null);
      const parts = time.split(/[-:]/).map(Number);
      const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
      resolve({
        memory: Number(kilobytes) / 1_000,
        seconds: Number.isNaN(seconds) ? null : seconds,
      });
    });
  });
}
