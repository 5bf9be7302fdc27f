import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder } from '@trellis/testing/data-folder';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** The product's server over a data folder of its own, with its one builder. */
export interface Installation {
  url: string;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** The builder's cookie, for a browser. */
  cookie: { name: string; value: string };
  stop(): Promise<void>;
}

export async function startInstallation(): Promise<Installation> {
  const dataDir = makeDataFolder('evals');
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  const response = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'builder@example.org',
      password: 'correct horse battery',
      name: 'Bea Builder',
    }),
  });
  const { token } = (await response.json()) as { token: string };
  // Besides the session's cookie there may be one that knows the device again.
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]!.split('='));
  const [name = '', value = ''] = cookies.find(([name]) => name === 'trellis_session') ?? [];
  return {
    url,
    cookie: { name, value },
    async call<T>(method: string, path: string, body?: unknown) {
      const answer = await fetch(url + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (!answer.ok)
        throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async stop() {
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      removeDataFolder(dataDir);
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (piece) => {
      output += piece;
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}\n${output}`)));
  });
}
