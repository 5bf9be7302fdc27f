import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../main.ts');

/** A server in a process of its own, which can be killed as a power cut does it. */
export class KillableServer {
  url = '';
  readonly #env: Record<string, string>;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'trellis-turmoil-'));
  #child: ChildProcess | null = null;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  /** Starts it, on a port of its own each time. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        ...this.#env,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: this.#dataDir,
        NODE_ENV: 'production',
      },
      // What it says of cut answers is expected here.
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout?.on('data', (piece) => {
        output += piece;
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}\n${output}`)));
    });
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
