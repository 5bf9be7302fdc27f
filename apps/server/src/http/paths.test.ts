import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { call } from '@trellis/contract';
import { createApp } from '@trellis/server';
import { makeApp, World } from '@trellis/testing';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isPlainPath, plainPaths } from './paths.ts';

describe('a path', () => {
  it.each([
    '/files/a/private%2fb',
    '/files/a/private%2Fb',
    '/files/a/private%252fb',
    '/files/a/private%5cb',
    '/files/a/private\\b',
    '/files/a/..%2fb',
    '/files/a/%2e%2e/b',
    '/files/a/%2E/b',
    '/files/a/b%00.png',
    '/files/a/b%2500.png',
    '/files/a/%c0%af',
    '/files/a/%',
    '/api/apps/x%0d%0ay',
  ])('that may be read in two ways is not plain: %s', (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
  it('of names as people give them is', () => {
    const names = fc.array(
      fc.string({ unit: 'grapheme' }).filter((name) => !/[/\\%\p{Cc}]|^\.{1,2}$/u.test(name)),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(names, (all) => isPlainPath(`/${all.map(encodeURIComponent).join('/')}`)),
    );
  });
});

it('a path is free behind what its call names, and nowhere else', async () => {
  const operation = call({
    id: 'operation',
    method: 'GET',
    path: '/api/apps/{appId}/else/{slug}/{rest}{.+}',
    who: 'anyone',
    summary: '',
    isFreePath: true,
  });
  const app = new Hono();
  app.onError((_, c) => c.text('', 404));
  app.use(plainPaths([operation], { isOwnHost: false }));
  app.get('/*', (c) => c.text(''));
  const statusOf = async (path: string) => (await app.request(path)).status;
  expect(await statusOf('/api/apps/a/else/pets/get%2fcats%252f')).toBe(200);
  expect(await statusOf('/api/apps/a/else/pets')).toBe(200);
  expect(await statusOf('/api/apps/a/else/pets%2fcats')).toBe(404);
  expect(await statusOf('/api/apps/a/other/pets/get%2fcats')).toBe(404);
});

describe('a private file', () => {
  let world: World;
  let appId: string;
  let name: string;
  let port: number;
  let listening: ReturnType<typeof serve>;
  beforeAll(async () => {
    world = await World.open(inject('postgres'));
    const owner = await world.builder('Olga');
    ({ appId } = await makeApp(world, owner, {
      live: true,
      entities: { Note: { properties: { title: { type: 'string' } } } },
    }));
    name = `${'ab'.repeat(16)}.txt`;
    await world.services.files.put(appId, `private/${name}`, Buffer.from('a secret'));
    const app = createApp(world.services);
    port = await new Promise((resolve) => {
      listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
        resolve(info.port),
      );
    });
  });
  afterAll(async () => {
    listening.close();
    await world.close();
  });

  /** The answer to a path that no client may tidy up first. */
  const raw = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (data) => {
        text += data.toString('latin1');
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });

  it('is not served without a signature, however its address is written', async () => {
    expect(name).toMatch(/^[0-9a-f]{32}\.txt$/);
    const files = `/files/${appId}`;
    const ways = [
      '/',
      '%2f',
      '%2F',
      '%252f',
      '%25252f',
      '%5c',
      '\\',
      '%5C',
      '//',
      '/./',
      '/%2e/',
      '/x/../',
      '/x/%2e%2e/',
      '%c0%af',
      '%e0%80%af',
      '%00/',
      '/%00',
    ];
    const paths = [
      ...ways.map((way) => `${files}/private${way}${name}`),
      ...ways.map((way) => `${files}${way}private/${name}`),
      ...ways.map((way) => `/%66iles/${appId}/private${way}${name}`),
      ...ways.map((way) => `/files${way}${appId}/private${way}${name}`),
      `${files}/pr%69vate%2f${name}`,
      `${files}/PRIVATE/${name}`,
      `/app/x/..%2f..%2ffiles/${appId}/private%2f${name}`,
      `//files/${appId}/private%2f${name}`,
    ];
    for (const path of paths) {
      const answer = await raw(path);
      expect([path, answer.split('\r\n', 1)[0]]).not.toEqual([path, 'HTTP/1.1 200 OK']);
      expect([path, answer.includes('a secret')]).toEqual([path, false]);
    }
  });
});
