import { MESSAGES } from '@trellis/contract';
import { makeApp, openModel, openWorld } from '@trellis/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE, type Stored, speaking } from './spoken.fixture.ts';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

const { say, filesOf } = speaking(owner);

const LINES = Array.from({ length: 90 }, (_, n) => `  <li key="${n}">Line ${n}</li>`);
const LIST = `export default function List() {\n  return (\n    <ul>\n${LINES.join('\n')}\n    </ul>\n  );\n}\n`;
const HOME =
  "import List from '@/components/List';\nexport default function Home() {\n  return <List />;\n}\n";
const open = (file: string) => `<action type="add_file" file="${file}" title="${file}">\n`;
const add = (file: string, content: string) => `${open(file)}${content}</action>\n`;

describe('an answer that was too long', () => {
  it('is gone on with where it was cut, over more than one cut, and nothing that was complete is lost', async () => {
    const { appId, versionId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    const [one, two] = [LIST.indexOf('Line 30') + 3, LIST.indexOf('Line 61') + 5];
    model.will({
      text: `${add('pages/Home.tsx', HOME)}${open('components/List.tsx')}${LIST.slice(0, one)}`,
      finish: 'length',
    });
    const first = await say(appId, 'A long list');
    expect(first.metadata).toMatchObject({ status: 'error', versionId, error: MESSAGES.truncated });
    const states = (message: Stored) =>
      message.parts.flatMap(({ type, data }) => (type === 'data-action' ? [data?.state] : []));
    expect(states(first)).toEqual(['applied', 'truncated']);
    // Half is not what people see: the last good version stays.
    expect((await filesOf(appId, versionId))['pages/Home.tsx']).toBe(PAGE);

    const lineBefore = (at: number) => LIST.lastIndexOf('\n', at) + 1;
    model.will({ text: LIST.slice(lineBefore(one), two), finish: 'length' });
    const second = await say(appId, MESSAGES.keepGoingRequest);
    expect(states(second)).toEqual(['truncated']);
    const asked = model.calls.at(-1)!.messages.at(-1)!.content;
    expect(asked).toContain('Line 29</li>');
    expect(asked).not.toContain('Line 30');

    model.will({ text: `${LIST.slice(lineBefore(two))}</action>\nThere it is.` });
    const third = await say(appId, MESSAGES.keepGoingRequest);
    expect(third.metadata.status).toBe('ready');
    expect(await filesOf(appId, third.metadata.versionId)).toMatchObject({
      'pages/Home.tsx': HOME,
      'components/List.tsx': LIST,
    });
  });

  it('is gone on with where it was cut between two steps, and keeps what runs', async () => {
    const { appId, versionId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    // Half of it does not run without the rest, so nothing is stored.
    model.will({ text: `${add('pages/Home.tsx', HOME)}<action type="add_fi`, finish: 'length' });
    const first = await say(appId, 'A long list');
    expect(first.metadata).toMatchObject({ status: 'error', versionId, isCut: true });
    expect(JSON.stringify(first.parts)).not.toContain('add_fi"');
    model.will({ text: add('components/List.tsx', LIST), finish: 'length' });
    const second = await say(appId, MESSAGES.keepGoingRequest);
    const asked = model.calls.at(-1)!.messages.at(-1)!.content;
    expect(asked).toContain('do not send them again: pages/Home.tsx');
    expect(second.metadata).toMatchObject({ status: 'ready', isCut: true });
    expect(await filesOf(appId, second.metadata.versionId)).toMatchObject({
      'pages/Home.tsx': HOME,
      'components/List.tsx': LIST,
    });
    // What is stored is there: the model is asked as for any message.
    model.will({ text: 'That was all.' });
    const third = await say(appId, MESSAGES.keepGoingRequest);
    expect(third.metadata).toMatchObject({ status: 'ready' });
    expect(third.metadata.isCut).toBeUndefined();
  });

  it('is an ordinary message when nothing was cut', async () => {
    const { appId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    model.will({ text: 'There is nothing to go on with.' });
    const answer = await say(appId, MESSAGES.keepGoingRequest);
    expect(answer.metadata.status).toBe('ready');
  });
});

describe('an answer that does not compile', () => {
  const broken =
    'export default function Home() {\n  const [a] = useGone();\n  return <h1>{a}</h1>;\n}\n';

  it('is mended by rule without a word to the model', async () => {
    const { appId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    const before = model.calls.length;
    model.will({
      text: add('pages/Home.tsx', PAGE.replace('<h1>Hello</h1>', '<Card>Hello</Card>')),
    });
    const answer = await say(appId, 'a card');
    expect(model.calls.length - before).toBe(1);
    expect(answer.metadata.status).toBe('ready');
    expect(answer.parts).toContainEqual({
      type: 'data-mended',
      id: 'mended',
      data: { repairs: ["pages/Home.tsx: Imported 'Card' from '@/components/ui/card'"] },
    });
  });

  it('is repaired in requests of their own, recorded with what they used', async () => {
    const { appId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    model.will({ text: add('pages/Home.tsx', broken) }, { text: add('pages/Home.tsx', PAGE) });
    const answer = await say(appId, 'something');
    expect(answer.metadata.status).toBe('ready');
    const notes = answer.parts.filter(({ type }) => type === 'data-repair');
    expect(notes).toMatchObject([
      {
        id: 'repair-1',
        data: {
          attempt: 1,
          most: 2,
          state: 'mended',
          errors: 1,
          left: 0,
          usage: { totalTokens: 150 },
        },
      },
    ]);
    // What it used is for admins.
    const friend = await world.builder('Fred');
    await world.join(appId, friend, 'editor');

    const seen = await friend.get<{ messages: Stored[] }>(`/api/apps/${appId}/messages`);
    const shown = seen.body.messages.at(-1)?.parts.find(({ type }) => type === 'data-repair');
    expect(shown?.data).toEqual({ attempt: 1, most: 2, state: 'mended', errors: 1, left: 0 });
    const [system, asked] = model.calls.at(-1)!.messages;
    expect(system!.content).toContain('You repair web apps');
    expect(asked!.content).toContain("'useGone' is used but never declared");
  });

  it('stays out, is told plainly, and is not asked for again when the same errors come back', async () => {
    const { appId, versionId } = await makeApp(world, owner, { files: { 'pages/Home.tsx': PAGE } });
    const before = model.calls.length;
    for (let n = 0; n < 4; n++) model.will({ text: add('pages/Home.tsx', broken) });
    const answer = await say(appId, 'something');
    expect(model.calls.length - before).toBe(2);
    expect(answer.metadata).toMatchObject({
      status: 'error',
      versionId,
      error: `App compilation failed: pages/Home.tsx:2:15 'useGone' is used but never declared or imported. The app is unchanged. ${MESSAGES.sameErrors}`,
    });
    expect((await filesOf(appId, versionId))['pages/Home.tsx']).toBe(PAGE);
  });
});
