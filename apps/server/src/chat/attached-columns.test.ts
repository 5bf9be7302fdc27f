import { makeApp, openModel, openWorld } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';
import { say, upload } from './attached.fixture.ts';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

const text = { type: 'string' } as const;
const PUPIL = { name: text, level: text, notes: text };
const LIST =
  'Pupil;Level;Started\nMia Brandt;Grade 2;03.09.2024\nOkafor, Chidi;Grade 5;01.10.2023\n';
const ADDED = `<action type="edit_entity" file="entities/Pupil.json" read="admin" write="admin" title="Since when">
${JSON.stringify({ name: 'Pupil', type: 'object', properties: { ...PUPIL, since: { type: 'string', format: 'date' } }, required: ['name'] })}
</action>
`;
const into = (columns: object, entity = 'Pupil') =>
  `<action type="import_entities" file="${entity}" title="Pupils">\n${JSON.stringify({ table: 'pupils.csv', columns })}\n</action>\n`;

const told = () => String(model.calls.at(-1)?.messages.at(-1)?.content);

/** An app of pupils, of which each has a name, and what comes of their list, where its answer is this. */
async function answered(answer: string, columns?: Record<string, string | null>) {
  const entities = {
    Pupil: { properties: PUPIL, required: ['name'] },
    Teacher: { properties: { name: text } },
  };
  const { appId } = await makeApp(world, owner, { entities });
  const { body: file } = await upload(owner, appId, 'pupils.csv', LIST, 'text/csv');
  model.will({ text: answer });
  const imports = [{ url: file.url, entity: 'Pupil', ...(columns && { columns }) }];
  const { words, stream } = await say(owner, appId, 'put them in', [file], imports);
  const { body: rows } = await owner.get<Record<string, unknown>[]>(
    `/live_api/apps/${appId}/entities/Pupil?sort=name`,
  );
  return { words, stream, rows };
}

it('a column that is called as the rows are is their name', async () => {
  const { words, rows } = await answered('They are in.');
  expect(words).toContain('2 of 2 rows of pupils.csv are in Pupil. Left out: Started.');
  expect(rows).toMatchObject([{ name: 'Mia Brandt', level: 'Grade 2' }, { name: 'Okafor, Chidi' }]);
});

it('whoever answers hears where columns go, and says where one goes that has no field yet', async () => {
  const { words, stream, rows } = await answered(
    `${ADDED}${into({ Started: 'since' })}They are in.`,
  );
  expect(told()).toContain('{"Pupil":"name","Level":"level","Started":null}');
  expect(words).toContain('2 of 2 rows of pupils.csv are in Pupil.');
  expect(words).not.toContain('Left out');
  expect(rows).toMatchObject([
    { name: 'Mia Brandt', level: 'Grade 2', since: '2024-09-03' },
    { name: 'Okafor, Chidi', level: 'Grade 5', since: '2023-10-01' },
  ]);
  // One step of the answer tells of the rows, not a second one beside it.
  expect(stream.split('"type":"import_entities"').length - 1).toBeLessThanOrEqual(2);
});

it('an answer leaves a column out', async () => {
  const { words, rows } = await answered(into({ Level: null }));
  expect(words).toContain('2 of 2 rows of pupils.csv are in Pupil. Left out: Level, Started.');
  expect(rows[0]).not.toHaveProperty('level');
});

it('an answer moves no column that the person chose, and no rows to where they did not', async () => {
  const { words, stream, rows } = await answered(
    `${into({ Pupil: 'name' }, 'Teacher')}${into({ Level: 'level', Started: 'notes' })}`,
    { Level: 'notes' },
  );
  expect(stream).toContain('The person chose that pupils.csv goes into Pupil');
  expect(words).toContain('2 of 2 rows of pupils.csv are in Pupil. Left out: Started.');
  expect(rows).toMatchObject([{ notes: 'Grade 2' }, { notes: 'Grade 5' }]);
});
