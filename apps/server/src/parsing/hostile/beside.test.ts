import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { endUser, makeApp, openWorld, ServerProcess } from '@trellis/testing';
import { afterAll, expect, it } from 'vitest';
import { drawings } from './pictures.fixture.ts';

/** Of users of two apps. */
const tokens: string[] = [];
let appId: string;
const world = await openWorld();
const ann = await world.builder('Ann');
const builder = ann.token ?? '';
for (const name of ['ben', 'eve']) {
  ({ appId } = await makeApp(world, ann, { live: true, entities: {} }));
  tokens.push((await endUser(world, appId, name)).token ?? '');
}
const server = new ServerProcess(world.env);
await server.start();
afterAll(() => server.stop());

const draw = (svg: string, by: number) => {
  const form = new FormData();
  form.set('file', new File([svg], 'drawing.svg', { type: 'image/svg+xml' }));
  const path = `${server.url}/integrations/Core/UploadFile`;
  const headers = { Authorization: `Bearer ${tokens[by]}` };
  return fetch(path, { method: 'POST', headers, body: form });
};
const signIn = async () => {
  const began = performance.now();
  const { status } = await fetch(`${server.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify({ email: 'ann@example.org', password: 'correct horse battery' }),
  });
  return { status, ms: performance.now() - began };
};
/** Processes whose parent it is. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
const readers = () =>
  childrenOf(server.pid).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('parsing/program'),
  );
const forms = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`trellis-form-${server.pid}-`));

it('signing in waits for no drawing', async () => {
  const small = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  expect((await draw(small, 0)).status).toBe(200);
  const alone = await signIn();
  expect(alone.status).toBe(200);
  let isOver = false;
  const costly = ['svg of filters', 'svg of dashes', 'svg of patterns', 'svg of filters in css'];
  const drawn = Promise.all(costly.map((what, at) => draw(drawings[what]!(), at % 2))).finally(
    () => {
      isOver = true;
    },
  );
  await sleep(200);
  const times: number[] = [];
  while (!isOver && times.length < 5) {
    const { status, ms } = await signIn();
    expect(status).toBe(200);
    times.push(ms);
  }
  if (process.env.SHOW) console.log({ alone: alone.ms, times });
  // It took 9.5 s while four of them kept the threads busy that passwords are checked in. One may be late by itself: this
  // machine is others', too.
  const usual = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  expect(usual).toBeLessThan(alone.ms * 4 + 1_000);
  // Who waited for longer than anybody should is asked to come again: that is an answer, too, and no failure.
  for (const answer of await drawn) {
    if (answer.status === 503) expect(answer.headers.get('retry-after')).not.toBeNull();
    else expect(answer.status).toBeLessThan(500);
  }
}, 120_000);

it('a body that breaks off leaves no file behind', async () => {
  const ask = request(`${server.url}/api/apps/${appId}/chat/attachments`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${builder}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': 5_000_000,
    },
  });
  ask.on('error', () => undefined);
  ask.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
  ask.write('a'.repeat(1_000_000));
  await expect.poll(forms).toHaveLength(1);
  ask.destroy();
  await expect.poll(forms).toEqual([]);
});

it('a server that is killed leaves no process behind, and the next one no files of it', async () => {
  // It reads on for seconds.
  const answers = [0, 1].map((by) => draw(drawings['svg of dashes']!(), by).catch(() => null));
  await expect.poll(forms).toHaveLength(2);
  await expect.poll(readers).toHaveLength(2);
  await sleep(500);
  const left = readers();
  const before = forms();
  expect(before).not.toEqual([]);
  await server.kill();
  await Promise.all(answers);
  const isAlive = (pid: number) => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    } catch {
      // It has ended.
      return false;
    }
  };
  await expect.poll(() => left.filter(isAlive)).toEqual([]);
  await server.start();
  await expect
    .poll(() => readdirSync(tmpdir()).filter((name) => before.includes(name)))
    .toEqual([]);
}, 120_000);
