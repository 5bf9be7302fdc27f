import type { AppUsage, Usage } from '@trellis/contract';
import { makeApp, openModel, openWorld, sendMessage, writes } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';
import { priced } from '../prices/index.ts';

const model = await openModel();
const world = await openWorld({
  ...model.env,
  MODEL_PRICES: '{"fake-1":{"prompt":1000,"completion":2000}}',
});
const admin = await world.builder('Ada');
const owner = await world.builder('Olga');
beforeEach(() => model.reset());

async function say(appId: string, text = 'hello', person = owner) {
  const response = await sendMessage(person, appId, text);
  return { status: response.status, text: await response.text() };
}
const usageOf = async (appId: string) =>
  (await admin.get<AppUsage>(`/api/apps/${appId}/usage`)).body;
const counted = async () =>
  Number((await owner.get('/api/live_api/account/current')).body.counters?.builderMessages?.count);

it('costs are those of the model, with caches, under whichever name it goes', () => {
  const usage = (name: string): Usage => ({
    promptTokens: 1_000_000,
    completionTokens: 100_000,
    totalTokens: 1_100_000,
    cacheReadTokens: 600_000,
    cacheWriteTokens: 100_000,
    finishReason: 'stop',
    timestamp: '2026-01-01T00:00:00.000Z',
    modelInfo: { model: name },
  });
  for (const name of [
    'claude-sonnet-4-5',
    'anthropic/claude-sonnet-4.5',
    'claude-sonnet-4-5-20250929',
  ]) {
    const record = priced(usage(name), 'msgc', {});
    expect(record).toMatchObject({ promptTokens: 300_000, promptRate: 3, cacheReadRate: 0.3 });
    expect(record.totalCost).toBeCloseTo(0.9 + 1.5 + 0.18 + 0.375);
    expect(record.totalTokens).toBe(1_100_000);
  }
  expect(priced(usage('my-own'), 'msgc', {})).toMatchObject({ totalCost: 0, promptRate: null });
  expect(priced(usage('my-own'), 'msgc', { 'my-own': { prompt: 1, completion: 1 } })).toMatchObject(
    { promptRate: 1, cacheReadRate: 1 },
  );
});

it('each request is recorded, and told to admins alone', async () => {
  const { appId } = await makeApp(world, owner, {});
  model.will({ text: 'Hello.' }, { cut: 'half a wo' });
  const { text } = await say(appId);
  expect(text).not.toContain('promptTokens');
  expect(JSON.stringify((await owner.get(`/api/apps/${appId}/messages`)).body)).not.toContain(
    'promptTokens',
  );
  const usage = await usageOf(appId);
  expect(usage.records).toMatchObject([
    { promptTokens: 100, completionTokens: 50, finishReason: 'stop', promptRate: 1000 },
  ]);
  expect(usage.total).toMatchObject({
    promptTokens: 100,
    completionTokens: 50,
    totalTokens: 150,
    promptCost: 0.1,
    totalCost: 0.2,
  });
  expect(usage.months).toHaveLength(1);
  const failed = await say(appId);
  expect(failed.text).toContain('The connection to the model was lost. Try again.');
  expect(failed.text).not.toContain('details');
  // What had come of it is paid for, and counted about.
  const { records } = await usageOf(appId);
  expect(records.map(({ finishReason }) => finishReason).sort()).toEqual(['stop', 'stopped']);
  expect((await owner.get(`/api/apps/${appId}/usage`)).status).toBe(403);
  expect((await owner.put(`/api/apps/${appId}/usage/budget`, { budget: 5 })).status).toBe(403);
});

it('a repair says what it cost, to admins', async () => {
  const { appId } = await makeApp(world, admin, {});
  const page = (words: string) =>
    writes({ 'pages/Home.tsx': `export default function Home() {\n  return <p>${words}</p>;\n}` });
  model.will({ text: page('{gone}') }, { text: page('here') });
  const { text } = await say(appId, 'a page', admin);
  expect(text).toMatch(/"data-repair".*"state":"mended".*"cost":0\.2\b/);
  expect((await usageOf(appId)).total.totalCost).toBeCloseTo(0.4);
});

it('a budget warns at 80 %, refuses at 100 %, and charges nobody for a refusal', async () => {
  const { appId } = await makeApp(world, owner, {});
  const set = (budget: number | null) =>
    admin.put<AppUsage>(`/api/apps/${appId}/usage/budget`, { budget });
  expect((await set(0.25)).body.budget).toBe(0.25);
  expect((await set(-1)).status).toBe(422);
  model.will({ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' });
  expect((await say(appId)).text).toContain('80% of this app’s budget for this month');
  expect((await say(appId)).text).toContain('is used up');
  // The card says so as well.
  expect((await usageOf(appId)).spentPart).toBeGreaterThanOrEqual(1);
  const before = await counted();
  const refused = await say(appId);
  expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([
    429,
    'app-budget-reached',
  ]);
  expect(await counted()).toBe(before);
  await set(null);
  expect((await say(appId)).status).toBe(200);
});
