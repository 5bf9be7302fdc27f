import type { PresentedMessage, Restored, VersionEntry } from '@trellis/contract';
import {
  commitFiles,
  emptyApp,
  makeApp,
  messageId,
  openModel,
  openWorld,
  sendMessage,
  writes,
} from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');

const page = (word: string) => `export default function Home() {\n  return <h1>${word}</h1>;\n}`;

/** An app and somebody who asks for its heading, word by word. */
async function conversation() {
  const appId = await emptyApp(owner);
  const at = `/api/apps/${appId}`;
  const say = async (word: string) => {
    const id = messageId();
    model.will({
      text: `Now it says ${word}.
${writes({ 'pages/Home.tsx': page(word) })}`,
    });
    const said = { id, metadata: { templateId: 'words' } };
    await (await sendMessage(owner, appId, `say ${word}`, said)).text();
    return id;
  };
  const shown = async () =>
    (await owner.get<{ messages: PresentedMessage[] }>(`${at}/messages`)).body.messages;
  const words = async () =>
    (await shown()).map(({ parts }) => parts[0]?.text?.trim().replace(/^Now it says |\.$/g, ''));
  const history = async (before?: string) =>
    (
      await owner.get<{ versions: VersionEntry[]; more: boolean }>(
        `${at}/versions${before ? `?before=${before}` : ''}`,
      )
    ).body;
  const heading = async () => {
    const current = (await history()).versions.find(({ isCurrent }) => isCurrent);
    const { body: version } = await owner.get<{ files: { path: string; content: string }[] }>(
      `${at}/versions/${current?.id}`,
    );
    const home = version.files.find(({ path }) => path === 'pages/Home.tsx')?.content ?? '';
    return /<h1>(.*)<\/h1>/.exec(home)?.[1] ?? null;
  };
  const restore = (versionId: string | undefined, message: string | null | undefined) =>
    owner.post<Restored>(`${at}/versions/${versionId}/restore`, { messageId: message });
  return { appId, at, say, shown, words, history, heading, restore };
}

