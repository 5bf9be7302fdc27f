import type { EditedTool, ListedTool } from '@trellis/contract';
import { commitFiles, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';
import { moveOldTexts } from './old-texts.ts';

const world = await openWorld({ DEFAULT_PLAN: 'lite' });
const admin = await world.builder('Ann');
const bob = await world.builder('Bob');

const field = (name: string | number, more: object = {}) => ({
  name: `field ${name}`,
  type: 'text',
  ...more,
});
const tool = (n: number, more: object = {}) => ({
  toolId: `t${n}`,
  title: `Tool ${n}`,
  path: `tool-${n}`,
  status: 'draft',
  ...more,
});
const many = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));
const save = (appId: string | undefined, fields: object, base?: object, by = bob) =>
  by.post<{ appId: string; message: string }>('/api/apps', {
    appType: 'AI_APP',
    ...(appId ? { appId } : {}),
    app: { fields, appBuilderVersion: 4 },
    ...(base && { base }),
  });
const make = async () => (await save(undefined, { header: 'Quiz' })).body.appId;
const outcome = ({ status, body }: { status: number; body: { message: string } }) => [
  status,
  body.message,
];

it('keeps fields, tools and blocks in the main tool as they are sent, and answers them', async () => {
  const appId = await make();
  const fields = [
    field(1, { options: [{ label: 'Red' }, { label: 'Green' }] }),
    field(2, { type: 'email' }),
  ];
  const validation = { kind: 'rule', rule: 'It is short' };
  const blocks = [{ id: 'b1', type: 'text', title: 'Hi', data: { features: { validation } } }];
  const tools = [tool(1, { status: 'active' })];
  expect((await save(appId, { fields, tools, blocks })).status).toBe(200);
  const { app } = (await bob.get<{ app: { fields: object } }>(`/api/apps/${appId}/payloads`)).body;
  expect(app.fields).toMatchObject({
    fields: [fields[0], { ...fields[1], personal: true }],
    // Its id is ours.
    tools: [{ ...tools[0], toolId: expect.stringMatching(/^[0-9a-f]{24}$/) }],
    blocks,
  });
  const listed = (await bob.get<{ tools: object[] }>(`/api/apps/${appId}/tools`)).body.tools;
  expect(listed).toMatchObject([{ title: 'Tool 1', path: 'tool-1', status: 'active' }]);
  const long = [{ id: 'b1', type: 'text', data: { text: 'x'.repeat(20_001) } }];
  expect(outcome(await save(appId, { blocks: long }))).toEqual([
    422,
    expect.stringMatching(/too much/),
  ]);
  expect((await save(appId, { blocks: [{ id: 'b1', type: 'hologram' }] })).status).toBe(422);
});

it('refuses more than the plan has room for, in the words of the specification', async () => {
  const appId = await make();
  expect(outcome(await save(appId, { fields: many(31, field) }))).toEqual([
    402,
    'There can be a maximum of 30 custom fields, contact us if you need more fields',
  ]);
  expect((await save(appId, { tools: many(51, (n) => tool(n)) })).status).toBe(402);
  const live = (count: number) => many(count, (n) => tool(n, { status: 'active' }));
  expect(outcome(await save(appId, { tools: live(2) }))).toEqual([
    402,
    'Your plan includes 1 live AI tools. To activate more tools, you can put other tools in draft mode or upgrade your plan',
  ]);
  const photo = { fields: [field(1, { type: 'photo' })] };
  expect(outcome(await save(appId, photo))).toEqual([402, 'Photo fields need a paid plan']);
  expect((await save(appId, { fields: [field(1, { type: 'place' })] })).status).toBe(403);
  // Nothing is left of an app that begins with too much.
  expect((await save(undefined, { header: 'Too much', fields: many(31, field) })).status).toBe(402);
  const found = await bob.get<{ apps: object[] }>('/api/apps?search=Too%20much');
  expect(found.body.apps).toEqual([]);

  const at = `/api/admin/accounts/${bob.uid}`;
  await admin.call('PATCH', at, { plan: 'explorer' });
  expect((await save(appId, { ...photo, tools: live(5) })).status).toBe(200);
  await admin.call('PATCH', at, { plan: 'lite' });
  // What was there stays, and something else may be changed.
  expect((await save(appId, { welcomeMessage: 'Hello' })).status).toBe(200);
  expect((await save(appId, { tools: live(4) })).status).toBe(200);
});

it('refuses what the specification does not let be', async () => {
  const appId = await make();
  const twice = [{ label: 'Red' }, { label: 'red' }];
  const long = 'x'.repeat(201);
  for (const [fields, message] of [
    [{ fields: [field(1), field(1)] }, 'Field already exists, try another name'],
    [
      { fields: [{ name: 'Input', type: 'text' }] },
      'Input is a reserved field name, try another name',
    ],
    [{ fields: [field(1, { options: twice })] }, 'Option already exists'],
    [{ fields: [field(1, { options: [{ label: ' ' }] })] }, 'Option is empty'],
    [{ fields: [field(1, { options: [{ label: long }] })] }, expect.stringContaining('200')],
    [{ fields: [field(1, { label: long })] }, '100 characters max'],
    [
      { tools: [tool(1, { path: 'a b' })] },
      'Path should contain only letters, numbers, and dashes. It cannot be empty.',
    ],
    [
      { tools: [tool(1, { status: 'active', title: ' ' })] },
      'Your tool should have a header before it is activated',
    ],
    [{ tools: [tool(1), tool(2, { path: 'TOOL-1' })] }, 'There is already a tool at this path'],
  ] as const)
    expect(outcome(await save(appId, fields))).toEqual([422, message]);
});

