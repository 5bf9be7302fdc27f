import { PLAN_LIMITS, PLANS } from '@trellis/contract';
import { endUser, FakeModel, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { requireRoom, takeData } from './index.ts';

const world = await openWorld({
  DEFAULT_PLAN: 'lite',
  PLAN_LIMITS: JSON.stringify({
    lite: { builderMessages: 3, liveTools: 2, monthlyData: 1_000, fileSize: 2_000 },
  }),
});
const admin = await world.builder('Ann');

describe('plans', () => {
  it('give more from one to the next, and paid ones have no daily limit', () => {
    for (const [at, plan] of PLANS.entries()) {
      const [limits, before] = [PLAN_LIMITS[plan], PLAN_LIMITS[PLANS[at - 1] ?? 'lite']];
      for (const [name, value] of Object.entries(limits)) {
        const lower = before[name as keyof typeof before];
        if (typeof value === 'number' && typeof lower === 'number')
          expect([plan, name, value >= lower]).toEqual([plan, name, true]);
      }
      if (plan !== 'lite') expect(limits.dailyMessages).toBeNull();
    }
  });

  it('start new accounts on the operator’s default, and the first account on galaxy', async () => {
    expect((await admin.get('/api/live_api/account/current')).body).toMatchObject({
      plan: 'galaxy',
      counters: { builderMessages: { limit: null } },
    });
    const bob = await world.builder('Bob');
    expect((await bob.get('/api/live_api/account/current')).body).toMatchObject({
      plan: 'lite',
      counters: { builderMessages: { count: 0, limit: 3 }, dailyMessages: { count: 0, limit: 10 } },
    });
  });

  it('refuse an override that names no limit', () => {
    expect(() => readConfig({ PLAN_LIMITS: '{"lite":{"dogs":1}}' })).toThrow(/PLAN_LIMITS/);
    expect(() => readConfig({ PLAN_LIMITS: 'lots' })).toThrow(/PLAN_LIMITS/);
  });

  it('let exactly one of fifty messages pass that come at once with room for one more', async () => {
    const carl = await world.builder('Carl');
    const { db } = world.services;
    await db
      .updateTable('accounts')
      .set({ builder_messages: 2 })
      .where('user_id', '=', carl.uid)
      .execute();
    const ask = (n: number) =>
      carl.post('/api/apps', { appType: 'GEN_APP', prompt: `A list of books ${n}` });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n)));
    // Whom a busy machine asks to come again comes again.
    for (const [n, { status }] of answers.entries()) if (status === 503) answers[n] = await ask(n);
    const passed = answers.filter(({ status }) => status === 200);
    expect(passed).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(49);
    expect(refused[0]!.body).toMatchObject({
      message:
        'You have reached your builder chat messages limit. Please upgrade your plan to continue.',
      error: { code: 'builder-chat-messages-limit-reached' },
    });
    expect((await carl.get('/api/live_api/account/current')).body).toMatchObject({
      counters: { builderMessages: { count: 3, limit: 3 } },
    });
    // What was refused leaves no empty app behind.
    expect((await carl.get<{ apps: unknown[] }>('/api/apps')).body.apps).toHaveLength(1);
  });

  it('let exactly one of fifty additions pass that come at once with room for one more', async () => {
    const dora = await world.builder('Dora');
    const { db, plans } = world.services;
    const things = [1];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        db.transaction().execute(async (trx) => {
          await requireRoom(trx, plans, { userId: dora.uid, limit: 'liveTools' }, async () => {
            const { length } = things;
            await new Promise((resolve) => setTimeout(resolve, 1));
            return length;
          });
          things.push(1);
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused!.reason).toMatchObject({
      status: 402,
      message:
        'Your plan includes 2 live AI tools. To activate more tools, you can put other tools in draft mode or upgrade your plan',
    });
  });

  it('let exactly one of fifty pass who process data at once with room for one more, and begin anew each month', async () => {
    const fay = await world.builder('Fay');
    const { db, plans } = world.services;
    const take = (bytes: number) => takeData(db, plans, fay.uid, bytes);
    await take(700);
    expect((await fay.get('/api/account/plan-use')).body).toEqual({
      monthlyData: { count: 700, limit: 1_000 },
      monthlyRuns: { count: 0, limit: 100 },
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => take(200)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused!.reason).toMatchObject({
      status: 402,
      message:
        'The monthly data processing limit has been reached. Upgrade to upload more business data from multiple sources',
    });
    await take(100);
    await expect(take(1)).rejects.toMatchObject({ status: 402 });
    await admin.call('PATCH', `/api/admin/accounts/${fay.uid}`, { plan: 'galaxy' });
    await take(5_000_000_000);
    await admin.call('PATCH', `/api/admin/accounts/${fay.uid}`, { plan: 'monetizer' });
    await expect(take(1)).rejects.toMatchObject({
      message: expect.stringContaining('If you need more space, let us know.'),
    });
    await db
      .updateTable('accounts')
      .set({ data_month: '2026-01-01' })
      .where('user_id', '=', fay.uid)
      .execute();
    await take(1_000_000_000);
  });

  it('bound what an app reads out of files in a month, together and to the byte', async () => {
    const hal = await world.builder('Hal');
    const { appId } = await makeApp(world, hal, { live: true });
    const visitor = await endUser(world, appId, 'vera');
    const file = new File([`name\n${'x'.repeat(195)}`], 'a.csv', { type: 'text/csv' });
    const { body: stored } = await visitor.upload<{ file_url: string }>(
      '/integrations/Core/UploadFile',
      file,
    );
    const { db, plans } = world.services;
    await takeData(db, plans, hal.uid, 700);
    const json_schema = { type: 'object', properties: { name: { type: 'string' } } };
    const extract = () =>
      visitor.post<{ status: string; message: string }>(
        '/integrations/Core/ExtractDataFromUploadedFile',
        { file_url: stored.file_url, json_schema },
      );
    const answers = await Promise.all(Array.from({ length: 50 }, extract));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(49);
    expect(refused[0]!.body.message).toBe(
      'The monthly data processing limit has been reached. Upgrade to upload more business data from multiple sources',
    );
    const model = await FakeModel.start();
    const { models } = world.services;
    const baseUrl = model.env.LLM_BASE_URL ?? null;
    models.use({ provider: 'compatible', model: 'fake-1', apiKey: null, baseUrl, timeoutMs: null });
    const ask = { prompt: 'What is it?', file_urls: [stored.file_url] };
    expect((await visitor.post('/integrations/Core/InvokeLLM', ask)).status).toBe(402);
    expect((await visitor.post('/integrations/Core/InvokeLLM', { prompt: 'Hello' })).status).toBe(
      200,
    );
    models.use(null);
    await model.stop();
  });

  it('bound the files that an app takes, by the plan of its owner', async () => {
    const gus = await world.builder('Gus');
    const { appId } = await makeApp(world, gus, { live: true });
    const visitor = await endUser(world, appId, 'vic');
    const upload = (size: number) =>
      visitor.upload('/integrations/Core/UploadFile', new File([new Uint8Array(size)], 'a.bin'));
    expect((await upload(1_999)).status).toBe(200);
    expect(await upload(2_000)).toMatchObject({
      status: 413,
      body: { message: 'File size to large', error: { code: 'file-too-big' } },
    });
    await admin.call('PATCH', `/api/admin/accounts/${gus.uid}`, { plan: 'explorer' });
    expect((await upload(2_000)).status).toBe(200);
    expect((await upload(10_000_000)).status).toBe(413);
  });

  it('are set by an admin, and only by one', async () => {
    const eve = await world.builder('Eve');
    const at = `/api/admin/accounts/${eve.uid}`;
    expect((await eve.call('PATCH', at, { plan: 'moon' })).status).toBe(403);
    expect((await admin.call('PATCH', at, { plan: 'sun' })).status).toBe(422);
    expect((await admin.call('PATCH', at, { plan: 'moon' })).body).toMatchObject({ plan: 'moon' });
    expect((await eve.get('/api/live_api/account/current')).body).toMatchObject({
      plan: 'moon',
      counters: { builderMessages: { limit: 10_000 }, dailyMessages: { limit: null } },
    });
  });
});
