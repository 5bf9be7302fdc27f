import { emptyApp, openModel, openWorld, sendMessage, World, writes } from '@trellis/testing';
import { expect, inject, it } from 'vitest';

const PAGE = 'export default function Home() {\n  return <h1>Hello</h1>;\n}';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
const appId = await emptyApp(owner);

const element = { file: 'pages/Home.tsx', line: 2, column: 10, tag: 'h1', component: 'Home' };
const say = (text: string, elements?: unknown, errors?: unknown) =>
  sendMessage(owner, appId, text, { metadata: { elements, errors } });

model.will({ text: writes({ 'pages/Home.tsx': PAGE }) });
await (await say('A page')).text();

it('tells the model what is wrong in the preview while a message is sent', async () => {
  model.will({ text: 'I see.' });
  const error = { title: 'rows is undefined', component: 'Home', details: 'pages/Home.tsx:2' };
  await (await say('Something is off', undefined, [error])).text();
  const prompt = JSON.stringify(model.calls.at(-1)!.messages);
  expect(prompt).toContain('- in Home: rows is undefined pages/Home.tsx:2');
  expect((await say('And now', undefined, Array(6).fill(error))).status).toBe(422);
});

it('tells the model which elements a message is about, and keeps them with it', async () => {
  const long = `Hello \n ${'x'.repeat(500)}`;
  model.will({ text: 'It is red.' }, { text: 'And blue.' });
  await (await say('Make this red', [{ ...element, text: long }])).text();
  const prompt = JSON.stringify(model.calls.at(-1)!.messages);
  expect(prompt).toContain('h1 in Home, pages/Home.tsx line 2');
  expect(prompt).toContain('2|   return <h1>Hello</h1>;');
  expect(prompt).not.toContain('x'.repeat(100));
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
    expect.stringContaining('no longer exists'),
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

it('is fulfilled by rule where no model is connected', async () => {
  const plain = await World.open(inject('postgres'));
  const ann = await plain.builder('Ann');
  const planned = await emptyApp(ann);
  const send = async (text: string, elements?: unknown[]) =>
    (await sendMessage(ann, planned, text, { metadata: { elements } })).text();
  await send('A recipe book');
  const read = async () =>
    (
      await ann.get<{ content: string }>(
        `/api/apps/${planned}/files/content?fileId=pages%2FRecipeDetail.tsx`,
      )
    ).body.content;
  const before = await read();
  const lines = before.split('\n');
  const tag = 'h1';
  const line = lines.findIndex((one) => one.includes(`<${tag}`)) + 1;
  const chosen = {
    file: 'pages/RecipeDetail.tsx',
    line,
    column: lines[line - 1]!.indexOf(`<${tag}`) + 1,
    tag,
    component: 'RecipeDetail',
    text: '',
  };
  expect(await send('Make this red', [chosen])).toContain('I changed the color');
  expect((await read()).split('\n')[line - 1]).toContain('text-red-600');
  // A later wish about the whole app leaves it as it is.
  await send('Add a field for the price');
  expect(await read()).toContain('text-red-600');
  await plain.close();
});
