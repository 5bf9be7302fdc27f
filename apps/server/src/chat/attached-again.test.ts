import { makeApp, openModel, openWorld } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';
import { say, upload } from './attached.fixture.ts';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

const text = { type: 'string' } as const;
const ENTITIES = {
  Meadow: {
    properties: { name: text, acres: { type: 'number' }, kind: { ...text, default: 'hay' } },
  },
  Cut: { properties: { day: text, meadow: { ...text, 'x-relation': 'Meadow' } } },
} as const;
const WIZARD = 'To have them twice, import the file in the Database panel.';

/** An app, and what is said where a table goes into one of its entities, with how many rows that has then. */
async function meadows() {
  const { appId } = await makeApp(world, owner, { entities: ENTITIES });
  const send = async (content: string, entity = 'Meadow', name = 'list.csv') => {
    const { body: file } = await upload(owner, appId, name, content, 'text/csv');
    model.will({ text: 'I see.' });
    const { words, metadata } = await say(
      owner,
      appId,
      'add these',
      [file],
      [{ url: file.url, entity }],
    );
    const { body } = await owner.get<object[]>(`/live_api/apps/${appId}/entities/${entity}`);
    return { words, status: metadata?.status, count: body.length };
  };
  return { appId, send };
}

it('a table that is sent again adds no row twice, and says so', async () => {
  const { send } = await meadows();
  const list = 'Name,Acres\nLow,3\nHigh,\n';
  expect(await send(list)).toMatchObject({ count: 2 });
  const { words, count, status } = await send(list);
  expect([count, status]).toEqual([2, 'ready']);
  expect(words).toContain(
    `2 of 2 rows of list.csv are in Meadow. All of them were there already with the same values, so none was added again. ${WIZARD}`,
  );
});

it('of a table that is there in part the other rows are added, as often as it has them', async () => {
  const { send } = await meadows();
  await send('Name,Acres\nLow,3\n');
  const { words, count } = await send('Name,Acres\nLow,3\nHigh,4\nHigh,4\nLow,5\n');
  expect(count).toBe(4);
  expect(words).toContain(
    '4 of 4 rows of list.csv are in Meadow. One of them was there already with the same values, and was not added again. To have it twice, import the file in the Database panel.',
  );
  // One of the two that are alike is there twice by now, and comes a third time.
  const third = await send('Name,Acres\nHigh,4\nHigh,4\nHigh,4\n');
  expect(third.count).toBe(5);
  expect(third.words).toContain('2 of them were there already');
});

it('rows that point at others are known by what they point at', async () => {
  const { appId, send } = await meadows();
  await send('Name,Acres\nLow,3\n');
  const cuts = 'Day,Meadow\nMay,Low\nJune,Low\n';
  expect(await send(cuts, 'Cut', 'cuts.csv')).toMatchObject({ count: 2 });
  expect(await send(cuts, 'Cut', 'cuts.csv')).toMatchObject({ count: 2 });
  const both = [
    (await upload(owner, appId, 'cuts.csv', `${cuts}July,High\n`, 'text/csv')).body,
    (await upload(owner, appId, 'list.csv', 'Name,Acres\nLow,3\nHigh,4\n', 'text/csv')).body,
  ];
  model.will({ text: 'I see.' });
  const imports = both.map(({ url }, at) => ({ url, entity: at === 0 ? 'Cut' : 'Meadow' }));
  await say(owner, appId, 'add these', both, imports);
  const rows = async (entity: string) =>
    (await owner.get<Record<string, string>[]>(`/live_api/apps/${appId}/entities/${entity}`)).body;
  const names = new Map((await rows('Meadow')).map(({ id, name }) => [id, name]));
  expect([...names.values()].sort()).toEqual(['High', 'Low']);
  const pointed = (await rows('Cut')).map(({ day, meadow }) => `${day} ${names.get(meadow)}`);
  expect(pointed.sort()).toEqual(['July High', 'June Low', 'May Low']);
});

it('a row that was changed since, or that is called so and is another, is added', async () => {
  const { send } = await meadows();
  await send('Name,Acres\nLow,3\n');
  expect(await send('Name\nLow\n')).toMatchObject({ count: 2 });
  expect((await send('Name,Acres,Kind\nLow,3,corn\n')).count).toBe(3);
});
