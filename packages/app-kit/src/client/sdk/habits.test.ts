import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
const reportError = vi.fn();
const navigate = vi.fn();
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('__trellis', {
  appId: '0123456789abcdef01234567',
  serverUrl: 'https://here',
  user: null,
  getToken: async () => null,
  reportError,
  navigate,
  signOut: async () => {},
});
// It stands around the `fetch` that is there when it is read.
const { base44 } = await import('./index.ts');

const at = '/api/apps/0123456789abcdef01234567/entities';
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const asked = () =>
  fetched.mock.calls.map(([url, init]) => {
    const { pathname, searchParams } = new URL(String(url));
    const query = Object.fromEntries(searchParams);
    return [init?.method ?? 'GET', pathname, ...(searchParams.size > 0 ? [query] : [])];
  });

beforeEach(() => fetched.mockReset());
afterEach(() => reportError.mockReset());

it('lists by position, by named options, by a filter in the first place, and page by page', async () => {
  const { Order } = base44.entities;
  for (let call = 0; call < 4; call++) answer(200, [{ id: '1' }]);
  await Order!.list('-created_date', 10, 20);
  const rows = await Order!.list({ filter: { status: 'open' }, sort: 'date' });
  await Order!.list({ agent_id: 'a1' }, '-created_date', 100);
  await Order!.list({}, 5);
  for (let call = 0; call < 3; call++)
    answer(200, { items: [{ id: '1' }], next_cursor: 'more', has_more: true });
  const some = await Order!.filter({ status: 'open' }, { limit: 20 });
  await Order!.list({ cursor: null as never, sort: 'amount' });
  await Order!.page({ query: { status: 'open' }, limit: 50 });
  expect(rows).toEqual([{ id: '1' }]);
  expect(some).toEqual([{ id: '1' }]);
  expect(some).toMatchObject({ next_cursor: 'more', has_more: true, items: [{ id: '1' }] });
  expect(asked()).toEqual([
    ['GET', `${at}/Order`, { sort: '-created_date', limit: '10', skip: '20' }],
    ['GET', `${at}/Order`, { q: '{"status":"open"}', sort: 'date' }],
    ['GET', `${at}/Order`, { q: '{"agent_id":"a1"}', sort: '-created_date', limit: '100' }],
    ['GET', `${at}/Order`, { q: '{}', limit: '5' }],
    ['GET', `${at}/Order/v2/list`, { q: '{"status":"open"}', limit: '20' }],
    ['GET', `${at}/Order/v2/list`, { sort: 'amount' }],
    ['GET', `${at}/Order/v2/list`, { q: '{"status":"open"}', limit: '50' }],
  ]);
});

it('names what rows carry in both words where code reads both, and brings rows back', async () => {
  const { sdkEntityInBothWords } = await import('./entities.ts');
  const Visit = sdkEntityInBothWords('Visit');
  const asAnswered = { id: '1', created_date: 'a', updated_date: 'b', created_by_id: 'c' };
  const inBoth = { ...asAnswered, createdAt: 'a', updatedAt: 'b', creatorId: 'c' };
  answer(200, asAnswered);
  expect(await Visit.create({})).toEqual(inBoth);
  for (let call = 0; call < 2; call++) answer(200, [asAnswered]);
  expect(await Visit.filter({ day: 1 })).toEqual([inBoth]);
  expect(await Visit.bulkCreate([{}])).toEqual([inBoth]);
  answer(200, { items: [asAnswered], next_cursor: null, has_more: false });
  expect(await Visit.page()).toMatchObject({ items: [inBoth] });
  answer(200, { id: '1', createdAt: 'a', updatedAt: 'b', creatorId: 'c' });
  const { restore } = Visit;
  expect(await restore('1')).toEqual(inBoth);
  expect(asked().at(-1)).toEqual([
    'POST',
    '/live_api/apps/0123456789abcdef01234567/entities/Visit/1/restoration',
  ]);
  // Others get what the client answers, and nothing besides.
  answer(200, [asAnswered]);
  expect(await base44.entities.Order!.list()).toEqual([asAnswered]);
});

it('takes the key of an upsert by name, and knows who is signed in by the entity, too', async () => {
  answer(200, { created: 1, updated: 0, records: [] });
  await base44.entities.Order!.upsert([{ no: 1 }], { key: ['no'] });
  expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body))).toEqual({
    records: [{ no: 1 }],
    key: ['no'],
  });
  answer(200, { email: 'ann@example.org' });
  const { User } = base44.entities as unknown as { User: { me(): Promise<unknown> } };
  expect(await User.me()).toEqual({ email: 'ann@example.org' });
  answer(404, { message: 'There is no such row' });
  const error = await base44.entities.Order!.get('x').catch((cause: unknown) => cause);
  expect(error).toMatchObject({ originalError: { response: { status: 404 } } });
});

it('answers functions by their address as by their name, whichever app was named', async () => {
  const addresses = [
    '/functions/notify?a=1',
    'https://here/app/shop/functions/notify',
    '/api/apps/fedcba9876543210fedcba98/functions/notify',
    'https://shop.base44.app/functions/notify',
  ];
  for (const address of addresses) {
    answer(404, { error: 'not connected' });
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  }
  answer(200, {});
  await fetch('https://elsewhere.example/functions/notify');
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
    'https://here/api/functions/notify?a=1',
    'https://here/api/functions/notify',
    'https://here/api/functions/notify',
    'https://here/api/functions/notify',
    'https://elsewhere.example/functions/notify',
  ]);
  const [, init] = fetched.mock.calls[0]!;
  expect(new Headers(init!.headers).get('X-App-Id')).toBe('0123456789abcdef01234567');
});

it('goes where a sign-out says within the app, also to its bare origin, and nowhere else', async () => {
  for (const next of ['/welcome', 'https://here', 'https://here/a', 'https://hereafter', '//there'])
    await base44.auth.logout(next);
  expect(navigate.mock.calls.map(([to]) => to)).toEqual([
    '/welcome',
    'https://here',
    'https://here/a',
  ]);
});

it('says in which browser somebody registers, and types the mailed code', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  answer(200, { success: true });
  await base44.auth.register({ email: 'a@example.org', password: 'x' });
  answer(200, { success: true });
  await base44.auth.verifyOtp({ email: 'a@example.org', otpCode: '123456' });
  answer(200, { success: true });
  await base44.auth.loginViaEmailPassword('a@example.org', 'x');
  const [first, second, third] = fetched.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get('X-Base44-Anonymous-Id'),
  );
  expect(first).toMatch(/^[\w-]{16,}$/);
  expect([second, third]).toEqual([first, first]);
});
