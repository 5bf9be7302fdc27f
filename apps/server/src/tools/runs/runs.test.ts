import { type RunChunk, type ToolRun, VISITOR_KEY_HEADER } from '@trellis/contract';
import { endUser, FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { applyChunk, emptyRun } from '@trellis/tools';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let model: FakeModel;
let owner: Person;
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), model.env);
  owner = await world.builder('Olga');
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

const BLOCKS = [
  { id: 'b1', type: 'text', title: 'Listing' },
  { id: 'b2', type: 'score', title: 'Fit' },
];
const TOOL = {
  title: 'Listing',
  path: 'listing',
  instructions: 'Write about [facts].',
  fields: [{ name: 'facts', type: 'long_text', required: true }],
  blocks: BLOCKS,
};

/** A published app with an active tool. */
async function published(tool: object = {}, settings: object = {}) {
  const { appId } = await makeApp(world, owner, { live: true });
  const { body } = await owner.post<{ toolId: string }>(`/api/apps/${appId}/tools`, {
    ...TOOL,
    ...tool,
  });
  await world.services.db
    .updateTable('apps')
    .set(({ ref }) => ({ published_version_id: ref('draft_version_id') }))
    .where('app_id', '=', appId)
    .execute();
  await owner.post(`/api/apps/${appId}/settings`, { appSettings: settings });
  const at = `/api/apps/${appId}/tools/${body.toolId}/activate`;
  expect((await owner.post(at, { isActive: true })).status).toBe(200);
  return { appId, toolId: body.toolId, at: `/api/tools/${appId}/listing/runs` };
}

