import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppFiles, Diagnostic } from '@trellis/contract';
import { isTyped, writeProject } from './project.ts';

const TSC = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc');
/** A check that takes longer is given up: types can be made to take for ever. */
const LONGEST_MS = 20_000;
const LONGEST_OUTPUT = 1_000_000;
const MOST = 200;

/**
 * Told by checks of our own, with places and repairs; or said of code that runs all the same: what is
 * unused, has no type, or is a module without types.
 */
const LEFT_OUT = new Set([
  ...[2300, 2304, 2305, 2307, 2451, 2552, 2580, 2582, 2588, 2613, 2614, 2724, 18004],
  ...[6133, 6192, 7016, 7031, 7043, 7044, 7045, 7047, 2686, 2882],
]);
const LINE = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/;

/** What was said of files that have not changed since; so many apps' at most. */
const known = new Map<string, Diagnostic[]>();
const REMEMBERED = 50;

/** One at a time: each has a core for itself. */
let last: Promise<unknown> = Promise.resolve();

/**
 * What the types say of an app, by TypeScript's own compiler in a process of its own; empty where the
 * app has no types, this installation has no compiler, or it took too long. `known` is what other checks
 * found.
 */
export async function checkTypes(
  files: AppFiles,
  known: readonly Diagnostic[] = [],
): Promise<Diagnostic[]> {
  const found = await typesOf(files);
  // A line that another check spoke of: in plainer words, and with its repair.
  return found.filter(
    ({ file, line }) => !known.some((other) => other.file === file && other.line === line),
  );
}

function typesOf(files: AppFiles): Promise<Diagnostic[]> {
  const key = hash('sha256', JSON.stringify(Object.entries(files).sort()));
  const kept = known.get(key);
  if (kept) return Promise.resolve(kept);
  const mine = last.then(async () => {
    const found = await checkNow(files);
    known.set(key, found);
    for (const oldest of known.keys()) if (known.size > REMEMBERED) known.delete(oldest);
    return found;
  });
  last = mine.catch(() => undefined);
  return mine;
}

async function checkNow(files: AppFiles): Promise<Diagnostic[]> {
  if (!isTyped(files) || !existsSync(TSC)) return [];
  const { folder, remove } = await writeProject(files);
  try {
    const said = await run(folder);
    return said
      .split('\n')
      .flatMap((line) => readLine(line, files))
      .slice(0, MOST);
  } finally {
    await remove();
  }
}

function run(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'ignore'],
      // The compiler is a program that this one starts: both are ended together.
      detached: true,
    });
    const timer = setTimeout(() => end(child.pid), LONGEST_MS);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      if (said.length < LONGEST_OUTPUT) said += piece;
    });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
  });
}

function end(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself just now.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readLine(line: string, files: AppFiles): Diagnostic[] {
  const [, file, row, column, code, message] = LINE.exec(line) ?? [];
  if (!file || !(file in files) || LEFT_OUT.has(Number(code))) return [];
  return [
    {
      file,
      line: Number(row),
      column: Number(column),
      severity: 'warning',
      detector: 'type-error',
      message: message ?? '',
    },
  ];
}
