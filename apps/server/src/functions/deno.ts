import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./program/program.js', import.meta.url));
/** MB that the code's objects may fill; what they may hold beside that is looked at from outside. */
const HEAP_MB = 128;
const PROXIES = ['HTTP', 'HTTPS', 'ALL', 'NO']
  .flatMap((name) => [`${name}_PROXY`, `${name}_PROXY`.toLowerCase()])
  .join();
/** kB of memory in all. */
export const MOST_KB = 400 * 1_024;

/** The Deno that npm brought for this machine, or the operator's; null where there is none. */
export function denoPath(own: string | null): string | null {
  if (own) return own;
  const { platform, arch } = process;
  const name = `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    return join(folder, platform === 'win32' ? 'deno.exe' : 'deno');
  } catch {
    // Not brought for this kind of machine: whoever calls a function is told.
    return null;
  }
}

export interface DenoProcess {
  child: ChildProcess;
  /** Takes away what it kept on the disk; once it has ended. */
  clear(): Promise<void>;
}

/**
 * Starts the program that runs one function. It may read no file, start nothing, know nothing of the machine, and
 * connect to our own relay alone (`port`). Its folder for what Deno keeps is its own, but for packages, which
 * are kept for all: nothing that one app keeps is there for another.
 */
export function startDeno(
  deno: string,
  { port, key, packages }: { port: number; key: string; packages: string | null },
): DenoProcess {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-function-'));
  if (packages) {
    mkdirSync(packages, { recursive: true });
    symlinkSync(packages, join(folder, 'npm'));
  }
  const child = spawn(
    deno,
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--no-config',
      '--no-lock',
      ...(packages ? [] : ['--no-npm', '--no-remote']),
      // Its environment is what stands below, not ours. No proxy that the code names is ever asked.
      '--allow-env',
      `--ignore-env=${PROXIES}`,
      `--allow-net=127.0.0.1:${port}`,
      `--v8-flags=--max-old-space-size=${HEAP_MB}`,
      PROGRAM,
    ],
    {
      cwd: folder,
      env: {
        ...registry(),
        NO_COLOR: '1',
        DENO_NO_UPDATE_CHECK: '1',
        DENO_DIR: folder,
        TRELLIS_AT: `http://127.0.0.1:${port}`,
        TRELLIS_KEY: key,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.once('spawn', () => {
    try {
      // People who wait for pages come first.
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended already, or this machine lets nobody: it runs as it is.
    }
  });
  return { child, clear: () => rm(folder, { recursive: true, force: true }) };
}

/** Where this machine has its packages from, whichever authority vouches for that. */
function registry(): Record<string, string> {
  const { NPM_CONFIG_REGISTRY, npm_config_registry, NODE_EXTRA_CA_CERTS } = process.env;
  const from = NPM_CONFIG_REGISTRY ?? npm_config_registry;
  return {
    ...(from && { NPM_CONFIG_REGISTRY: from }),
    ...(NODE_EXTRA_CA_CERTS && { DENO_CERT: NODE_EXTRA_CA_CERTS }),
    DENO_TLS_CA_STORE: 'mozilla,system',
  };
}

/** kB of memory that a process has; null where the system does not say. */
export async function memoryOf(pid: number): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const found = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return found ? Number(found) : null;
}