const KEY = { [VISITOR_KEY_HEADER]: 'k'.repeat(40) };
const json = { 'Content-Type': 'application/json' };
const start = (who: Person, at: string, body: object, headers: object = KEY) =>
  who.fetch(at, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
const get = async <T>(who: Person, at: string, headers: Record<string, string> = KEY) => {
  const answer = await who.fetch(at, { headers });
  return { status: answer.status, body: (await answer.json()) as T };
};

async function chunksOf(answer: Response): Promise<RunChunk[]> {
  const text = await answer.text();
  return text
    .split('\n\n')
    .filter((one) => one.startsWith('data: '))
    .map((one) => JSON.parse(one.slice(6)) as RunChunk);
}
const watched = (chunks: RunChunk[]) => chunks.reduce(applyChunk, emptyRun);
const runIdOf = (chunks: RunChunk[]) =>
  chunks.flatMap((chunk) => (chunk.type === 'begin' ? [chunk.runId] : []))[0]!;

describe('a run', () => {
  it('streams its blocks, and is there afterwards for who started it and nobody else', async () => {
    const { appId, at } = await published();
    model.will({
      text: '{"listing": "A bright flat by the river.", "fit": {"score": 80, "reasons": ["near"]}}',
    });
    const answer = await start(world.stranger(), at, { inputs: { facts: '2 rooms', other: 'x' } });
    expect(answer.headers.get('Content-Type')).toMatch(/event-stream/);
    const chunks = await chunksOf(answer);
    const seen = watched(chunks);
    expect(seen).toMatchObject({
      state: 'success',
      parts: [
        { id: 'b1', state: 'done', value: 'A bright flat by the river.' },
        { id: 'b2', state: 'done', value: { score: 80, reasons: ['near'] } },
      ],
    });
    // The text came in pieces.
    expect(chunks.filter(({ type }) => type === 'more').length).toBeGreaterThan(2);
    const call = model.calls.at(-1)!;
    expect(call.messages.at(-1)!.content).toContain('Write about <entered>2 rooms</entered>.');
    expect(call.response_format?.json_schema?.schema).toMatchObject({
      required: ['listing', 'fit'],
    });

    const runAt = `/api/tools/${appId}/runs/${runIdOf(chunks)}`;
    const { body } = await get<ToolRun>(world.stranger(), runAt);
    expect(body).toMatchObject({
      state: 'success',
      inputs: { facts: '2 rooms' },
      parts: seen.parts,
    });
    expect(
      (await get(world.stranger(), runAt, { [VISITOR_KEY_HEADER]: 'x'.repeat(40) })).status,
    ).toBe(404);
    expect((await get(world.stranger(), runAt, {})).status).toBe(401);
    const ann = await endUser(world, appId, 'ann');
    expect((await get(ann, runAt)).status).toBe(404);
    const list = await get<{ runs: ToolRun[] }>(world.stranger(), at);
    expect(list.body.runs.map(({ runId }) => runId)).toEqual([body.runId]);
  });

  it('goes to the model of the settings where the provider has it, else to the installation’s', async () => {
    for (const [aiModel, sent] of [
      ['fake-2', 'fake-2'],
      ['no-such-model', 'fake-1'],
    ] as const) {
      const { at } = await published({ blocks: [] }, { aiModel });
      model.will({ text: 'Done.' });
      await chunksOf(await start(world.stranger(), at, { inputs: { facts: 'x' } }));
      expect(model.calls.at(-1)!.model).toBe(sent);
    }
  });

  it('makes none once those of the month have cost what the app may', async () => {
    const { at } = await published({ blocks: [] }, { monthlyCostCap: 2 });
    model.will({ text: 'Done.' });
    await chunksOf(await start(world.stranger(), at, { inputs: { facts: 'x' } }));
    const [, , , appId = ''] = at.split('/');
    const { db } = world.services;
    await db.updateTable('tool_runs').set({ cost: 2 }).where('app_id', '=', appId).execute();
    const refused = await start(world.stranger(), at, { inputs: { facts: 'x' } });
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      429,
      'This app has reached its spending limit for this month.',
    ]);
  });

  it('says what does not fit before anything is asked or counted', async () => {
    const { at } = await published({}, { dailyUserLimit: 1 });
    const before = model.calls.length;
    for (let n = 0; n < 3; n++) {
      const answer = await start(world.stranger(), at, { inputs: {} });
      expect([
        answer.status,
        ((await answer.json()) as { error: { fields: object } }).error.fields,
      ]).toEqual([422, { facts: 'facts is required' }]);
    }
    expect(model.calls.length).toBe(before);
  });

  it('goes on without who started it, and is followed again from its first piece', async () => {
    const { appId, at } = await published({ blocks: [] });
    let finish: () => void = () => {};
    model.will({
      text: 'Hello there, whoever you are',
      until: new Promise<void>((resolve) => {
        finish = resolve;
      }),
    });
    const cut = new AbortController();
    const answer = await world.stranger().fetch(at, {
      method: 'POST',
      headers: { ...json, ...KEY },
      body: JSON.stringify({ inputs: { facts: 'a' } }),
      signal: cut.signal,
    });
    const reader = answer.body!.getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    const { runId } = JSON.parse(first.split('\n')[0]!.slice(6)) as { runId: string };
    cut.abort();
    await reader.cancel().catch(() => {});
    const again = await world
      .stranger()
      .fetch(`/api/tools/${appId}/runs/${runId}/stream`, { headers: KEY });
    finish();
    const seen = watched(await chunksOf(again));
    expect(seen).toMatchObject({
      runId,
      state: 'success',
      parts: [{ value: 'Hello there, whoever you are' }],
    });
    // It is over: nothing is left to follow.
    expect(
      (await world.stranger().fetch(`/api/tools/${appId}/runs/${runId}/stream`, { headers: KEY }))
        .status,
    ).toBe(204);
  });

  it('is stopped by who started it, with what was there', async () => {
    const { appId, at } = await published({ blocks: [] });
    model.will({ stall: 'I begin, and then' });
    const answer = await start(world.stranger(), at, { inputs: { facts: 'a' } });
    const list = async () => (await get<{ runs: ToolRun[] }>(world.stranger(), at)).body.runs;
    const [run] = await list();
    const chunks = chunksOf(answer);
    await expect
      .poll(async () => {
        const { db } = world.services;
        const stored = db.selectFrom('stream_chunks').select('chunks');
        const rows = await stored.where('stream_id', '=', run!.runId).execute();
        return rows.map(({ chunks: text }) => text).join();
      })
      .toContain('and then');
    const stop = `/api/tools/${appId}/runs/${run!.runId}/stop`;
    expect(
      (
        await world.stranger().fetch(stop, {
          method: 'POST',
          headers: { ...json, 'X-Visitor-Key': 'y'.repeat(40) },
          body: '{}',
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await world
          .stranger()
          .fetch(stop, { method: 'POST', headers: { ...json, ...KEY }, body: '{}' })
      ).status,
    ).toBe(200);
    expect(watched(await chunks)).toMatchObject({ state: 'error', failure: { kind: 'stopped' } });
    expect(await list()).toMatchObject([
      { state: 'error', failure: { kind: 'stopped' }, parts: [{ value: 'I begin, and then' }] },
    ]);
  });

  it('is started once by one key, however often and however much at once', async () => {
    const { at } = await published({ blocks: [] });
    model.decides = () => ({ text: 'Once' });
    const before = model.calls.length;
    const body = { inputs: { facts: 'a' }, requestKey: 'the-same-key' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => start(world.stranger(), at, body)),
    );
    const ids = new Set(
      await Promise.all(answers.map(async (answer) => runIdOf(await chunksOf(answer)))),
    );
    expect(ids.size).toBe(1);
    expect(model.calls.length).toBe(before + 1);
    // Another person's same key is another one.
    const other = await start(world.stranger(), at, body, { [VISITOR_KEY_HEADER]: 'z'.repeat(40) });
    expect(ids.has(runIdOf(await chunksOf(other)))).toBe(false);
    model.decides = null;
  });

  it('is told of by its key where its server was lost before it stored a word', async () => {
    const { appId, at } = await published({ blocks: [] });
    model.will({ stall: '' });
    const body = { inputs: { facts: 'a' }, requestKey: 'lost-at-once' };
    const first = await start(world.stranger(), at, body);
    const { db } = world.services;
    const chunks = db.selectFrom('stream_chunks').select('chunks').where('app_id', '=', appId);
    await expect.poll(async () => (await chunks.execute()).length).toBe(1);
    await db.deleteFrom('stream_chunks').where('app_id', '=', appId).execute();
    const other = await world.another();
    const again = await start(other.stranger(), at, body);
    const begin = new TextDecoder().decode((await again.body!.getReader().read()).value);
    const [run] = (await get<{ runs: ToolRun[] }>(world.stranger(), at)).body.runs;
    expect(JSON.parse(begin.slice('data: '.length))).toEqual({ type: 'begin', runId: run!.runId });
    const stop = `/api/tools/${appId}/runs/${run!.runId}/stop`;
    await start(world.stranger(), stop, {});
    await first.text();
    await other.close();
  });

  it('asks once more, alone, for a block that came to nothing', async () => {
    const { at } = await published();
    model.will(
      { text: '{"listing": "Fine.", "fit": "good"}' },
      { text: '{"fit": {"score": 70, "reasons": []}}' },
    );
    const seen = watched(
      await chunksOf(await start(world.stranger(), at, { inputs: { facts: 'a' } })),
    );
    expect(seen.parts).toMatchObject([{ value: 'Fine.' }, { state: 'done', value: { score: 70 } }]);
    expect(model.calls.at(-1)!.response_format?.json_schema?.schema).toMatchObject({
      required: ['fit'],
    });
  });

  it('has its blocks checked by the builder’s rule', async () => {
    const rule = (text: string) => ({
      data: { features: { validation: { kind: 'rule', rule: text } } },
    });
    const { at } = await published({ blocks: [{ ...BLOCKS[0], ...rule('It is short') }] });
    model.will(
      { text: '{"listing": "Fine."}' },
      { json: { holds: false, reason: 'It is too short.' } },
    );
    const seen = watched(
      await chunksOf(await start(world.stranger(), at, { inputs: { facts: 'a' } })),
    );
    expect(seen.checks).toEqual({ b1: { status: 'failed', reason: 'It is too short.' } });
    expect(model.calls.at(-1)!.messages.at(-1)!.content).toContain('It is short');
  });

  it('works with a model that cannot be held to a schema', async () => {
    const { at } = await published();
    model.refusesSchema = true;
    model.will({ text: '## Listing\nFine.\n\n## Fit\n60\n\n- far' });
    const seen = watched(
      await chunksOf(await start(world.stranger(), at, { inputs: { facts: 'a' } })),
    );
    expect(seen.parts).toMatchObject([
      { value: 'Fine.' },
      { value: { score: 60, reasons: ['far'] } },
    ]);
    model.refusesSchema = false;
  });
});

