import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder } from '@trellis/testing/data-folder';
import type { Choice } from './model/chosen.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** An installation, with a builder who is its admin. */
export interface Installation {
  url: string;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Sends what is answered by a stream; it is followed by other calls, as a screen would after a reload. */
  send(path: string, body: unknown): Promise<void>;
  /** The builder's cookie, for a browser. */
  cookie: { name: string; value: string };
  /** What answers, where it was chosen here. */
  choice?: Choice;
  /** Somebody uses it: what is made there is taken away again. */
  isOthers: boolean;
  stop(): Promise<void>;
}

interface Account {
  email: string;
  password: string;
}

/** The product's server over a data folder of its own, with its one builder; what it prints is the reader's or nobody's. */
export async function startInstallation(
  env: Record<string, string> = {},
  stderr: 'inherit' | 'ignore' = 'inherit',
): Promise<Installation> {
  const dataDir = makeDataFolder('evals');
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', stderr],
  });
  const url = await addressOf(child);
  const account = { email: 'builder@example.org', password: 'correct horse battery' };
  const entered = await enter(url, 'sign-up', { ...account, name: 'Bea Builder' });
  return {
    ...entered,
    isOthers: false,
    async stop() {
      const gone = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      removeDataFolder(dataDir);
    },
  };
}

/** An installation that runs already, as an admin of it. */
export async function joinInstallation(url: string, account: Account): Promise<Installation> {
  const entered = await enter(url.replace(/\/$/, ''), 'sign-in', account);
  return { ...entered, isOthers: true, stop: async () => undefined };
}

async function enter(url: string, by: 'sign-up' | 'sign-in', account: Account & { name?: string }) {
  const first = await signed(url, by, account);
  let { token } = first;
  const asked = (method: string, path: string, body: unknown) =>
    fetch(url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const ask = async (method: string, path: string, body?: unknown) => {
    let answer = await asked(method, path, body);
    if (answer.status === 401) {
      // A long run outlives what it was let in with.
      ({ token } = await signed(url, 'sign-in', account));
      answer = await asked(method, path, body);
    }
    if (!answer.ok)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return {
    url,
    cookie: first.cookie,
    call: async <T>(method: string, path: string, body?: unknown) =>
      (await (await ask(method, path, body)).json()) as T,
    send: async (path: string, body: unknown) => {
      const answer = await ask('POST', path, body);
      await answer.body?.cancel();
    },
  };
}

async function signed(url: string, by: 'sign-up' | 'sign-in', account: Account) {
  const response = await fetch(`${url}/api/auth/${by}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  }).catch(() => {
    throw new Error(`${url} cannot be reached`);
  });
  const body = (await response.json().catch(() => ({}))) as { token?: string; message?: string };
  if (!response.ok || !body.token)
    throw new Error(body.message ?? `${url} answered ${response.status}`);
  // Besides the session's cookie there may be one that knows the device again.
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]!.split('='));
  const [name = '', value = ''] = cookies.find(([name]) => name === 'trellis_session') ?? [];
  return { token: body.token, cookie: { name, value } };
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
