import { FakeModel, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
let model: FakeModel;
let owner: Person;
let appId: string;
const PAGE = 'export default function Home() {\n  return <h1>Hello</h1>;\n}';

beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), model.env);
  owner = await world.builder('Olga');
  const { body } = await owner.post<{ appId: string }>('/api/apps', {
    appType: 'GEN_APP',
    genApp: { fields: { header: 'Chosen' }, appBuilderVersion: 4 },
  });
  appId = body.appId;
  model.will({
    text: `<action type="add_file" file="pages/Home.tsx" title="Home">\n${PAGE}\n</action>`,
  });
  await (await say('A page')).text();
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

let counter = 0;
const element = { file: 'pages/Home.tsx', line: 2, column: 10, tag: 'h1', component: 'Home' };
const say = (text: string, elements?: unknown) =>
  owner.fetch(`/api/apps/${appId}/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: appId,
      messages: [
        {
          id: `msgc${String(++counter).padStart(16, '0')}`,
          role: 'user',
          parts: [{ type: 'text', text }],
          metadata: { elements },
        },
      ],
    }),
  });

it('tells the model which elements a message is about, and keeps them with it', async () => {
  const long = `Hello \n ${'x'.repeat(500)}`;
  model.will({ text: 'It is red.' }, { text: 'And blue.' });
  await (await say('Make this red', [{ ...element, text: long }])).text();
  const told = JSON.stringify(model.calls.at(-1)!.messages);
  expect(told).toContain('h1 in Home, pages/Home.tsx line 2');
  expect(told).toContain('2|   return <h1>Hello</h1>;');
  expect(told).not.toContain('x'.repeat(100));
  const { body } = await owner.get<{ messages: { metadata: { elements?: unknown[] } }[] }>(
    `/api/apps/${appId}/messages`,
  );
  expect(body.messages.at(-2)?.metadata.elements).toEqual([
    { ...element, text: `Hello ${'x'.repeat(194)}` },
  ]);
  await (await say('And now blue')).text();
  expect(JSON.stringify(model.calls.at(-1)!.messages)).toContain(
    '(about h1 in Home, pages/Home.tsx line 2)',
  );
});

it('refuses places that the app does not have, and what is no place', async () => {
  const gone = await say('Make this red', [{ ...element, line: 40, text: '' }]);
  expect([gone.status, await gone.text()]).toEqual([
    422,
    expect.stringContaining('is not there any more'),
  ]);
  for (const bad of [
    { file: '../secret.tsx' },
    { file: 'components/None.tsx' },
    { file: 'entities/Note.json' },
    { line: 0 },
    { line: 1.5 },
    { column: 5_000 },
    { tag: '<img src=x>' },
  ])
    expect((await say('This', [{ ...element, text: '', ...bad }])).status).toBeGreaterThanOrEqual(
      400,
    );
  const many = Array.from({ length: 6 }, () => ({ ...element, text: '' }));
  expect((await say('These', many)).status).toBeGreaterThanOrEqual(400);
});
