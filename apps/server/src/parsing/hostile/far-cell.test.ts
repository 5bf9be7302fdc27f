import { endUser, makeApp, openWorld, ServerProcess } from '@trellis/testing';
import { afterAll, expect, it } from 'vitest';
import { farCell } from './zip.fixture.ts';

// One cell at the far end of a sheet: 1,388 bytes that a reader of whole sheets makes a million rows of.
const FILE = farCell('XFD1048576');

const world = await openWorld();
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, {
  live: true,
  entities: {
    Note: {
      properties: { text: { type: 'string' } },
      permissions: { read: 'anonymous', write: 'anonymous' } as never,
    },
  },
});
const server = new ServerProcess(world.env);
await server.start();
afterAll(() => server.stop());

const send = (path: string, token: string | null, more: Record<string, string> = {}) => {
  const form = new FormData();
  form.set('file', new File([FILE as Uint8Array<ArrayBuffer>], 'far.xlsx'));
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return fetch(server.url + path, {
    method: 'POST',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: form,
  });
};
const isWell = async () => (await fetch(`${server.url}/healthz`)).status;

it('is small', () => expect(FILE.length).toBeLessThan(1_400));

it('does no harm to the import that strangers may call', async () => {
  const answer = await send(`/api/apps/${appId}/entities/Note/import`, null);
  expect(answer.status).toBe(422);
  expect((await answer.json()) as object).toMatchObject({ message: expect.stringMatching(/\w/) });
  expect(await isWell()).toBe(200);
});

it("does no harm to the editor's upload", async () => {
  const answer = await send(`/api/apps/${appId}/database/Note/imports`, ann.token);
  expect(answer.status).toBe(422);
  expect(await isWell()).toBe(200);
});

it('does no harm to the extraction of data', async () => {
  const user = await endUser(world, appId, 'ben');
  const uploaded = await send('/integrations/Core/UploadFile', user.token);
  const { file_url } = (await uploaded.json()) as { file_url: string };
  const answer = await fetch(`${server.url}/integrations/Core/ExtractDataFromUploadedFile`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      file_url,
      json_schema: { type: 'array', items: { type: 'object', properties: { x: {} } } },
    }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'error' });
  expect(await isWell()).toBe(200);
});
