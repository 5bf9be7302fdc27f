import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const SUPERVISE = pathToFileURL(join(ROOT, 'scripts/supervise.mjs')).href;
const MAIN = join(ROOT, 'apps/server/src/main.ts');

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGTERM');
});

/** Runs what `npm start` runs once everything is built: `args` of Node, started again where they die. */
function run(args: string[], env: Record<string, string> = {}) {
  const program = `
    import { spawn } from 'node:child_process';
    import { supervise } from ${JSON.stringify(SUPERVISE)};
    const start = () => {
      const child = spawn(process.execPath, ${JSON.stringify(args)}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      console.log('pid ' + child.pid);
      return child;
    };
    process.exit(await supervise(start));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const printed = { output: '', code: undefined as number | null | undefined };
  const note = (piece: Buffer) => {
    printed.output += piece.toString();
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  const ended = new Promise<number | null>((resolve) =>
    child.on('exit', (code) => {
      printed.code = code;
      resolve(code);
    }),
  );
  const pids = () => [...printed.output.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  return { child, printed, ended, pids };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const postmaster = (dataDir: string): string => {
  const { cluster } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    cluster: string;
  };
  return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
};

it('a server that is killed starts again, with its own PostgreSQL and all that it acknowledged', async () => {
  const dataDir = makeDataFolder('supervised');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, printed, ended, pids } = run([MAIN], {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
  });
  const ready = () => printed.output.split('Trellis is ready').length - 1;
  const until = (times: number) => expect.poll(ready, { timeout: 60_000 }).toBe(times);
  await until(1);
  const database = postmaster(dataDir);
  for (let kill = 1; kill <= 3; kill++) {
    const signUp = await fetch(`${url}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `kept${kill}@example.org`, password: 'correct horse battery' }),
    });
    expect(signUp.status).toBe(200);
    process.kill(pids().at(-1)!, 'SIGKILL');
    await until(kill + 1);
    expect(postmaster(dataDir)).toBe(database);
    const signIn = await fetch(`${url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `kept${kill}@example.org`, password: 'correct horse battery' }),
    });
    expect(signIn.status).toBe(200);
  }
  expect(
    printed.output.match(/The server was ended by SIGKILL. It starts again in \S+ s/g),
  ).toEqual([
    'The server was ended by SIGKILL. It starts again in 0.5 s',
    'The server was ended by SIGKILL. It starts again in 1 s',
    'The server was ended by SIGKILL. It starts again in 2 s',
  ]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(pids()).toHaveLength(4);
  removeDataFolder(dataDir);
}, 120_000);

it('what starting again does not mend ends, once', async () => {
  const dataDir = makeDataFolder('refused');
  const held = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => held.once('listening', resolve));
  const address = held.address();
  const taken = typeof address === 'object' && address ? String(address.port) : '';
  for (const [env, words] of [
    [{ PORT: 'many' }, 'The configuration is not right'],
    [{ PORT: taken, HOST: '127.0.0.1' }, `Port ${taken} is in use`],
  ] as const) {
    const { ended, printed, pids } = run([MAIN], { DATA_DIR: dataDir, ...env });
    expect(await ended).toBe(1);
    expect(printed.output).toContain(words);
    expect(pids()).toHaveLength(1);
  }
  held.close();
  removeDataFolder(dataDir);
}, 60_000);

it('a folder that somebody else holds by then is left to them', async () => {
  const script = join(tmpdir(), `trellis-refused-${process.pid}.mjs`);
  const mark = `${script}.was`;
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs';
     if (existsSync(${JSON.stringify(mark)})) process.send('refused', () => process.exit(1));
     else { writeFileSync(${JSON.stringify(mark)}, ''); process.send('ready', () => process.abort()); }`,
  );
  const { ended, pids } = run([script]);
  expect(await ended).toBe(1);
  expect(pids()).toHaveLength(2);
  for (const path of [script, mark]) rmSync(path);
});

it('a server that ends in order, or is told to while it waits to start again, stays so', async () => {
  const orderly = run(['-e', "process.send('ready', () => process.exit(0))"]);
  expect(await orderly.ended).toBe(0);
  expect(orderly.pids()).toHaveLength(1);
  const crashing = run(['-e', "process.send('ready', () => { throw new Error('a fault') })"]);
  await expect.poll(() => crashing.pids().length).toBeGreaterThan(2);
  expect(crashing.printed.output).toContain('a fault');
  expect(crashing.printed.output).toContain('The server ended with code 1');
  await sleep(100);
  crashing.child.kill('SIGTERM');
  await crashing.ended;
  const before = crashing.pids().length;
  await sleep(100);
  expect(crashing.pids()).toHaveLength(before);
});
