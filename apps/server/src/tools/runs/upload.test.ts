import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { VISITOR_KEY_HEADER } from '@trellis/contract';
import { commitFiles, endUser, FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
let model: FakeModel;
let owner: Person;
let at: string;
let appId: string;
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), model.env);
  owner = await world.builder('Olga');
  ({ appId } = await makeApp(world, owner, { live: true }));
  at = await tool('listing', [
    { name: 'pictures', type: 'photo', instructions: 'the light', required: true },
    { name: 'plan', type: 'file' },
    { name: 'facts', type: 'text' },
  ]);
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

async function tool(path: string, fields: object[]): Promise<string> {
  const definition = { title: path, path, instructions: 'Write.', fields };
  const versionId = await commitFiles(world, appId, {
    'tools/One.json': JSON.stringify(definition),
  });
  const { db } = world.services;
  await db
    .updateTable('apps')
    .set({ published_version_id: versionId })
    .where('app_id', '=', appId)
    .execute();
  await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', appId).execute();
  return `/api/tools/${appId}/${path}`;
}

const KEY = { [VISITOR_KEY_HEADER]: 'k'.repeat(40) };
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture of these lines, three bytes for each point. */
function png(width: number, height: number, line: () => Uint8Array): Buffer {
  const chunk = (name: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const lines = Array.from({ length: height }, () => [Buffer.alloc(1), line()]).flat();
  const body = deflateSync(Buffer.concat(lines), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), end]);
}

async function upload(
  field: string,
  content: string | Uint8Array,
  name: string,
  headers: object = KEY,
  to = at,
) {
  const body = new FormData();
  body.set('field', field);
  body.set('file', new File([content as Uint8Array<ArrayBuffer>], name));
  const answer = await world
    .stranger()
    .fetch(`${to}/files`, { method: 'POST', headers: { ...headers }, body });
  return {
    status: answer.status,
    body: (await answer.json()) as { address: string; message: string },
  };
}
const run = async (inputs: object) => {
  const answer = await world.stranger().fetch(`${at}/runs`, {
    method: 'POST',
    headers: { ...KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({ inputs, wait: true }),
  });
  return (await answer.json()) as { state: string; message?: string };
};

it('photos and the words of files reach the model', async () => {
  const photo = await upload('pictures', PNG, 'room.png');
  const file = await upload('plan', 'The plan has two rooms.', 'plan.txt');
  expect([photo, file]).toMatchObject([{ status: 200 }, { status: 200 }]);
  model.will({ text: 'A room.' });
  const done = await run({ pictures: [photo.body.address], plan: [file.body.address] });
  expect(done.state).toBe('success');
  const sent = JSON.stringify(model.calls.at(-1)!.messages);
  expect(sent).toContain('data:image/');
  expect(sent).toContain('The plan has two rooms.');
  // What was uploaded is for runs, not for who guesses an address.
  expect((await world.stranger().get(photo.body.address)).status).toBe(404);
});

it('a model is shown a large picture smaller, so that many at once take no memory', async () => {
  const side = 1_200;
  const noise = png(side, side, () => randomBytes(3 * side));
  expect(noise.byteLength).toBeGreaterThan(4_000_000);
  const photo = await upload('pictures', noise, 'noise.png');
  model.will({ text: 'Noise.' });
  expect((await run({ pictures: Array(10).fill(photo.body.address) })).state).toBe('success');
  const sent = JSON.stringify(model.calls.at(-1)!.messages);
  expect(sent.match(/data:image\/jpeg/g)).toHaveLength(10);
  expect(sent.length).toBeLessThan(20_000_000);
}, 120_000);

it('takes what the input can be, and says what it cannot', async () => {
  expect(await upload('pictures', 'no picture', 'room.png')).toMatchObject({ status: 415 });
  expect(
    await upload('plan', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0]), 'film.webm'),
  ).toMatchObject({
    status: 415,
    body: { message: 'A PDF, Word, text or CSV file can be read, and a picture.' },
  });
  expect((await upload('facts', 'x', 'x.txt')).status).toBe(422);
  expect((await upload('pictures', PNG, 'room.png', {})).status).toBe(401);
  expect(await run({ pictures: [`/files/${appId}/private/../../x.png`] })).toMatchObject({
    message: 'Upload the file here first',
  });
});

it('a stranger has no private file read that a stranger did not upload, unless it is signed', async () => {
  const ann = await endUser(world, appId, 'ann');
  const bearer = { Authorization: `Bearer ${ann.token}` };
  const { body } = await upload('plan', 'A word for Ann alone.', 'secret.txt', bearer);
  const photo = await upload('pictures', PNG, 'room.png');
  const before = model.calls.length;
  const done = await run({ pictures: [photo.body.address], plan: [body.address] });
  expect(done.state).toBe('error');
  const core = `/api/apps/${appId}/integration-endpoints/Core`;
  const ask = (address: string) =>
    world.stranger().post(`${core}/InvokeLLM`, { prompt: 'Repeat it.', file_urls: [address] });
  for (const address of [body.address, `${body.address}?signature=x&expires=9999999999`])
    expect((await ask(address)).status).toBe(404);
  expect(model.calls).toHaveLength(before);
  const { body: signed } = await ann.post<{ signed_url: string }>(`${core}/CreateFileSignedUrl`, {
    file_uri: body.address,
  });
  model.will({ text: 'A word.' });
  expect((await ask(signed.signed_url)).status).toBe(200);
  expect(JSON.stringify(model.calls.at(-1)!.messages)).toContain('Ann alone');
});

it('takes nothing for a tool that asks for no file', async () => {
  const to = await tool('plain', [{ name: 'facts', type: 'text' }]);
  expect((await upload('facts', PNG, 'room.png', KEY, to)).status).toBe(422);
});
