import { makeApp, openWorld, type Person } from '@trellis/testing';
import { CLUB, FakeGumroad, TOKEN } from '@trellis/testing/gumroad';
import { afterAll, expect } from 'vitest';

export const SIGNUP = { isSignupEnabled: true, isPaidMembershipsEnabled: true };

/** A seller's app over a Gumroad of this file's tests; each of them begins with a new one. */
export async function openSelling() {
  const gumroad = await FakeGumroad.start();
  afterAll(() => gumroad.stop());
  const world = await openWorld({ ...gumroad.env, PUBLIC_URL: 'http://localhost' });
  const ann = await world.builder('Ann');
  const at = (path = '') => `/api/apps/${selling.appId}/payments${path}`;
  const selling = {
    appId: '',
    world,
    gumroad,
    ann,
    at,

    /** An app that sells memberships of the club, which nobody bought yet. */
    async sellingApp(): Promise<void> {
      gumroad.sales.clear();
      const { appId } = await makeApp(world, ann, {
        live: true,
        entities: {
          Note: {
            properties: { text: { type: 'string' } },
            permissions: { read: 'all', write: 'all' },
          },
        },
      });
      selling.appId = appId;
      await ann.post(`/api/apps/${appId}/settings`, { appSettings: SIGNUP });
      const tried = await ann.get(at(`/products?appId=${appId}&accessToken=${TOKEN}`));
      expect(tried.status).toBe(200);
      const { body } = await ann.post(at('/connect'), { productId: CLUB });
      expect(body).toMatchObject({ isSetupCompleted: true, product: { name: 'The club' } });
    },

    /** Somebody who signed up to the app, with a proven address. */
    async person(name: string): Promise<Person> {
      const { appId } = selling;
      const someone = world.stranger();
      const email = `${name}@people.example`;
      await someone.enterApp(appId, 'register', { email, password: 'correct horse battery', name });
      const { code: otp } = await world.mailTo(email);
      const proven = await someone.post('/api/auth/verification/confirm', { email, otp, appId });
      expect(proven.status).toBe(200);
      return someone;
    },

    /** Has Gumroad deliver something, as it delivers it. */
    async deliver(fields: Record<string, string>, address?: string): Promise<number> {
      const hooks = gumroad.subscriptions;
      const hook = hooks.findLast(({ post_url }) => post_url.includes(selling.appId));
      const path = address ?? new URL(hook!.post_url).pathname;
      const body = new TextEncoder().encode(new URLSearchParams(fields).toString());
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      return (await world.stranger().call('POST', path, body, type)).status;
    },

    isIn: async (someone: Person) =>
      (await someone.get(`/live_api/apps/${selling.appId}/entities/Note`)).status === 200,
    become: (someone: Person, wanted: boolean) =>
      expect.poll(() => selling.isIn(someone), { timeout: 15_000, interval: 100 }).toBe(wanted),
  };
  return selling;
}
