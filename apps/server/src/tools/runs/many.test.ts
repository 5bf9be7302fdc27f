import { VISITOR_KEY_HEADER } from '@trellis/contract';
import { FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let model: FakeModel;
let owner: Person;
beforeAll(async () => {
  model = await FakeModel.start();
  const tokens = { app: 1e9, user: 1e9, address: 1e9 };
  world = await World.open(inject('postgres'), {
    ...model.env,
    INTEGRATION_LIMITS: JSON.stringify({ tokens }),
  });
  owner = await world.builder('Olga');
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

/** A published app with an active tool that answers in words; where it is run. */
async function published(): Promise<string> {
  const { appId } = await makeApp(world, owner, { live: true });
  const tools = `/api/apps/${appId}/tools`;
  const { body } = await owner.post<{ toolId: string }>(tools, {
    title: 'Listing',
    path: 'listing',
    instructions: 'Write about [facts].',
    fields: [{ name: 'facts', type: 'long_text' }],
  });
  expect((await owner.post(`/api/apps/${appId}/publication`, {})).status).toBe(200);
  const activated = await owner.post(`${tools}/${body.toolId}/activate`, { isActive: true });
  expect(activated.status).toBe(200);
  return `/api/tools/${appId}/listing/runs`;
}

describe('many runs at once', () => {
  it('hold no connection to the database while they stream, and keep nobody else waiting', async () => {
    const { pool } = world.services;
    const count = 4 * pool.options.max;
    const at = await published();
    // A second try counts from where the first one ended.
    const before = model.calls.length;
    const gate = Promise.withResolvers<void>();
    model.decides = () => ({ text: 'One word after the other', until: gate.promise });
    const streams = await Promise.all(
      Array.from({ length: count }, (_, n) =>
        world.stranger().fetch(at, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            [VISITOR_KEY_HEADER]: `${n}`.padStart(40, 'n'),
          },
          body: JSON.stringify({ inputs: { facts: 'a' } }),
        }),
      ),
    );
    expect(streams.filter(({ status }) => status !== 200)).toEqual([]);
    await expect.poll(() => model.calls.length - before).toBe(count);
    const busy = () => pool.totalCount - pool.idleCount + pool.waitingCount;
    // A beat of all of them at once goes by; a connection that one of them held would stay.
    await expect.poll(busy, { timeout: 5_000 }).toBeLessThan(3);
    expect((await owner.get('/api/apps')).status).toBe(200);
    gate.resolve();
    const ends = await Promise.all(streams.map((one) => one.text()));
    expect(ends.filter((text) => !text.includes('"state":"success"'))).toEqual([]);
  }, 120_000);
});
