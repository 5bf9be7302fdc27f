import { type ReplyChunk, type Talk, VISITOR_KEY_HEADER } from '@trellis/contract';
import { makeApp, openModel, openWorld, ServerProcess } from '@trellis/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const other = await world.another();
afterAll(() => other.close());
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, { live: true, name: 'Garden' });
await owner.put(`/api/apps/${appId}/assistant`, { change: { welcomeMessage: 'Hello!' } });
await owner.post(`/api/apps/${appId}/settings`, { appSettings: { dailyUserLimit: 50 } });
await owner.post(`/api/apps/${appId}/chat/activate`, { isActive: true });
beforeEach(() => model.reset());

type Fetch = (path: string, init: RequestInit) => Promise<Response>;
const here: Fetch = (path, init) => world.stranger().fetch(path, init);
const there: Fetch = (path, init) => other.stranger().fetch(path, init);

const call = (via: Fetch, method: string, path: string, body?: object) =>
  via(`/api/assistants/${appId}${path}`, {
    method,
    headers: {
      [VISITOR_KEY_HEADER]: 'k'.repeat(40),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const begin = async () =>
  ((await (await call(here, 'POST', '/talks', {})).json()) as { talkId: string }).talkId;
const talkOf = async (talkId: string, via = here) =>
  (await (await call(via, 'GET', `/talks/${talkId}`)).json()) as Talk;
const piecesIn = (text: string): ReplyChunk[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line.replace(/^data: /, '')));
const wordsIn = (pieces: readonly ReplyChunk[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');

describe('a reply', () => {
  it('that one server writes is followed from its first piece on another, and stopped there', async () => {
    const talkId = await begin();
    model.will({ stall: 'The pond is ' });
    const calls = model.calls.length;
    const stream = await call(here, 'POST', `/talks/${talkId}/messages`, { text: 'The pond?' });
    await expect.poll(() => model.calls.length).toBe(calls + 1);
    const followed = await call(there, 'GET', `/talks/${talkId}/stream`);
    expect(followed.status).toBe(200);
    await expect
      .poll(
        async () =>
          (await call(there, 'POST', `/talks/${talkId}/stop`, {})).json() as Promise<object>,
      )
      .toMatchObject({ stopped: true });
    const pieces = piecesIn(await followed.text());
    expect(pieces[0]).toMatchObject({ type: 'begin' });
    expect(pieces.at(-1)).toMatchObject({ type: 'finish', failure: { kind: 'stopped' } });
    expect(wordsIn(pieces)).toBe(wordsIn(piecesIn(await stream.text())));
    expect((await talkOf(talkId, there)).messages.at(-1)).toMatchObject({
      state: 'error',
      failure: { kind: 'stopped' },
    });
  });

  it('whose server is killed is interrupted: the question stays, nothing is counted, and the talk goes on', async () => {
    const killed = new ServerProcess(world.env);
    await killed.start();
    const away: Fetch = (path, init) => fetch(killed.url + path, init);
    const talkId = await begin();
    model.will({ stall: 'As far as ' });
    const calls = model.calls.length;
    const stream = await call(away, 'POST', `/talks/${talkId}/messages`, { text: 'Tell me' });
    await expect.poll(() => model.calls.length).toBe(calls + 1);
    const counted = async () =>
      Number(
        (
          await world.services.pool.query(
            'SELECT coalesce(sum(runs), 0) AS n FROM run_counts WHERE scope = $1',
            [appId],
          )
        ).rows[0].n,
      );
    const before = await counted();
    await killed.kill();
    await stream.text().catch(() => undefined);
    // As if its last sign of life were long ago: nobody waits for that here.
    await world.services.pool.query(
      `UPDATE streams SET heartbeat_at = now() - interval '1 hour' WHERE app_id = $1`,
      [appId],
    );
    await world.services.replies.sweep();
    const { messages } = await talkOf(talkId);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(messages[0]).toMatchObject({ text: 'Tell me' });
    expect(messages[1]).toMatchObject({ state: 'error', failure: { kind: 'interrupted' } });
    expect(await counted()).toBe(before - 1);
    model.will({ text: 'Two metres.' });
    const again = await call(here, 'POST', `/talks/${talkId}/messages`, {
      text: 'Once more',
      wait: true,
    });
    expect(((await again.json()) as Talk).messages.at(-1)).toMatchObject({
      text: 'Two metres.',
      state: 'success',
    });
  }, 60_000);
});
