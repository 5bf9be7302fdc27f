import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endUser, makeApp, World } from '@trellis/testing';
// It has no types of its own.
// @ts-expect-error
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { FileStore } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'trellis-s3-'));
const service = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'uploads' }],
});
let s3: Record<string, string>;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { port } = (await service.run()) as { port: number };
  s3 = {
    S3_BUCKET: 'uploads',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['the data folder', 'a bucket'])('files in %s', (place) => {
  let world: World;
  beforeAll(async () => {
    world = await World.open(inject('postgres'), place === 'a bucket' ? s3 : {});
  });
  afterAll(() => world.close());

  it('are tables that wait until they are imported', async () => {
    const owner = await world.builder('Tara');
    const { appId } = await makeApp(world, owner, {
      entities: { Note: { properties: { text: { type: 'string' } } } },
    });
    const { body: file } = await owner.upload<{ importId: string; previewData: object[] }>(
      `/api/apps/${appId}/database/Note/imports`,
      new File(['text\nHello\n'], 'notes.csv'),
    );
    expect(file.previewData).toEqual([{ text: 'Hello' }]);
    const { stored_name } = await world.services.db
      .selectFrom('data_imports')
      .select('stored_name')
      .where('id', '=', file.importId)
      .executeTakeFirstOrThrow();
    // Nobody is served it, whoever knows its name.
    const name = encodeURIComponent(stored_name ?? '');
    expect((await owner.fetch(`/files/${appId}/${name}`)).status).toBe(404);
  });

  it('are stored, served whole and in parts, resized by their address, and deleted by who may', async () => {
    const owner = await world.builder('Olga');
    const { appId } = await makeApp(world, owner, { live: true });
    const ann = await endUser(world, appId, 'ann');
    const ben = await endUser(world, appId, 'ben');
    const picture = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#2f5d50' },
    })
      .png()
      .toBuffer();
    const { body, status } = await ann.upload<{ file_url: string }>(
      '/integrations/Core/UploadFile',
      new File([picture as Uint8Array<ArrayBuffer>], 'a.png'),
    );
    expect(status).toBe(200);
    const { pathname } = new URL(body.file_url);
    const read = async (query = '', headers: Record<string, string> = {}) => {
      const response = await ben.fetch(`${pathname}${query}`, { headers });
      return { response, content: Buffer.from(await response.arrayBuffer()) };
    };
    expect((await read()).content.equals(picture)).toBe(true);
    const part = await read('', { Range: 'bytes=1-3' });
    expect([part.response.status, part.content.toString()]).toEqual([206, 'PNG']);
    const sizes: [string, number, number, string][] = [
      ['?w=200', 200, 150, 'png'],
      ['?w=150&h=150&format=webp&q=70', 160, 160, 'webp'],
      ['?width=9999', 800, 600, 'png'],
      ['?h=60&format=jpg', 85, 64, 'jpeg'],
    ];
    for (const [query, width, height, format] of sizes) {
      const { content, response } = await read(query);
      const found = await sharp(content).metadata();
      expect([query, found.width, found.height, found.format]).toEqual([
        query,
        width,
        height,
        format,
      ]);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
    }
    const at = `/api/apps/${appId}/uploads/${pathname.split('/').pop()}`;
    expect((await ben.delete(at)).status).toBe(404);
    expect((await world.stranger().delete(at)).status).toBe(401);
    expect((await ann.delete(at)).status).toBe(200);
    expect((await read()).response.status).toBe(404);
    expect((await ann.delete(at)).status).toBe(404);
  });

  it('are the same bytes where they are too long to be sent at once', async () => {
    const owner = await world.builder('Lia');
    const { appId } = await makeApp(world, owner, { live: true });
    const ann = await endUser(world, appId, 'ann');
    const text = Array.from({ length: 60_000 }, (_, n) => `line ${n}\n`).join('');
    const { body } = await ann.upload<{ file_url: string }>(
      '/integrations/Core/UploadFile',
      new File([text], 'long.txt', { type: 'text/plain' }),
    );
    const { pathname } = new URL(body.file_url);
    const whole = await ann.fetch(pathname);
    expect(whole.headers.get('content-length')).toBe(String(text.length));
    expect(await whole.text()).toBe(text);
    const part = await ann.fetch(pathname, { headers: { Range: 'bytes=100-400099' } });
    expect(await part.text()).toBe(text.slice(100, 400_100));
    expect(part.headers.get('content-range')).toBe(`bytes 100-400099/${text.length}`);
  });

  it('are private where they are to be, and not there where they never were', async () => {
    const { files } = world.services;
    const name = `private/${FileStore.newName('txt')}`;
    await files.put('a'.repeat(24), name, Buffer.from('x'), 'text/plain');
    expect(Buffer.from((await files.get('a'.repeat(24), name)) ?? []).toString()).toBe('x');
    expect(await files.get('b'.repeat(24), name)).toBeNull();
    await files.remove('a'.repeat(24), name);
    expect(await files.get('a'.repeat(24), name)).toBeNull();
  });
});

it('a bucket that does not answer is told as something that may pass', async () => {
  const files = await FileStore.open({
    dataDir: '/nowhere',
    s3: {
      bucket: 'uploads',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9',
      accessKeyId: 'x',
      secretAccessKey: 'y',
    },
  });
  await expect(files.get('a', 'b')).rejects.toMatchObject({ status: 503 });
  await expect(files.put('a', 'b', Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
});
