import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GroupLimits } from './limits.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const PROGRAM = join(here, 'program/main.ts');
const SHELL = '/bin/sh';
/** MB that the kernel gives beyond what the watch allows: threads, and what is reserved and never touched. */
const RESERVE = 900;
/** Seconds of the processor's time in its whole life: one that nobody watches any more ends as well. */
const LIFE = 900;

/** Folders that the program is read from: its own, the packages', and those of ours that it needs. */
function folders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const packages = ['sharp', 'csv-parse', 'mammoth', 'unpdf'].map((name) => {
    const path = resolve(name);
    return path.slice(0, path.lastIndexOf(`${sep}node_modules${sep}`) + '/node_modules'.length);
  });
  const ours = ['@trellis/contract/parsing', '@trellis/retrieval'].map((name) =>
    dirname(resolve(name)),
  );
  return [...new Set([here.replace(/[\\/]$/, ''), ...packages, ...ours])];
}

/** What Node lets the program do: read itself and its packages, and nothing else of the machine. */
function permissions(): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return [];
  return [
    '--permission',
    // Pictures are decoded by a library that is none of JavaScript; the limits below hold for it, too.
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...folders().map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  ];
}

/**
 * Starts a process that reads foreign files. It knows nothing of ours: no environment, no open file, no folder. Where
 * there is a shell, the kernel limits its memory and time, too, and writes nothing of it to the disk when it dies.
 */
export function startProgram({ memory, heap }: Pick<GroupLimits, 'memory' | 'heap'>): ChildProcess {
  const args = [
    `--max-old-space-size=${heap}`,
    '--max-semi-space-size=8',
    ...permissions(),
    PROGRAM,
  ];
  const options: SpawnOptions = {
    cwd: here,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  };
  const limits = `ulimit -c 0; ulimit -f 0; ulimit -t ${LIFE}; ulimit -d ${(memory + RESERVE) * 1_000}`;
  const child = existsSync(SHELL)
    ? spawn(SHELL, ['-c', `${limits}; exec "$0" "$@"`, process.execPath, ...args], options)
    : spawn(process.execPath, args, options);
  child.once('spawn', () => {
    try {
      // People who wait for pages come first.
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended already, or this machine lets nobody: it runs as it is.
    }
  });
  return child;
}
