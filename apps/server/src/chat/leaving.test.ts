import { emptyApp, openModel, openWorld, sendMessage, writes } from '@trellis/testing';
import { expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');

const PAGE = 'export default function Home() {\n  return <h1>Hello</h1>;\n}';

async function asked() {
  const appId = await emptyApp(owner);
  return { appId, answer: await sendMessage(owner, appId, 'a page') };
}

it('a server that goes finishes its turns, and interrupts at once what takes too long', async () => {
  model.will(
    {
      text: writes({ 'pages/Home.tsx': PAGE }),
      until: new Promise((resolve) => setTimeout(resolve, 200)),
    },
    { stall: 'I begin, and then ' },
  );
  const quick = await asked();
  // Answers are given in the order of the questions.
  await expect.poll(() => model.calls.length).toBe(1);
  const slow = await asked();
  await expect
    .poll(
      async () =>
        (await world.services.db.selectFrom('stream_chunks').selectAll().execute()).length,
    )
    .toBeGreaterThan(1);
  const began = performance.now();
  await world.services.turns.close(5_000);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await quick.answer.text()).toContain('"status":"ready"');
  await slow.answer.text();
  const states = await world.services.db
    .selectFrom('streams')
    .select(['app_id', 'state'])
    .execute();
  expect(new Map(states.map(({ app_id, state }) => [app_id, state]))).toEqual(
    new Map([
      [quick.appId, 'done'],
      [slow.appId, 'interrupted'],
    ]),
  );
  const { body: messages } = await owner.get<{ messages: { content: string }[] }>(
    `/api/apps/${slow.appId}/messages`,
  );
  expect(JSON.stringify(messages)).toContain('I begin, and then');
  expect(JSON.stringify(messages)).toContain('interrupted');
}, 30_000);
