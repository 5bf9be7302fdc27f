import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder } from '@trellis/testing/data-folder';
import { freshDatabase, TEMPLATE } from '@trellis/testing/database';
import { POSTGRES } from './postgres.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** A whole installation as people run it: the server's process on a free port, over a data folder of its own. */
export class Installation {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #dataDir: string;

  private constructor(url: string, process: ChildProcess, dataDir: string) {
    this.url = url;
    this.#process = process;
    this.#dataDir = dataDir;
  }

  /** Starts it and waits for the address that it prints. `env` are the operator's settings. */
  static async start(env: Record<string, string> = {}): Promise<Installation> {
    const dataDir = env.DATA_DIR ?? makeDataFolder('e2e');
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        // What runs on this machine beside the test is nobody's model.
        LOCAL_MODEL_PORTS: '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout?.on('data', (piece) => {
        output += piece;
        const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
        if (address) resolve(address);
      });
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}\n${output}`)));
    });
    return new Installation(url, child, dataDir);
  }

  /** The same, over a database of its own in the run's PostgreSQL. */
  static async shared(env: Record<string, string> = {}): Promise<Installation> {
    const { url } = await freshDatabase(process.env[POSTGRES] ?? '', TEMPLATE);
    return Installation.start({ ...env, DATABASE_URL: url });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** As a power cut does it: no word before. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.on('exit', resolve));
    this.#process.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.on('exit', resolve));
    this.#process.kill('SIGTERM');
    await gone;
    removeDataFolder(this.#dataDir);
  }
}