it('lets exactly one of fifty who add the last field at once pass', async () => {
  const appId = await make();
  const fields = many(29, field);
  await save(appId, { fields });
  const base = { fields };
  const answers = await Promise.all(
    many(50, (n) => save(appId, { fields: [...fields, field(`new ${n}`)] }, base)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
});

it('an app that is one tool has one name: as app, as tool and over its form, whatever is written', async () => {
  const { appId } = (
    await bob.post<{ appId: string }>('/api/apps', {
      appType: 'AI_TOOL',
      app: { fields: { header: 'Letters' } },
    })
  ).body;
  const at = `/api/apps/${appId}`;
  const made = await bob.post<{ toolId: string }>(`${at}/tools`, { title: 'Letters' });
  const { toolId } = made.body;
  const names = async () => {
    const { definition } = (await bob.get<EditedTool>(`${at}/tools/${toolId}`)).body;
    const { name, description } = (await bob.get<{ name: string; description: string }>(at)).body;
    return [definition.title, definition.header, name, description];
  };
  expect(await names()).toEqual(['Letters', 'Letters', 'Letters', '']);
  await bob.put(`${at}/tools/${toolId}`, { change: { header: 'Kind letters' } });
  expect(await names()).toEqual(['Kind letters', 'Kind letters', 'Kind letters', '']);
  await bob.put(`${at}/tools/${toolId}`, { change: { title: 'Short letters' } });
  expect(await names()).toEqual(['Short letters', 'Short letters', 'Short letters', '']);
  await save(appId, { header: 'Warm letters', description: 'To neighbours' });
  expect(await names()).toEqual(['Warm letters', 'Warm letters', 'Warm letters', 'To neighbours']);
  // A file by another door names the app, too.
  const file = { title: 'Cold letters', header: 'Other', path: 'letters', description: 'To all' };
  await commitFiles(world, appId, { 'tools/Letters.json': JSON.stringify(file) });
  expect(await names()).toEqual(['Cold letters', 'Cold letters', 'Cold letters', 'To all']);
  // A second tool makes it an app, whose name is its own from then on.
  await bob.post(`${at}/tools`, { title: 'Cards' });
  await bob.put(`${at}/tools/${toolId}`, { change: { header: 'Write a letter' } });
  expect(await names()).toEqual(['Cold letters', 'Write a letter', 'Cold letters', 'To all']);
});

it('texts from before there were tools are moved into one, once, with what can be read of them', async () => {
  const withTexts = async (appType: string, texts: object) => {
    const fields = { header: 'Old' };
    const said = { appType, [appType === 'GEN_APP' ? 'genApp' : 'app']: { fields } };
    const { appId } = (await bob.post<{ appId: string }>('/api/apps', said)).body;
    await world.services.db
      .updateTable('apps')
      .set({ settings: JSON.stringify({ supportEmail: 'a@example.org', texts }) })
      .where('app_id', '=', appId)
      .execute();
    return appId;
  };
  const texts = {
    inputLabel: 'What is it about?',
    examples: ['The hedge'],
    fields: [field(1), { name: 'Mail', type: 'email' }, field(2, { type: 'hologram' })],
    blocks: [{ id: 'b1', type: 'text' }, { id: 'b2' }],
    tools: [tool(1, { title: 'Write', path: 'write' })],
  };
  const empty = { inputLabel: '', examples: [], fields: [], tools: [], blocks: [] };
  const [full, none] = [await withTexts('AI_APP', texts), await withTexts('GEN_APP', empty)];
  for (const _ of [1, 2]) await moveOldTexts(world.services);
  const definitions = async (appId: string) => {
    const { tools } = (await bob.get<{ tools: ListedTool[] }>(`/api/apps/${appId}/tools`)).body;
    const read = tools.map(({ toolId }) =>
      bob.get<EditedTool>(`/api/apps/${appId}/tools/${toolId}`),
    );
    return (await Promise.all(read)).map(({ body }) => [body.status, body.definition]);
  };
  expect(await definitions(full)).toMatchObject([
    [
      'draft',
      {
        title: 'Write',
        path: 'write',
        inputLabel: 'What is it about?',
        examples: [{ inputs: { input: 'The hedge' } }],
        fields: [{ name: 'field 1' }, { name: 'Mail', personal: true }],
        blocks: [{ id: 'b1', type: 'text' }],
      },
    ],
  ]);
  expect(await definitions(none)).toEqual([]);
  for (const appId of [full, none])
    expect(
      await world.services.db
        .selectFrom('apps')
        .select('settings')
        .where('app_id', '=', appId)
        .executeTakeFirst(),
    ).toEqual({ settings: { supportEmail: 'a@example.org' } });
});
