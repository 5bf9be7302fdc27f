import {
  makeApp,
  messageId,
  openModel,
  openWorld,
  sendMessage,
  World,
  writes,
} from '@trellis/testing';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

interface Stored {
  messages: {
    role: string;
    parts: { type: string; text?: string }[];
    metadata: { status: string; mode?: string; isGuess?: true; versionId: string | null };
  }[];
}
type Person = typeof owner;

/** Asks, waits for the end, and answers what stands in the conversation then. */
async function ask(who: Person, appId: string, text: string, metadata: object = {}) {
  await (await sendMessage(who, appId, text, { id: messageId(), metadata })).text();
  const { body } = await who.get<Stored>(`/api/apps/${appId}/messages`);
  const answer = body.messages.at(-1)!;
  const words = answer.parts.flatMap((part) => part.text ?? []).join('');
  return { ...answer.metadata, words, kinds: answer.parts.map(({ type }) => type) };
}
const filesOf = async (who: Person, appId: string) =>
  (await who.get<{ files: { id: string }[] }>(`/api/apps/${appId}/files`)).body.files.map(
    ({ id }) => id,
  );
const emptyApp = async (who: Person, header: string) =>
  (
    await who.post<{ appId: string }>('/api/apps', {
      appType: 'GEN_APP',
      genApp: { fields: { header } },
    })
  ).body.appId;
const page = 'export default function Home() {\n  return <p>Hello</p>;\n}';

