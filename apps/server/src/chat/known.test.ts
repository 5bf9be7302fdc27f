import type { EntitySchema } from '@trellis/contract';
import { makeApp, messageId, openModel, openWorld, sendMessage, writes } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

const BOOKING: Partial<EntitySchema> & Pick<EntitySchema, 'properties'> = {
  properties: {
    status: { type: 'string', enum: ['open', 'done'] },
    phone: { type: 'string' },
    email: { type: 'string', format: 'email' },
    note: { type: 'string' },
  },
};

async function withBookings(rows: object[]): Promise<string> {
  const { appId } = await makeApp(world, owner, { entities: { Booking: BOOKING } });
  for (const row of rows) {
    const { status } = await owner.post(`/api/apps/${appId}/entities/Booking`, row);
    expect(status).toBe(201);
  }
  return appId;
}

async function ask(appId: string, text: string): Promise<void> {
  await (await sendMessage(owner, appId, text, { id: messageId() })).text();
}
const system = (call: { messages: { role: string; content: unknown }[] } | undefined) =>
  JSON.stringify(call?.messages.filter(({ role }) => role === 'system'));

it('the model is told what the rows look like, without what is personal and without all of what is long', async () => {
  const appId = await withBookings([
    { status: 'open', phone: '+41 79 111 11 11', email: 'ann@example.com', note: 'n'.repeat(500) },
    { status: 'done', phone: '+41 79 222 22 22', email: 'bob@example.com', note: 'by the window' },
  ]);
  model.will({ text: 'I see.' });
  await ask(appId, 'which bookings are open?');
  const told = system(model.calls.at(-1));
  expect(told).toContain('Booking: 2 rows, such as');
  expect(told).toContain('by the window');
  expect(told).not.toContain('n'.repeat(200));
  for (const personal of ['+41 79', 'ann@example.com']) expect(told).not.toContain(personal);
});

it('is told of a list that it is empty, unlike of one that it is not told of', async () => {
  const { appId } = await makeApp(world, owner, {
    entities: { Order: { properties: { title: { type: 'string' } } } },
  });
  model.will({ text: 'I see.' });
  await ask(appId, 'why do I see no orders?');
  expect(system(model.calls.at(-1))).toContain('- Order: no rows');
});

it('is told what stands in a public advert, where it was said to be meant so, and of nothing less open', async () => {
  const fields = {
    title: { type: 'string' },
    salary: { type: 'string' },
    phone: { type: 'string' },
  } as const;
  const meant = { 'x-meant-open': ['salary'], properties: fields };
  const { appId } = await makeApp(world, owner, {
    entities: {
      Advert: { ...meant, permissions: { read: 'anonymous', write: 'admin' } },
      Contract: { ...meant, permissions: { read: 'all', write: 'admin' } },
      Offer: { properties: fields, permissions: { read: 'anonymous', write: 'admin' } },
    },
  });
  for (const name of ['Advert', 'Contract', 'Offer'])
    await owner.post(`/api/apps/${appId}/entities/${name}`, {
      title: 'Baker',
      salary: `5000 of ${name}`,
      phone: '+41 79',
    });
  model.will({ text: 'I see.' });
  await ask(appId, 'what do we pay?');
  const told = system(model.calls.at(-1));
  expect(told).toContain('5000 of Advert');
  expect(told).not.toMatch(/5000 of (Contract|Offer)|41 79/);
});

it('the model reads rows by a condition, and is told nothing by way of what is personal', async () => {
  const appId = await withBookings([
    { status: 'open', phone: '+41 79 111 11 11', note: 'first' },
    { status: 'done', phone: '+41 79 222 22 22', note: 'second' },
  ]);
  const input = { entity: 'Booking', query: { status: 'done' } };
  model.will(
    { tool: 'list_rows', input },
    { tool: 'list_rows', input: { entity: 'Booking', query: { phone: { $regex: '^.41' } } } },
    { tool: 'list_rows', input: { entity: 'Nothing' } },
    { text: 'One is done.' },
  );
  await ask(appId, 'how many are done?');
  const given = (nth: number) => JSON.stringify(model.calls.at(nth)?.messages.at(-1));
  expect(given(-3)).toContain('second');
  expect(given(-3)).not.toMatch(/first|222/);
  expect(given(-2)).toContain('phone is personal');
  expect(given(-2)).not.toContain('first');
  expect(given(-1)).toContain('There is no entity Nothing');
});