describe('going back', () => {
  it('to an answer hides what came after it, and is undone by the same call', async () => {
    const app = await conversation();
    await app.say('one');
    await app.say('two');
    const [two, one] = (await app.history()).versions;
    expect(two).toMatchObject({ userRequest: 'say two', content: 'Now it says two.' });
    const { status, body } = await app.restore(one?.id, one?.messageId);
    expect(status).toBe(200);
    expect(body.messages.map(({ content, status: of }) => [content, of])).toEqual([
      ['say one', 'ready'],
      ['Now it says one.', 'ready'],
    ]);
    expect(body.messages.map(({ annotations: [first] }) => first)).toMatchObject([
      { versionId: null, templateId: 'words' },
      { versionId: one?.id, status: 'ready', usage: { modelInfo: { model: 'fake-1' } } },
    ]);
    expect([await app.heading(), await app.words()]).toEqual(['one', ['say one', 'one']]);
    expect((await app.history()).versions[0]).toMatchObject({
      kind: 'restore',
      isCurrent: true,
      messageId: one?.messageId,
      userRequest: 'say one',
    });
    expect((await app.restore(body.undo?.versionId, body.undo?.messageId)).status).toBe(200);
    expect(await app.heading()).toBe('two');
    expect(await app.words()).toEqual(['say one', 'one', 'say two', 'two']);
  });

  it('shows the line of each version, whichever way the conversation went on since', async () => {
    const app = await conversation();
    await app.say('one');
    await app.say('two');
    const [two, one] = (await app.history()).versions;
    await app.restore(one?.id, one?.messageId);
    await app.say('three');
    const [three] = (await app.history()).versions;
    await app.restore(two?.id, two?.messageId);
    expect(await app.words()).toEqual(['say one', 'one', 'say two', 'two']);
    await app.restore(three?.id, three?.messageId);
    expect(await app.words()).toEqual(['say one', 'one', 'say three', 'three']);
    expect(await app.heading()).toBe('three');
    await app.say('four');
    expect((await app.words()).at(-1)).toBe('four');
    expect((model.calls.at(-1)?.messages ?? []).map(({ content }) => content).join()).not.toContain(
      'say two',
    );
  });

  it('to a person’s message takes it away and hands its words back, also the first one', async () => {
    const app = await conversation();
    const first = await app.say('one');
    const second = await app.say('two');
    const asked = (await app.shown()).find(({ id }) => id === second);
    const { body } = await app.restore(asked?.metadata?.versionId ?? '', second);
    expect(body.userRequest).toBe('say two');
    expect([await app.heading(), await app.words()]).toEqual(['one', ['say one', 'one']]);
    const all = await owner.post<Restored>(`${app.at}/chat/rewind`, { messageId: first });
    expect(all.body).toMatchObject({ messages: [], userRequest: 'say one' });
    expect(await app.heading()).toBe(null);
    await app.restore(all.body.undo?.versionId, all.body.undo?.messageId);
    expect([await app.heading(), await app.words()]).toEqual(['one', ['say one', 'one']]);
  });

  it('is refused while the assistant is at work, and for what is not the app’s', async () => {
    const app = await conversation();
    await app.say('one');
    const [one] = (await app.history()).versions;
    const other = await conversation();
    await other.say('else');
    const [foreign] = (await other.history()).versions;
    expect((await app.restore(foreign?.id, one?.messageId)).status).toBe(404);
    expect((await app.restore(one?.id, foreign?.messageId)).status).toBe(404);
    expect((await app.restore(one?.id, undefined)).status).toBe(422);
    expect((await owner.post(`${app.at}/chat/rewind`, { messageId: one?.messageId })).status).toBe(
      422,
    );
    const reader = await world.builder('Rita');
    expect(
      (await reader.post(`${app.at}/versions/${one?.id}/restore`, { messageId: one?.messageId }))
        .status,
    ).toBe(404);
    model.will({ text: 'forever '.repeat(2_000), everyMs: 5 });
    const asked = model.calls.length;
    const running = sendMessage(owner, app.appId, 'talk');
    await expect
      .poll(async () => (await app.restore(one?.id, one?.messageId)).body)
      .toMatchObject({ error: { code: 'chat_busy' } });
    // One that is stopped before leaves the reply to the next test.
    await expect.poll(() => model.calls.length).toBeGreaterThan(asked);
    await owner.post(`${app.at}/chat/stop`);
    await (await running).text();
    // How much was said until it was stopped is open; it may be nothing.
    const words = await app.words();
    expect([words.length, ...words.slice(0, 3)]).toEqual([4, 'say one', 'one', 'talk']);
  });

  it('keeps one line when two people go back at once', async () => {
    const app = await conversation();
    await app.say('one');
    await app.say('two');
    const [two, one] = (await app.history()).versions;
    await Promise.all([
      app.restore(one?.id, one?.messageId),
      app.restore(two?.id, two?.messageId),
      app.restore(one?.id, one?.messageId),
    ]);
    const isOne = (await app.heading()) === 'one';
    expect(await app.words()).toEqual(
      isOne ? ['say one', 'one'] : ['say one', 'one', 'say two', 'two'],
    );
  });
});

describe('the history', () => {
  it('comes ten at a time, with a message for what was saved by hand', async () => {
    const app = await conversation();
    await app.say('one');
    const [one] = (await app.history()).versions;
    for (let i = 0; i < 11; i++)
      await commitFiles(world, app.appId, { 'pages/Home.tsx': page(`by hand ${i}`) });
    const first = await app.history();
    expect([first.versions.length, first.more]).toEqual([10, true]);
    expect(first.versions[0]).toMatchObject({
      kind: 'manual',
      messageId: one?.messageId,
      content: '',
      userRequest: '',
    });
    const rest = await app.history(first.versions.at(-1)?.id);
    expect([rest.versions.length, rest.more]).toEqual([2, false]);
  });
});

it('finds the values again of a field whose type changed and changed back', async () => {
  const schema = (type: 'string' | 'number') => ({
    'pages/Home.tsx': page('Books'),
    'entities/Book.json': JSON.stringify({
      name: 'Book',
      type: 'object',
      properties: { pages: { type } },
      'x-accessControl': { permissions: { read: 'anonymous', write: 'anonymous' } },
    }),
  });
  const { appId, versionId } = await makeApp(world, owner, { files: schema('string') });
  const at = `/live_api/apps/${appId}/entities/Book`;
  await owner.post(at, { pages: '12' });
  const later = await commitFiles(world, appId, schema('number'));
  await owner.post(at, { pages: 34 });
  const { db, versions } = world.services;
  const list = async () =>
    (await owner.get<{ pages: unknown }[]>(`${at}?sort=id`)).body.map((row) => row.pages);
  const back = (id: string) =>
    db.transaction().execute((trx) => versions.restore(trx, appId, id, null));
  expect(await list()).toEqual([12, 34]);
  await back(versionId);
  expect(await list()).toEqual(['12', '34']);
  await owner.post(at, { pages: '56' });
  await back(later);
  expect(await list()).toEqual([12, 34, 56]);
});
