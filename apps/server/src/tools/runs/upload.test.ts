import { VISITOR_KEY_HEADER } from '@trellis/contract';
import { commitFiles, FakeModel, makeApp, type Person, World } from '@trellis/testing';
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

it('takes nothing for a tool that asks for no file', async () => {
  const to = await tool('plain', [{ name: 'facts', type: 'text' }]);
  expect((await upload('facts', PNG, 'room.png', KEY, to)).status).toBe(422);
});
