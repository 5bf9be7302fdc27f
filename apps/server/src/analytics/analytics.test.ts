import type { Analytics } from '@trellis/contract';
import { endUser, makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';
import { forgetVisits } from './index.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const world = await openWorld();
const ann = await world.builder('Ann');
const files = {
  'pages/Home.tsx': 'export default function Home() { return <h1>Home</h1>; };',
  'pages/BookList.tsx': 'export default function BookList() { return <h1>Books</h1>; };',
};
const app = await makeApp(world, ann, { name: 'Library', files });

const open = (page: string, agent = CHROME, referrer = '') =>
  world
    .stranger()
    .call('POST', `/apps/${app.appId}/visits`, { page, referrer }, { 'User-Agent': agent });
const report = async (days = '7') => {
  await world.services.visits.flush();
  return ann.get<Analytics>(`/api/apps/${app.appId}/analytics?days=${days}`);
};
const today = async () => (await report()).body.days.at(-1)!;

it('is there once the app is published, for those who have a role on it', async () => {
  await open('/');
  const early = await report();
  expect(early).toMatchObject({
    status: 409,
    body: { message: 'Publish your app to access analytics' },
  });
  const live = await ann.post(`/api/apps/${app.appId}/publication`);
  expect([live.status, live.body.message]).toEqual([200, undefined]);
  const { body } = await report('90');
  expect(body.days).toHaveLength(90);
  expect(body).toMatchObject({ pages: [], referrers: [], before: { visits: 0 } });
  await world.services.db
    .insertInto('visit_days')
    .values({
      app_id: app.appId,
      day: new Date(Date.now() - 8 * 86_400_000).toISOString().slice(0, 10),
      visitors: 2,
      visits: 3,
      views: 4,
    })
    .execute();
  expect((await report()).body.before).toMatchObject({ visitors: 2, visits: 3, views: 4 });
  expect(body.days.at(-1)!.day).toBe(new Date().toISOString().slice(0, 10));
  const bob = await world.builder('Bob');
  expect((await bob.get(`/api/apps/${app.appId}/analytics`)).status).toBe(404);
  expect((await ann.get(`/api/apps/${app.appId}/analytics?days=8`)).status).toBe(400);
});

it('counts visits, visitors and pages, and where they came from, once each', async () => {
  await open('/', CHROME, 'https://www.news.example/article?secret=1');
  await open('/?utm=1', CHROME, 'https://www.news.example/article');
  await open('/book-list#top', CHROME);
  await open('/BookList', FIREFOX, 'http://localhost/app/library');
  await open('/nowhere', FIREFOX);
  expect(await today()).toMatchObject({ visitors: 2, visits: 2, views: 3, signups: 0, errors: 0 });
  const { body } = await report();
  expect(body.pages).toEqual([
    { page: 'BookList', views: 2 },
    { page: 'Home', views: 1 },
  ]);
  expect(body.referrers).toEqual([
    { host: '', visits: 1 },
    { host: 'news.example', visits: 1 },
  ]);
});

it('counts no bots, no previews, and nothing of what one browser makes up', async () => {
  for (const agent of ['Googlebot/2.1', 'curl/8', '', `${CHROME} (compatible; bingbot/2.0)`])
    await open('/', agent);
  const { body } = await ann.post<{ token: string }>(`/api/apps/${app.appId}/preview/token`);
  const log = `/api/app-logs/${app.appId}/log-user-in-app/Home`;
  const asAgent = { 'User-Agent': FIREFOX };
  const inPreview = { ...asAgent, Authorization: `Bearer ${body.token}` };
  expect((await world.stranger().call('POST', log, {}, inPreview)).status).toBe(200);
  expect(await today()).toMatchObject({ visitors: 2, visits: 2, views: 3 });
  // The public client's own word of a page counts like ours.
  await world.stranger().call('POST', log, {}, asAgent);
  expect(await today()).toMatchObject({ visitors: 2, visits: 2, views: 4 });
  for (let n = 0; n < 60; n++) await open('/', `${CHROME} made up ${n}`);
  expect((await today()).visitors).toBeLessThanOrEqual(52);
});

it('shows sign-ups and reported errors beside them', async () => {
  await endUser(world, app.appId, 'zoe@example.org');
  const report = { appId: app.appId, errorTitle: 'It broke', scope: 'page' };
  expect((await world.stranger().post('/api/app-error', report)).status).toBe(200);
  expect(await today()).toMatchObject({ signups: 1, errors: 1 });
});

it('keeps no address, and forgets by what people were told apart', async () => {
  const { db } = world.services;
  const visitors = await db.selectFrom('visit_visitors').selectAll().execute();
  expect(visitors.every(({ visitor }) => /^[\w-]{22}$/.test(visitor))).toBe(true);
  await forgetVisits(db, Date.now() + 3 * 24 * 60 * 60 * 1_000);
  expect(await db.selectFrom('visit_visitors').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('visit_salts').selectAll().execute()).toEqual([]);
  expect((await today()).visitors).toBeGreaterThan(2);
});
