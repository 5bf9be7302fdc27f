import type { Row, RowStep } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { expect, it, vi } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const bob = await world.builder('Bob');

async function tasks(count: number) {
  const { appId } = await makeApp(world, ann, {
    entities: { Task: { properties: { title: { type: 'string' }, n: { type: 'number' } } } },
  });
  const at = `/live_api/apps/${appId}/entities/Task`;
  const rows = Array.from({ length: count }, (_, n) => ({ title: `T${n}`, n }));
  const { body: made } = await ann.post<Row[]>(`${at}/bulk`, rows);
  const steps = `/api/apps/${appId}/database/Task/steps`;
  const progress = async (id: string) =>
    (await ann.get<RowStep>(`/api/apps/${appId}/steps/${id}`)).body;
  return {
    appId,
    at,
    steps,
    made,
    ids: made.map(({ id }) => id),
    list: async () => (await ann.get<(Row & { n: number })[]>(`${at}?sort=n&limit=1000`)).body,
    progress,
    run: async (body: object) => {
      const begun = await ann.post<RowStep>(steps, body);
      expect(begun.body).toMatchObject({ state: 'running', done: 0, isMine: true });
      return vi.waitUntil(
        async () => {
          const now = await progress(begun.body.stepId);
          return now.state === 'running' ? null : now;
        },
        { timeout: 60_000, interval: 50 },
      );
    },
  };
}

it('rows that were deleted or filled are put back by the server, whoever is there meanwhile', async () => {
  const { at, ids, list, run, made } = await tasks(350);
  await ann.fetch(at, { method: 'DELETE', body: '{}' });
  expect(await list()).toEqual([]);
  expect(await run({ kind: 'restore', ids })).toMatchObject({ state: 'done', done: 350, left: 0 });
  expect((await list()).map(({ id }) => id)).toEqual(ids);
  // Once more changes nothing, and is no fault.
  expect(await run({ kind: 'restore', ids })).toMatchObject({ done: 350, left: 0 });

  await ann.put(`${at}/${ids[3]}`, { title: 'somebody else' });
  const fill = (title: (row: Row, at: number) => string, base: (row: Row) => unknown) =>
    made.map((row, n) => ({
      id: row.id,
      data: { title: title(row, n) },
      base: { title: base(row) },
    }));
  const filled = await run({
    kind: 'change',
    edits: fill(
      () => 'same',
      (row) => row.title,
    ),
  });
  expect(filled).toMatchObject({ done: 350, left: 1, why: expect.any(String) });
  const back = await run({
    kind: 'change',
    edits: fill(
      (row) => String(row.title),
      () => 'same',
    ),
  });
  expect(back).toMatchObject({ state: 'done', left: 1 });
  expect((await list()).map(({ title }) => title)).toEqual(
    made.map(({ title }, n) => (n === 3 ? 'somebody else' : title)),
  );
  expect(await run({ kind: 'remove', ids })).toMatchObject({ done: 350 });
  expect(await list()).toEqual([]);
});

it('what was never changed is put back without a trace', async () => {
  const { ids, list, run, made } = await tasks(3);
  const before = await list();
  const edits = made.map(({ id, title }) => ({ id, data: { title }, base: { title: 'same' } }));
  expect(await run({ kind: 'change', edits })).toMatchObject({ state: 'done', left: 0 });
  expect((await list()).map(({ id }) => id)).toEqual(ids);
  expect(await list()).toEqual(before);
});

it('is followed by everybody of the app, and by nobody else; it can be ended', async () => {
  const { appId, steps, ids } = await tasks(200);
  const begun = await ann.post<RowStep>(steps, { kind: 'remove', ids });
  const own = `/api/apps/${appId}/steps/${begun.body.stepId}`;
  expect((await bob.get(own)).status).toBeGreaterThanOrEqual(403);
  expect((await bob.post(steps, { kind: 'remove', ids })).status).toBeGreaterThanOrEqual(403);
  expect((await ann.post(`${own}/cancel`)).status).toBe(200);
  await vi.waitUntil(async () => (await ann.get<RowStep>(own)).body.state !== 'running', {
    timeout: 10_000,
  });
  expect((await ann.get<{ steps: RowStep[] }>(steps)).body.steps).toEqual([]);
  expect((await ann.post(steps, { kind: 'remove', ids: [] })).status).toBe(422);
});

it('that a server left goes on with the next one', async () => {
  const { at, steps, ids, list, progress } = await tasks(300);
  await ann.fetch(at, { method: 'DELETE', body: '{}' });
  const { entities } = world.services;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const counting = vi.spyOn(entities, 'count').mockRejectedValueOnce(new Error('killed'));
  const { body } = await ann.post<RowStep>(steps, { kind: 'restore', ids });
  await vi.waitUntil(async () => (await progress(body.stepId)).state === 'done', {
    timeout: 60_000,
  });
  expect(counting).toHaveBeenCalled();
  counting.mockRestore();
  logged.mockRestore();
  expect((await list()).length).toBe(300);
  expect(await progress(body.stepId)).toMatchObject({ done: 300, left: 0 });
});
