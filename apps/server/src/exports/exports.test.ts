import { type ExportFormat, MESSAGES } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
let owner: Person = await world.builder('Olga');
const server = await world.listen();

const text = { type: 'string' } as const;
async function shop() {
  const { appId } = await makeApp(world, owner, {
    live: true,
    entities: {
      Thing: {
        properties: {
          title: text,
          size: { type: 'number' },
          open: { type: 'boolean' },
          day: { type: 'string', format: 'date' },
          tags: { type: 'array', items: text },
        },
        permissions: { read: 'all', write: 'all' },
      },
    },
  });
  const rows = `/live_api/apps/${appId}/entities/Thing`;
  const exports = `/api/apps/${appId}/database/Thing/exports`;
  const columns = ['title', 'size', 'open', 'day', 'tags'];
  const begin = (format: ExportFormat, more: object = {}, who = owner) =>
    who.post<{ url: string; rows: number }>(exports, { format, columns, ...more });
  const bytes = async (format: ExportFormat, more: object = {}) => {
    const { body } = await begin(format, more);
    const response = await fetch(server + body.url);
    expect(response.status).toBe(200);
    return { response, content: Buffer.from(await response.arrayBuffer()) };
  };
  return { appId, rows, begin, bytes };
}

const THINGS = [
  { title: '=1+1', size: 1.5, open: true, day: '2026-02-03', tags: ['a', 'b'] },
  { title: 'Say "so", <b> & \u0001 _x0041_', size: -2, open: false, tags: ['x;y'] },
  { title: 'Plain' },
];

describe('exporting rows', () => {
  it('gives CSV, JSON and a workbook, with the columns and in the order that are asked for', async () => {
    const { rows, bytes } = await shop();
    await owner.post(`${rows}/bulk`, THINGS);
    const csv = await bytes('csv', { sort: 'title' });
    expect(csv.content.toString()).toBe(
      '\ufefftitle,size,open,day,tags\r\n' +
        "'=1+1,1.5,true,2026-02-03,a;b\r\n" +
        'Plain,,,,\r\n' +
        '"Say ""so"", <b> & \u0001 _x0041_",-2,false,,"[""x;y""]"\r\n',
    );
    const name = `Thing_export_${new Date().toISOString().slice(0, 10)}`;
    expect(csv.response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="${name}.csv"`,
    );
    const json = await bytes('json', { q: '{"open":true}', columns: ['size', 'no such', 'id'] });
    expect(JSON.parse(json.content.toString())).toEqual([{ size: 1.5, id: expect.any(String) }]);
    const { content } = await bytes('xlsx', { sort: '-size' });
    const [sheet] = await readXlsxFile(content);
    expect(sheet).toMatchObject({
      sheet: 'Rows',
      data: [
        ['title', 'size', 'open', 'day', 'tags'],
        ['=1+1', 1.5, true, new Date('2026-02-03'), 'a;b'],
        ['Say "so", <b> & \u0001 _x0041_', -2, false, null, '["x;y"]'],
        ['Plain', null, null, null, null],
      ],
    });
  });

  it('says so where there is nothing, and takes no address but its own', async () => {
    const { rows, begin, appId } = await shop();
    expect((await begin('csv')).body).toMatchObject({ message: MESSAGES.nothingToExport });
    await owner.post(rows, { title: 'One' });
    expect((await begin('csv', { q: '{"title":"Two"}' })).status).toBe(422);
    expect((await begin('csv', { columns: [] })).status).toBe(422);
    const stranger = await world.builder('Sven');
    expect((await begin('csv', {}, stranger)).status).toBe(404);
    const { url } = (await begin('csv')).body;
    const other = url.replace(/exports\/..../, 'exports/AAAA');
    expect((await fetch(server + other)).status).toBe(404);
    // Another sealed thing of ours is no ticket.
    const sealed = world.services.box.seal(JSON.stringify({ appId }));
    expect((await fetch(`${server}/api/exports/${sealed}/x.csv`)).status).toBe(404);
    // Whoever signs out takes their addresses along.
    await owner.post('/api/auth/sign-out');
    expect((await fetch(server + url)).status).toBe(404);
    owner = await world.builder('Oskar');
  });

  it('gives the rows as they were when it began, and lets go when nobody reads on', async () => {
    const { rows, begin } = await shop();
    const many = Array.from({ length: 5_000 }, (_, n) => ({ title: `${n} ${'x'.repeat(400)}` }));
    for (let at = 0; at < many.length; at += 1_000)
      await owner.post(`${rows}/bulk`, many.slice(at, at + 1_000));
    const { body } = await begin('csv');
    expect(body.rows).toBe(5_000);
    const reader = (await fetch(server + body.url)).body!.getReader();
    await reader.read();
    await owner.delete(rows, { title: { $regex: '^1' } });
    let size = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      size += Buffer.from(piece.value).toString().split('\r\n').length - 1;
    expect(size).toBeGreaterThan(4_000);
    // Three at a time are served; those that break off make room.
    for (let n = 0; n < 7; n++) {
      const controller = new AbortController();
      const { url } = (await begin('xlsx')).body;
      const response = await fetch(server + url, { signal: controller.signal });
      expect(response.status).toBe(200);
      controller.abort();
    }
  });
});