it('rows of another’s app are as if there were none', async () => {
  const appId = await withBookings([{ status: 'open', note: 'of Olga' }]);
  const { appId: other } = await makeApp(world, owner, { entities: { Other: BOOKING } });
  model.will({ tool: 'list_rows', input: { entity: `../${appId}/Booking` } }, { text: 'None.' });
  await ask(other, 'what is there?');
  expect(JSON.stringify(model.calls.at(-1)?.messages)).not.toContain('of Olga');
});

it('the model looks for words in the files', async () => {
  const { appId } = await makeApp(world, owner, {
    files: {
      'pages/Home.tsx': 'export default function Home() {\n  return <p>Two Blue Boats</p>;\n}\n',
    },
  });
  model.will({ tool: 'search_files', input: { text: 'blue boats' } }, { text: 'There.' });
  await ask(appId, 'where are the boats?');
  expect(JSON.stringify(model.calls.at(-1)?.messages.at(-1))).toContain('pages/Home.tsx:2');
});

it('an answer names the app, with pages or with nothing else, and says so in no file', async () => {
  const { appId } = await makeApp(world, owner, { name: 'Untitled', files: {} });
  const app = async () =>
    (await owner.get<{ name: string; description: string }>(`/api/apps/${appId}`)).body;
  const page = 'export default function Home() {\n  return <p>Hello</p>;\n}';
  model.will({
    text: writes({
      'app.json': '{"name": "Boat Yard", "tagline": "Where boats are kept"}',
      'pages/Home.tsx': page,
    }),
  });
  await ask(appId, 'an app for a boat yard');
  expect(await app()).toMatchObject({ name: 'Boat Yard', description: 'Where boats are kept' });
  model.will({ text: writes({ 'app.json': '{"name": "Harbour"}' }) });
  await ask(appId, 'call it Harbour');
  expect(await app()).toMatchObject({ name: 'Harbour', description: 'Where boats are kept' });
  model.will({ text: writes({ 'app.json': '{"name": ""}' }) });
  await ask(appId, 'call it nothing');
  expect(await app()).toMatchObject({ name: 'Harbour' });
  const { body } = await owner.get<{ files: { id: string }[] }>(`/api/apps/${appId}/files`);
  expect(body.files.map(({ id }) => id)).toEqual(['pages/Home.tsx']);
});

it('rows that do not fit their entity are told of, to the person and to the model', async () => {
  const { appId } = await makeApp(world, owner, {});
  const schema = `{"name":"Dish","type":"object","properties":{"title":{"type":"string"},"minutes":{"type":"number"}},"required":["title"]}`;
  const rows = (entity: string, list: object[]) =>
    `<action type="insert_entity_records" file="${entity}">\n${JSON.stringify(list)}\n</action>\n`;
  const add = (entity: string) =>
    `<action type="add_entity" file="entities/${entity}.json" read="all" write="creator">\n${schema.replace('Dish', entity)}\n</action>\n`;
  model.will({
    text: `${add('Dish')}${add('Soup')}${rows('Dish', [{ title: 'Stew' }, { minutes: 5 }, { title: 'Pie', minutes: 'long' }])}${rows('Soup', [{ minutes: 1 }])}Added.`,
  });
  await ask(appId, 'dishes and soups, with some rows');
  const { body } = await owner.get<{
    messages: {
      parts: { text?: string; data?: { type: string; file: string; state: string } }[];
    }[];
  }>(`/api/apps/${appId}/messages`);
  const { parts } = body.messages.at(-1)!;
  expect(parts.map(({ text }) => text ?? '').join('')).toContain('Dish: 2 of 3 rows did not fit');
  const cards = parts.flatMap(({ data }) => (data?.type === 'insert_entity_records' ? [data] : []));
  expect(cards.map(({ file, state }) => [file, state])).toEqual([
    ['Dish', 'applied'],
    ['Soup', 'failed'],
  ]);
  model.will({ text: 'I see.' });
  await ask(appId, 'and now?');
  expect(system(model.calls.at(-1))).toMatch(
    /Dish: rows added in part, 2 of 3 rows did not fit[\s\S]*Soup: not applied, 1 of 1 rows/,
  );
});
