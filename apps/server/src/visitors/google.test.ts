import { makeApp, openWorld, type Person, World } from '@trellis/testing';
import { Issuer } from '@trellis/testing/issuer';
import { afterAll, describe, expect, inject, it } from 'vitest';

const issuer = await Issuer.start();
afterAll(() => issuer.stop());
const world = await openWorld({
  ...issuer.env,
  PUBLIC_URL: 'http://localhost',
});
const ann = await world.builder('Ann');

const pathOf = (location: string | null) => {
  const url = new URL(location ?? '', 'http://localhost');
  return url.pathname + url.search;
};
/** Goes to Google and agrees; answers where Google sends the browser. */
async function consent(browser: Person, query = ''): Promise<string> {
  const out = await browser.fetch(`/api/auth/google${query}`, { redirect: 'manual' });
  expect(out.status).toBe(302);
  const back = await fetch(out.headers.get('location') ?? '', { redirect: 'manual' });
  return pathOf(back.headers.get('location'));
}
const arrive = async (browser: Person, path: string) =>
  pathOf((await browser.fetch(path, { redirect: 'manual' })).headers.get('location'));
async function builderOf(browser: Person) {
  const { body } = await browser.post<{ token: string; user: { uid: string } } | null>(
    '/api/auth/refresh',
  );
  return body;
}

describe('signing in with Google', () => {
  it('makes a verified builder, knows them again, and goes on where they wanted', async () => {
    expect((await world.stranger().get('/api/installation')).body).toMatchObject({
      hasGoogle: true,
    });
    issuer.person = { sub: '7', email: 'Gil@gmail.example', email_verified: true, name: 'Gil' };
    const browser = world.stranger();
    const callback = await consent(browser, '?continueUrl=/settings');
    expect(await arrive(browser, callback)).toBe('/settings');
    const first = await builderOf(browser);
    expect(first?.user).toMatchObject({
      email: 'gil@gmail.example',
      name: 'Gil',
      emailVerified: true,
    });
    // Their address changed at Google: it is still them.
    issuer.person = { ...issuer.person, email: 'gil2@gmail.example' };
    const again = world.stranger();
    expect(await arrive(again, await consent(again, '?continueUrl=//evil.example'))).toBe('/home');
    expect((await builderOf(again))?.user.uid).toBe(first?.user.uid);
  });

  it('joins an account of the same address, which Google verified', async () => {
    issuer.person = { sub: '8', email: ann.email, email_verified: true };
    const browser = world.stranger();
    await arrive(browser, await consent(browser));
    expect((await builderOf(browser))?.user.uid).toBe(ann.uid);
    expect((await ann.get('/api/auth/profile')).body).toMatchObject({
      hasGoogle: true,
      hasPassword: true,
    });
  });

  it('refuses addresses that Google did not verify, forged answers, and answers for another browser', async () => {
    const failure = '/auth/handler?mode=google&error=auth%2Fgoogle-failed';
    const browser = world.stranger();
    issuer.person = { sub: '9', email: ann.email, email_verified: false };
    expect(await arrive(browser, await consent(browser))).toBe(failure);
    issuer.person = { sub: '9', email: ann.email, email_verified: true };
    issuer.forge = true;
    expect(await arrive(browser, await consent(browser))).toBe(failure);
    issuer.forge = false;
    const callback = await consent(browser);
    expect(await arrive(world.stranger(), callback)).toBe(failure);
    const other = world.stranger();
    await consent(other);
    expect(await arrive(other, callback)).toBe(failure);
    // That try used it up.
    expect(await arrive(browser, callback)).toBe(failure);
    expect(await builderOf(browser)).toBeNull();
  });

  it('lets end users into an app by its admission rule', async () => {
    const { appId, slug } = await makeApp(world, ann, { name: 'Club', live: true });
    issuer.person = { sub: '10', email: 'hal@gmail.example', email_verified: true };
    const browser = world.stranger();
    expect(await arrive(browser, await consent(browser, `?appId=${appId}`))).toBe(
      `/auth/handler?mode=google&error=signup_closed&appId=${appId}`,
    );
    const settings = { appSettings: { isSignupEnabled: true } };
    await ann.post(`/api/apps/${appId}/settings`, settings);
    expect(await arrive(browser, await consent(browser, `?appId=${appId}`))).toBe(`/app/${slug}`);
    const { body } = await browser.post(`/apps/${appId}/auth/token`);
    expect(body).toMatchObject({ user: { email: 'hal@gmail.example', role: 'user' } });
    expect(await builderOf(browser)).toBeNull();
  });

  it('is not there without keys', async () => {
    const plain = await World.open(inject('postgres'));
    try {
      const out = await plain.stranger().fetch('/api/auth/google', { redirect: 'manual' });
      expect(pathOf(out.headers.get('location'))).toContain('google-not-set-up');
    } finally {
      await plain.close();
    }
  });
});