describe('a plan by a model', () => {
  it('changes nothing, whatever the answer does, and is carried out when that is said', async () => {
    const { appId } = await makeApp(world, owner, { files: {} });
    model.will({
      text: `I would make one page. Which colour?\n${writes({ 'pages/Home.tsx': page })}`,
    });
    const planned = await ask(owner, appId, 'a page that says hello', { mode: 'plan' });
    expect(planned).toMatchObject({ status: 'ready', mode: 'plan', kinds: ['text'] });
    expect(planned.words).toContain('Which colour?');
    expect(planned.words).not.toContain('action');
    expect(JSON.stringify(model.calls.at(-1)?.messages)).toContain('wants a plan first');
    expect(await filesOf(owner, appId)).toEqual([]);
    model.will({ text: writes({ 'pages/Home.tsx': page }) });
    expect(await ask(owner, appId, 'Build it', { mode: 'build' })).toMatchObject({
      status: 'ready',
    });
    const { messages } = model.calls.at(-1)!;
    expect(JSON.stringify(messages[0])).not.toContain('wants a plan first');
    expect(JSON.stringify(messages)).toContain('I would make one page');
    expect(await filesOf(owner, appId)).toEqual(['pages/Home.tsx']);
  });

  it('may look at files and rows, and says why it failed', async () => {
    const { appId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': page } });
    model.will(
      { tool: 'read_file', input: { path: 'pages/Home.tsx' } },
      { text: 'Only a colour.' },
    );
    const looked = await ask(owner, appId, 'what would you change?', { mode: 'plan' });
    expect(looked.words).toContain('Only a colour.');
    model.will({ status: 401 });
    const failed = await ask(owner, appId, 'and now?', { mode: 'plan' });
    expect(failed).toMatchObject({ status: 'error', mode: 'plan' });
  });
});

describe('a plan by the built-in builder', () => {
  it('is what it would build; what is added while planning is built too', async () => {
    const alone = await World.open(inject('postgres'));
    onTestFinished(() => alone.close());
    const ann = await alone.builder('Ann');
    const appId = await emptyApp(ann, 'Library');
    const first = await ask(ann, appId, 'A library with books: title, author, year', {
      mode: 'plan',
    });
    expect(first).toMatchObject({ status: 'ready', mode: 'plan', versionId: null });
    expect(first.isGuess).toBeUndefined();
    expect(first.words).toMatch(
      /Nothing is changed yet[\s\S]*Data:\n- \*\*Book\*\*: Title,.* Author/i,
    );
    expect(await filesOf(ann, appId)).toEqual([]);
    const second = await ask(ann, appId, 'Books also have a shelf', { mode: 'plan' });
    expect(second.words).toMatch(/Book\*\*:.*shelf/i);
    const built = await ask(ann, appId, 'Build it', { mode: 'build' });
    expect(built).toMatchObject({ status: 'ready', versionId: expect.any(String) });
    const files = await filesOf(ann, appId);
    expect(files).toContain('entities/Book.json');
    const { body } = await ann.get<{ files: { id: string; content: string }[] }>(
      `/api/apps/${appId}/files?content=true`,
    );
    expect(body.files.find(({ id }) => id === 'entities/Book.json')?.content).toMatch(/shelf/i);
  });

  it('comes before a first app that would be a guess, and before no other', async () => {
    const alone = await World.open(inject('postgres'));
    onTestFinished(() => alone.close());
    const ann = await alone.builder('Ann');
    const vague = await emptyApp(ann, 'Plan');
    const planned = await ask(ann, vague, 'A platform that connects people');
    expect(planned).toMatchObject({
      ...{ status: 'ready', mode: 'plan', versionId: null },
      // Nobody asked for it, so what is said next is built.
      isGuess: true,
    });
    expect(planned.words).toContain('this is only a guess. Nothing is changed yet');
    // It is built where that is said, and so is what somebody says instead.
    const other = await emptyApp(ann, 'Other');
    await ask(ann, other, 'A platform that connects people');
    expect(await ask(ann, vague, 'Build it', { mode: 'build' })).toMatchObject({
      versionId: expect.any(String),
    });
    const corrected = await ask(ann, other, 'Gizmos');
    expect(corrected).toMatchObject({ versionId: expect.any(String) });
    expect(corrected.mode).toBeUndefined();
    for (const said of ['Books with title and author', 'Gizmos with a colour', 'A recipe book']) {
      const known = await ask(ann, await emptyApp(ann, 'Known'), said);
      expect([said, known.mode, known.versionId === null]).toEqual([said, undefined, false]);
    }
  }, 60_000);

  it('speaks the language of the app', async () => {
    const alone = await World.open(inject('postgres'));
    onTestFinished(() => alone.close());
    const ann = await alone.builder('Ann');
    const appId = await emptyApp(ann, 'Bücher');
    const { words } = await ask(ann, appId, 'Eine Liste meiner Bücher mit Titel, Autor und Jahr', {
      mode: 'plan',
    });
    expect(words).toContain('Noch ist nichts geändert');
  });
});

it('a plan of many rounds is built by all that was asked in it', async () => {
  const { appId } = await makeApp(world, owner, { files: {} });
  const rounds = ['Plots with a water meter', 'Taller rows', 'Green', 'No photos', 'Two pages'];
  for (const text of rounds) {
    model.will({ text: 'I would do that.' });
    await ask(owner, appId, text, { mode: 'plan' });
  }
  model.will({ text: writes({ 'pages/Home.tsx': page }) });
  await ask(owner, appId, 'Build it', { mode: 'build' });
  const sent = model.calls.at(-1)?.messages.filter(({ role }) => role !== 'system') ?? [];
  for (const text of rounds) expect(JSON.stringify(sent)).toContain(text);
  expect(sent.at(-1)?.content).toMatch(/^While it was planned[\s\S]+meter[\s\S]+Build it$/);
});

describe('instructions for the assistant', () => {
  it('are told to the model in every answer, and go along with a copy', async () => {
    const { appId } = await makeApp(world, owner, { files: {} });
    const at = `/api/apps/${appId}/chat/instructions`;
    const text = 'Call customers “guests”.';
    expect((await owner.put(at, { text: ` ${text} `, base: '' })).body).toEqual({ text });
    model.will({ text: 'Yes.' });
    await ask(owner, appId, 'hello');
    expect(JSON.stringify(model.calls.at(-1)?.messages)).toContain('Call customers “guests”.');
    const { body } = await owner.post<{ appId: string }>(`/api/apps/${appId}/duplicate`, {
      name: 'Copy',
      withData: false,
    });
    expect((await owner.get(`/api/apps/${body.appId}/chat/instructions`)).body).toEqual({ text });
  });

  it('are not written over unseen, are short, and are for who may edit', async () => {
    const { appId } = await makeApp(world, owner, { files: {} });
    const at = `/api/apps/${appId}/chat/instructions`;
    await owner.put(at, { text: 'One', base: '' });
    expect((await owner.put(at, { text: 'Two', base: '' })).status).toBe(409);
    expect((await owner.put(at, { text: 'One', base: '' })).status).toBe(200);
    expect((await owner.put(at, { text: 'x'.repeat(4_001), base: 'One' })).status).toBe(422);
    expect((await owner.get(at)).body).toEqual({ text: 'One' });
    const other = await world.builder('Otto');
    for (const { status } of [await other.get(at), await other.put(at, { text: '', base: 'One' })])
      expect(status).toBe(404);
  });
});