describe('limits', () => {
  it('let exactly so many of two hundred at once pass', async () => {
    const { at } = await published({ blocks: [] }, { dailyUserLimit: 10, weeklyUserLimit: 100 });
    model.decides = () => ({ text: 'Yes' });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        start(world.stranger(), at, { inputs: { facts: `${n}` } }),
      ),
    );
    const passed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([passed.length, refused.length]).toEqual([10, 190]);
    await Promise.all(passed.map(chunksOf));
    expect(await refused[0]!.json()).toMatchObject({
      message: expect.stringMatching(
        /^You have run this tool 10 times today, which is the limit\. It works again on \d{4}-\d\d-\d\d at 00:00 UTC\.$/,
      ),
      error: { code: 'run_limit' },
    });
    expect(refused[0]!.headers.get('Retry-After')).toMatch(/^\d+$/);
    model.decides = null;
  });

  it('keep nothing of where somebody was', async () => {
    const { at } = await published({}, { dailyUserLimit: 5, weeklyUserLimit: 5 });
    model.will({ text: '{}' });
    await chunksOf(await start(world.stranger(), at, { inputs: { facts: 'x' } }));
    const counts = await world.services.db.selectFrom('run_counts').select('key').execute();
    expect(counts.filter(({ key }) => key.startsWith('tool:')).length).toBeGreaterThan(1);
    expect(counts.filter(({ key }) => /local|\d+\.\d+|::/.test(key))).toEqual([]);
  });

  it('count no run that the provider failed', async () => {
    const { at } = await published({ blocks: [] }, { dailyUserLimit: 1 });
    model.will({ status: 400 }, { text: 'Yes' });
    const first = watched(
      await chunksOf(await start(world.stranger(), at, { inputs: { facts: 'a' } })),
    );
    expect(first).toMatchObject({ state: 'error', failure: { kind: 'model' } });
    const second = watched(
      await chunksOf(await start(world.stranger(), at, { inputs: { facts: 'a' } })),
    );
    expect(second.state).toBe('success');
    expect((await start(world.stranger(), at, { inputs: { facts: 'a' } })).status).toBe(429);
  });
});

describe('the builder', () => {
  it('runs a draft in the preview, and sees what would be sent', async () => {
    const { appId, toolId } = await published({ path: 'listing' });
    await owner.put(`/api/apps/${appId}/tools/${toolId}`, {
      change: { instructions: 'Now [facts]!' },
    });
    model.will({ text: '{"listing": "Draft", "fit": 1}' });
    const answer = await start(
      owner,
      `/api/tools/${appId}/listing/runs`,
      { inputs: { facts: 'a' }, wait: true },
      {},
    );
    expect(await answer.json()).toMatchObject({
      state: 'success',
      parts: [{ value: 'Draft' }, {}],
    });
    expect(model.calls.at(-1)!.messages.at(-1)!.content).toContain('Now <entered>a</entered>!');
    const at = `/api/apps/${appId}/tools/${toolId}/prompt`;
    const { body } = await owner.post<{ prompt: string; tokens: number }>(at, {
      inputs: { facts: 'b' },
    });
    expect(body.prompt).toBe('Now <entered>b</entered>!');
    expect(body.tokens).toBeGreaterThan(50);
  });
});
