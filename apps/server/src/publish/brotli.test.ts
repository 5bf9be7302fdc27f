import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const port = new URL(await world.listen()).port;

/** What stands on the wire, as a browser with these abilities is answered. */
const sent = (path: string, accepts: string) =>
  new Promise<{ coding: string | undefined; vary: string | undefined; bytes: Buffer }>(
    (resolve, reject) => {
      const headers = { Host: 'localhost', Accept: 'text/html', 'Accept-Encoding': accepts };
      request({ port, path, headers }, async (answer) => {
        const pieces: Buffer[] = [];
        for await (const piece of answer) pieces.push(piece as Buffer);
        resolve({
          coding: answer.headers['content-encoding'],
          vary: answer.headers.vary,
          bytes: Buffer.concat(pieces),
        });
      })
        .on('error', reject)
        .end();
    },
  );

it('gives a published app in brotli to browsers that take it, and the same as it is to others', async () => {
  const { appId, slug } = await makeApp(world, ann, {
    name: 'Small',
    files: { 'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }' },
  });
  await ann.post(`/api/apps/${appId}/publication`, { visibility: 'public' });
  const { name } = await world.services.db
    .selectFrom('build_files')
    .select('name')
    .where('app_id', '=', appId)
    .where('name', 'like', 'entry-%')
    .executeTakeFirstOrThrow();
  for (const path of [`/app/${slug}`, `/_frame/${appId}`, `/_build/${appId}/${name}`]) {
    const small = await sent(path, 'gzip, deflate, br');
    const plain = await sent(path, 'identity');
    expect([path, small.coding, small.vary]).toEqual([path, 'br', 'Accept-Encoding']);
    expect([path, plain.coding]).toEqual([path, undefined]);
    // A page's nonce is another one at each visit.
    const text = (bytes: Buffer) => String(bytes).replace(/nonce(=|-)"?[\w+/=-]+/g, 'nonce');
    expect(text(brotliDecompressSync(small.bytes))).toBe(text(plain.bytes));
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2);
  }
});

it('gives files of publications from before as they are, and compresses them at the next', async () => {
  const { appId } = await makeApp(world, ann, {
    name: 'Older',
    files: { 'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }' },
  });
  const publish = () => ann.post(`/api/apps/${appId}/publication`, { visibility: 'public' });
  await publish();
  const files = world.services.db.updateTable('build_files').where('app_id', '=', appId);
  const [file] = await files.set({ brotli: null }).returning('name').execute();
  const path = `/_build/${appId}/${file!.name}`;
  expect((await sent(path, 'br')).coding).not.toBe('br');
  await publish();
  expect((await sent(path, 'br')).coding).toBe('br');
});
