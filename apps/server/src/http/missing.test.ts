import { emptyApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ask = async (path: string, accept: string, method = 'GET', more = {}) => {
  const headers = { Accept: accept, ...more };
  const answer = await world.app.request(path, { method, headers });
  return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
};
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

it('an address where nothing is shows a browser our page, and says so to all else', async () => {
  expect(await ask('/no/such/page', HTML)).toEqual([404, 'text/html']);
  expect(await ask('/no/such/page', 'application/json')).toEqual([404, 'application/json']);
  expect(await ask('/no/such/page', HTML, 'POST')).toEqual([404, 'application/json']);
  for (const path of ['/api/none', '/assets/none.js', '/_files/none'])
    expect((await ask(path, HTML))[1]).not.toBe('text/html');
  for (const path of ['/files/none', '/files/0123456789abcdef01234567/none.png']) {
    expect(await ask(path, HTML)).toEqual([404, 'text/html']);
    expect((await ask(path, 'image/*'))[1]).toBe('application/json');
  }
});

it('what a browser opens as a page shows our page, even where programs call', async () => {
  const opened = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };
  const paths = [
    '/api/none',
    '/api/apps/none/of/it',
    '/assets/none.js',
    '/_files/none',
    '/live_api/x',
  ];
  for (const path of paths)
    expect([path, ...(await ask(path, HTML, 'GET', opened))]).toEqual([path, 404, 'text/html']);
  const fetched = { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' };
  expect(await ask('/api/none', HTML, 'GET', fetched)).toEqual([404, 'application/json']);
  expect(await ask('/api/none', HTML, 'POST', opened)).toEqual([404, 'application/json']);
});

it('a page about an app that there is not says so, and shows our page', async () => {
  const appId = await emptyApp(await world.builder('Ann'));
  for (const path of [
    '/build/app/:id',
    '/build/app/:id/notes',
    '/apps/:id/login',
    '/analytics/app/:id',
  ]) {
    const at = (id: string) => ask(path.replace(':id', id), HTML);
    expect(await at(appId)).toEqual([200, 'text/html']);
    expect(await at('zzz')).toEqual([404, 'text/html']);
    expect(await at('0123456789abcdef01234567')).toEqual([404, 'text/html']);
  }
});

it('an address that cannot be decoded is one where nothing is', async () => {
  for (const path of ['/%zz', '/apps/%E0%A4%A', '/apps/%E0%A4%A/login', '/build/app/%', '/x%2fy'])
    expect([path, ...(await ask(path, HTML))]).toEqual([path, 404, 'text/html']);
  for (const path of ['/api/apps/%E0%A4%A', '/api/%zz'])
    expect([path, ...(await ask(path, HTML))]).toEqual([path, 404, 'application/json']);
});
