import type { EditedTool } from '@trellis/contract';
import { commitFiles, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');

const newApp = async (appType: string, header: string) =>
  (
    await ann.post<{ appId: string; slug: string }>('/api/apps', {
      appType,
      genApp: { fields: { header } },
    })
  ).body;
const make = async (appId: string, given: object) =>
  (await ann.post<EditedTool>(`/api/apps/${appId}/tools`, given)).body.toolId;
const activate = (appId: string, toolId: string) =>
  ann.post(`/api/apps/${appId}/tools/${toolId}/activate`, { isActive: true });
const open = async (path: string) => {
  const answer = await world.stranger().fetch(path, { redirect: 'manual' });
  const html = await answer.text();
  const boot = /id="trellis-tool">([^<]*)</.exec(html)?.[1];
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    html,
    boot: boot && JSON.parse(boot),
  };
};

it('an app that is one tool is that tool, as soon as it is active', async () => {
  const { appId, slug } = await newApp('AI_TOOL', 'Naming');
  const toolId = await make(appId, { title: 'Name a boat', path: 'boats' });
  expect((await open(`/app/${slug}`)).status).toBe(404);
  expect((await activate(appId, toolId)).status).toBe(200);
  const home = await open(`/app/${slug}`);
  expect(home).toMatchObject({
    status: 200,
    boot: { app: null, home: null, tool: { path: 'boats' } },
  });
  expect(home.html).toContain('<title>Name a boat</title>');
  expect((await open(`/app/${slug}/about`)).status).toBe(404);
});

it('an app of several tools has a home with all that are active, and each leads back', async () => {
  const { appId, slug } = await newApp('AI_APP', 'Shop helper');
  const ids = [];
  for (const title of ['Reply', 'Translate', 'A draft']) ids.push(await make(appId, { title }));
  for (const id of ids.slice(0, 2)) await activate(appId, id);
  const home = await open(`/app/${slug}`);
  expect(home.html).toContain('<title>Shop helper</title>');
  expect(home.boot).toMatchObject({
    app: { name: 'Shop helper' },
    tool: { path: 'reply' },
    home: [{ path: 'translate', title: 'Translate' }],
  });
  const page = await open(`/app/${slug}/tool/Translate`);
  expect(page.boot).toMatchObject({ app: { name: 'Shop helper' }, home: null });
  expect((await open(`/app/${slug}/tool/a-draft`)).status).toBe(404);
});

it('people who know an old path are led to the tool, until another one has it', async () => {
  const { appId, slug } = await newApp('AI_APP', 'Paths');
  const toolId = await make(appId, { title: 'One', path: 'first' });
  await activate(appId, toolId);
  const save = (change: object) => ann.put(`/api/apps/${appId}/tools/${toolId}`, { change });
  const publish = () => ann.post(`/api/apps/${appId}/publication`, {});
  await save({ path: 'second' });
  expect((await open(`/app/${slug}/tool/first`)).status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect(await open(`/app/${slug}/tool/FIRST`)).toMatchObject({
    status: 302,
    to: `/app/${slug}/tool/second`,
  });
  const other = await make(appId, { title: 'Two', path: 'First' });
  await activate(appId, other);
  expect((await open(`/app/${slug}/tool/first`)).boot.tool.title).toBe('Two');
});

it('a file that is no tool is not published', async () => {
  const { appId } = await newApp('AI_APP', 'Broken');
  await commitFiles(world, appId, { 'tools/Bad.json': '{"title":"x","path":"a b"}' });
  const { status, body } = await ann.post<{ message: string }>(
    `/api/apps/${appId}/publication`,
    {},
  );
  expect([status, body.message]).toEqual([
    409,
    'The tool tools/Bad.json is not right: path: Path should contain only letters, numbers, and dashes. It cannot be empty.',
  ]);
});
