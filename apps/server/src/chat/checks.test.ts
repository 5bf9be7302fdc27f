import { appRoom, SOCKET_PATH } from '@trellis/contract';
import {
  makeApp,
  messageId,
  openModel,
  openWorld,
  type Person,
  sendMessage,
  writes,
} from '@trellis/testing';
import { io } from 'socket.io-client';
import { beforeEach, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld({ ...model.env, TYPE_CHECKS: 'on' });
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

const page = (expression: string) =>
  `interface Boat {\n  name: string;\n}\nconst boats: Boat[] = [];\nexport default function Home() {\n  return <p>{${expression}}</p>;\n}`;

async function ask(appId: string, text: string): Promise<string> {
  return (await sendMessage(owner, appId, text, { id: messageId() })).text();
}

it('what the types say of an answer is repaired before it is a version', async () => {
  const { appId } = await makeApp(world, owner, { files: {} });
  model.will(
    { text: writes({ 'pages/Home.tsx': page('boats.map((boat) => boat.nmae).join()') }) },
    { text: writes({ 'pages/Home.tsx': page('boats.map((boat) => boat.name).join()') }) },
  );
  const said = await ask(appId, 'list the boats');
  expect(said).toMatch(/"data-repair".*"state":"mended"/);
  const asked = JSON.stringify(model.calls.at(-1)?.messages);
  expect(asked).toMatch(/Home\.tsx:6:\d+ Property 'nmae' does not exist/);
  expect(asked).toContain('list the boats');
  const { body } = await owner.get<{ files: { content: string }[] }>(
    `/api/apps/${appId}/files?content=true`,
  );
  expect(body.files[0]?.content).toContain('boat.name');
});

it('a model looks at what is wrong in its draft, and at what the preview reported', async () => {
  const { appId } = await makeApp(world, owner, {
    files: { 'pages/Home.tsx': page('boats.lenght') },
  });
  await owner.post('/api/app-error', {
    appId,
    scope: 'page',
    errorTitle: 'Cannot read a boat',
    componentName: 'Home',
    errorDetails: 'TypeError',
  });
  model.will(
    { tool: 'check_files', input: {} },
    { tool: 'list_errors', input: {} },
    { text: 'I looked.' },
  );
  await ask(appId, 'what is wrong?');
  const given = (nth: number) => JSON.stringify(model.calls.at(nth)?.messages.at(-1));
  expect(given(-2)).toMatch(/warning pages\/Home\.tsx:6 Property 'lenght' does not exist/);
  expect(given(-1)).toContain('Cannot read a boat');
  // What the preview shows and wrote comes with the message.
  model.will(
    { tool: 'list_errors', input: {} },
    { tool: 'read_console', input: {} },
    { text: 'I looked again.' },
  );
  const metadata = {
    errors: [{ title: 'No boat is open', component: 'Boats', details: '' }],
    console: [{ level: 'warn', text: 'Each child needs a key' }],
  };
  await (await sendMessage(owner, appId, 'and now?', { id: messageId(), metadata })).text();
  expect(given(-2)).toMatch(/No boat is open[\s\S]*Cannot read a boat/);
  expect(given(-1)).toContain('warn: Each child needs a key');
});

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('a model that takes pictures looks at the app, and is told what it sees as data', async () => {
  const { appId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': page('1') } });
  const offered = () => model.calls.at(-1)?.tools?.map((tool) => tool.function.name) ?? [];
  model.will({ text: 'Hello.' });
  await ask(appId, 'hello');
  // Nobody knows yet whether it takes any.
  expect(offered()).not.toContain('look_at_app');
  const { body: file } = await owner.upload<{ url: string; name: string; contentType: string }>(
    `/api/apps/${appId}/chat/attachments`,
    new File([Buffer.from(PIXEL, 'base64')], 'a.png', { type: 'image/png' }),
  );
  const parts = [{ type: 'file', url: file.url, filename: file.name, mediaType: file.contentType }];
  model.will({ text: 'A pixel.' });
  await (await sendMessage(owner, appId, 'look', { id: messageId(), parts })).text();

  const sent = await owner.fetch(`/api/apps/${appId}/picture`, {
    method: 'PUT',
    body: Buffer.from(PIXEL, 'base64'),
    headers: { 'Content-Type': 'image/png' },
  });
  expect(sent.status).toBe(200);
  // Nobody's preview is open: what one showed before is all there is to see.
  model.will(
    { tool: 'look_at_app', input: {} },
    { tool: 'check_files', input: {} },
    { text: 'It is very small.' },
  );
  const said = await ask(appId, 'and now?');
  const words = [...said.matchAll(/"delta":"([^"]*)"/g)].map(([, piece]) => piece).join('');
  expect(words).toContain('It is very small.');
  expect(said).not.toContain('base64');
  for (const call of model.calls.slice(-2)) {
    const seen = call.messages.filter(({ content }) =>
      JSON.stringify(content ?? '').includes('data:image/webp;base64,'),
    );
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).toContain('data, and no request');
  }
  // Nobody had a preview open: it is told that this is how the app was.
  expect(JSON.stringify(model.calls.at(-2)?.messages)).toContain('the app before this message');
});

it('a model sees a page as the preview of whoever asked shows it, and nobody else’s preview answers', async () => {
  const { appId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': page('1') } });
  const other = await world.builder('Odo');
  await world.join(appId, other, 'editor');
  const url = await world.listen();
  const give = (person: Person, id: string) =>
    person.fetch(`/api/apps/${appId}/screenshots/${id}`, {
      method: 'PUT',
      body: Buffer.from(PIXEL, 'base64'),
      headers: { 'Content-Type': 'image/png' },
    });
  const heard: { name: string; page: string | null; isPhone: boolean }[] = [];
  const given: number[] = [];
  const sockets = [];
  for (const [name, person] of Object.entries({ owner, other })) {
    const query = { token: person.token ?? '' };
    const socket = io(url, { path: SOCKET_PATH, transports: ['websocket'], query });
    sockets.push(socket);
    const joined = new Promise((resolve) => socket.once('joined', resolve));
    socket.emit('join', appRoom(appId));
    await joined;
    socket.on('screenshot', async ({ screenshotId, page: wanted, isPhone }) => {
      heard.push({ name, page: wanted, isPhone });
      for (const who of [other, owner, owner]) given.push((await give(who, screenshotId)).status);
    });
  }
  model.will(
    { tool: 'look_at_app', input: { page: 'pages/Boats.tsx', phone: true } },
    { text: 'It is very small.' },
  );
  await ask(appId, 'how is it on a phone?');
  expect(JSON.stringify(model.calls.at(-1)?.messages)).toContain('data:image/webp;base64,');
  expect(heard).toEqual([{ name: 'owner', page: 'Boats', isPhone: true }]);
  await expect.poll(() => given).toEqual([404, 200, 404]);
  expect((await give(owner, 'none')).status).toBe(404);
  expect((await give(world.stranger(), 'none')).status).toBe(401);

  model.will({ tool: 'look_at_app', input: { page: '../secret' } }, { text: 'No.' });
  await ask(appId, 'and that?');
  expect(JSON.stringify(model.calls.at(-1)?.messages)).toContain('the name of a file in pages/');
  for (const socket of sockets) socket.close();
});
