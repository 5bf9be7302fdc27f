import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../../apps/server');

/**
 * A server in a process of its own, with what `npm start` gives Node: for what a test must not have within
 * itself, such as a watch over the server's memory. `env` names its database.
 */
export class ServerProcess {
  url = '';
  readonly #env: Record<string, string>;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'trellis-process-'));
  #child: ChildProcess | null = null;
  #said = '';

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  async start(): Promise<void> {
    const { flags, env } = JSON.parse(readFileSync(join(SERVER, 'node.json'), 'utf8')) as {
      flags: string[];
      env: Record<string, string>;
    };
    const child = spawn(process.execPath, [...flags, join(SERVER, 'src/main.ts')], {
      env: {
        ...env,
        ...process.env,
        ...this.#env,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: this.#dataDir,
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr?.on('data', (piece) => {
      this.#said += piece;
    });
    this.url = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout?.on('data', (piece) => {
        output += piece;
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
      child.on('exit', (code) =>
        reject(new Error(`The server ended with ${code}\n${output}\n${this.#said}`)),
      );
    });
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isAlive(): boolean {
    const child = this.#child;
    return child !== null && child.exitCode === null && child.signalCode === null;
  }

  /** What it wrote to its error stream, and how it ended where it has. */
  get said(): string {
    if (this.isAlive || !this.#child) return this.#said;
    const { exitCode, signalCode } = this.#child;
    return `${this.#said}It ended with ${signalCode ?? exitCode}`;
  }

  /** Megabytes of memory that it has (Linux). */
  get memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1_000;
  }

  /** Ends it at once; it may be started again. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.#child || !this.isAlive) return;
    const gone = new Promise((resolve) => this.#child?.on('exit', resolve));
    this.#child.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
