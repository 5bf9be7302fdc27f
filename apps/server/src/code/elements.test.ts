import { emptyApp, openModel, openWorld, sendMessage, writes } from '@trellis/testing';
import { expect, it } from 'vitest';

const PAGE = 'export default function Home() {\n  return <h1 className="p-2">Hello</h1>;\n}\n';

const say = async (text: string) => (await sendMessage(owner, appId, text)).text();

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
const appId = await emptyApp(owner);
model.will({ text: writes({ 'pages/Home.tsx': PAGE }) });
await say('A page');

const place = { file: 'pages/Home.tsx', line: 2, column: 10, tag: 'h1' };
interface View {
  base: string;
  texts: string[];
  styles: Record<string, string | null>;
}
const moduleHash = async () => {
  const { body } = await owner.get<{ modules: { name: string; hash: string }[] }>(
    `/api/apps/${appId}/preview`,
  );
  return body.modules.find(({ name }) => name === 'app:/pages/Home.tsx')!.hash;
};
const view = (given: object = {}, who = owner) => {
  const query = new URLSearchParams({ ...place, ...given } as never);
  return who.get<View & { error?: { code: string } }>(`/api/apps/${appId}/element?${query}`);
};
const change = (given: object, who = owner) =>
  who.post<{ versionId: string; view: View; undo: object[]; code?: string }>(
    `/api/apps/${appId}/element`,
    { ...place, ...given },
  );
const text = (value: string) => ({ kind: 'text', index: 0, value });
const fileNow = async () =>
  (
    await owner.get<{ content: string }>(
      `/api/apps/${appId}/files/content?fileId=${encodeURIComponent(place.file)}`,
    )
  ).body.content;

it('is changed and changed back in one manual version, by whoever may edit the app', async () => {
  const seen = await view({ module: await moduleHash() });
  expect(seen.body).toMatchObject({ texts: ['Hello'], styles: { padding: 'p-2' } });
  const before = (await owner.get<{ versions: unknown[] }>(`/api/apps/${appId}/versions`)).body;
  const first = await change({ base: seen.body.base, changes: [text('Good day')] });
  expect(first.status).toBe(200);
  const second = await change({
    base: first.body.view.base,
    changes: [{ kind: 'style', style: 'color', value: 'text-red-600' }],
  });
  expect(await fileNow()).toContain('<h1 className="p-2 text-red-600">Good day</h1>');
  const after = (await owner.get<{ versions: unknown[] }>(`/api/apps/${appId}/versions`)).body;
  expect(after.versions.length).toBe(before.versions.length + 1);
  const back = await change({ base: second.body.view.base, changes: second.body.undo });
  await change({ base: back.body.view.base, changes: first.body.undo });
  expect(await fileNow()).toBe(PAGE);
});

it('is refused where the file or the preview is another, and for what does not fit', async () => {
  const module = await moduleHash();
  const { base } = (await view({ module })).body;
  expect((await view({ module: '0'.repeat(16) })).status).toBe(409);
  expect((await view({ module, line: 3 })).status).toBe(409);
  expect((await view({ module, file: 'pages/None.tsx' })).status).toBe(409);
  expect((await change({ base: '0'.repeat(64), changes: [text('x')] })).status).toBe(409);
  expect((await change({ base, tag: 'p', changes: [text('x')] })).status).toBe(422);
  for (const bad of [
    text('  '),
    { kind: 'text', index: 3, value: 'x' },
    { kind: 'style', style: 'color', value: 'text-red-600" onClick="' },
    { kind: 'style', style: 'color', value: 'fixed' },
    { kind: 'classes', value: ['a b'] },
    { kind: 'code', value: 'x' },
  ])
    expect([bad, (await change({ base, changes: [bad] })).status]).toEqual([bad, 422]);
  expect(await fileNow()).toBe(PAGE);
  const stranger = await world.builder('Sam');
  expect((await view({ module }, stranger)).status).toBeGreaterThanOrEqual(403);
  expect((await change({ base, changes: [text('x')] }, stranger)).status).toBeGreaterThanOrEqual(
    403,
  );
});

it('waits for the assistant', async () => {
  const { base } = (await view({ module: await moduleHash() })).body;
  model.will({ text: 'word '.repeat(40), everyMs: 25 });
  const turn = say('Talk');
  await expect
    .poll(async () => (await change({ base, changes: [text('Hello')] })).status)
    .toBe(409);
  await turn;
  expect((await change({ base, changes: [text('Hello')] })).status).toBe(200);
});
