import { endUser, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();

const keys = async () =>
  (await world.services.pool.query<{ key: string }>('SELECT key FROM rate_limits')).rows.map(
    ({ key }) => key,
  );

describe('what is counted', () => {
  it('names no address and no e-mail of anybody, whichever call counts', async () => {
    const ann = await world.builder('Ann');
    const { appId } = await makeApp(world, ann, { live: true });
    await endUser(world, appId, 'zoe');
    const stranger = world.stranger();
    const email = ann.email;
    const account = '/api/live_api/account';
    await stranger.post('/api/auth/sign-in', { email, password: 'not the right one' });
    await stranger.post(`${account}/sendMagicLink`, { email });
    await stranger.post(`${account}/sendResetPasswordEmail`, { email });
    await stranger.post(`${account}/validateOtp`, { email, otp: '000000' });
    await stranger.post(`${account}/sendMagicLink`, { email, appId });
    const { limits } = world.services;
    for (const key of ['203.0.113.7', '2001:db8::7', `${appId}|zoe@people.example|203.0.113.7`])
      await limits.take('sample', key, 5, 60);
    const stored = await keys();
    expect(stored.length).toBeGreaterThan(8);
    expect(stored.filter((key) => !/^[a-z-]+:[\w-]{43}$/.test(key))).toEqual([]);
  });

  it('is counted apart for each key and each name, given back and cleared', async () => {
    const { limits } = world.services;
    const take = (name: string, key: string) =>
      limits.take(name, key, 1, 60).then(
        () => 'taken',
        () => 'refused',
      );
    expect(await take('one', '203.0.113.8')).toBe('taken');
    expect(await take('one', '203.0.113.8')).toBe('refused');
    expect(await take('one', '203.0.113.9')).toBe('taken');
    expect(await take('two', '203.0.113.8')).toBe('taken');
    await limits.clear('one', '203.0.113.8');
    expect(await take('one', '203.0.113.8')).toBe('taken');
    await limits.give('two', '203.0.113.8', 1);
    expect(await take('two', '203.0.113.8')).toBe('taken');
  });
});
