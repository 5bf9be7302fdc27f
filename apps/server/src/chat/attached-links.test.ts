import { makeApp, openModel, openWorld } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';
import { say, upload } from './attached.fixture.ts';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

const text = { type: 'string' } as const;
const ENTITIES = {
  Meadow: { properties: { name: text } },
  Cut: { properties: { day: text, meadow: { ...text, 'x-relation': 'Meadow' } } },
};
const into = (entity: string, file: string, columns: object) =>
  `<action type="import_entities" file="entities/${entity}.json" title="Rows">\n${JSON.stringify({ table: file, columns })}\n</action>\n`;
interface Row {
  id: string;
  name: string;
  day: string;
  meadow: string;
}

it('rows of a table point at those that they call by their names, in the app and in a table beside it', async () => {
  const { appId } = await makeApp(world, owner, { entities: ENTITIES });
  const at = (entity: string) => `/live_api/apps/${appId}/entities/${entity}`;
  const { body: low } = await owner.post<Row>(at('Meadow'), { name: 'Low' });
  const cuts = 'When,Where\nMay,Low\nJune,High\nJuly,Far\nAugust,\n';
  const files = [
    (await upload(owner, appId, 'cuts.csv', cuts, 'text/csv')).body,
    (await upload(owner, appId, 'meadows.csv', 'Called\nHigh\n', 'text/csv')).body,
  ];
  model.will({
    text: `Both.\n${into('Cut', 'cuts.csv', { When: 'day', Where: 'meadow' })}${into('Meadow', 'meadows.csv', { Called: 'name' })}`,
  });
  const { words } = await say(owner, appId, 'keep both lists', files);
  expect(words).toContain(
    '4 of 4 rows of cuts.csv are in Cut. “Far” is the name of no row of Meadow, or of several.',
  );
  const { body: meadows } = await owner.get<Row[]>(at('Meadow'));
  const high = meadows.find(({ name }) => name === 'High');
  const { body: rows } = await owner.get<Row[]>(at('Cut'));
  const pointed = Object.fromEntries(rows.map(({ day, meadow }) => [day, meadow ?? null]));
  expect(pointed).toEqual({ May: low.id, June: high?.id, July: 'Far', August: null });
});

it('a table of which only some rows fit is told as that, however its entity is written', async () => {
  const sizes = { properties: { name: text, acres: { type: 'number' } } } as const;
  const { appId } = await makeApp(world, owner, { entities: { Meadow: sizes } });
  const list = 'Called,Acres\nLow,3\nHigh,many\n';
  const { body: file } = await upload(owner, appId, 'meadows.csv', list, 'text/csv');
  model.will({ text: into('Meadow', 'meadows.csv', { Called: 'name', Acres: 'acres' }) });
  await say(owner, appId, 'keep this list', [file]);
  model.will({ text: 'I see.' });
  await say(owner, appId, 'what became of it?', []);
  expect(JSON.stringify(model.calls.at(-1)?.messages[0])).toContain(
    'Meadow: rows added in part, 1 of 2 rows did not fit',
  );
});
