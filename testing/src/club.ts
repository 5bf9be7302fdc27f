import { makeApp } from './apps.ts';
import { openWorld } from './opened.ts';
import type { Answer, Person } from './person.ts';

/** What the tests of an app's end users share: a world that is closed behind them, the builder Ann, and apps of hers. */
export async function openClub() {
  const world = await openWorld();
  const ann = await world.builder('Ann');
  const password = 'correct horse battery';

  const appWith = async (settings: { visibility?: string; isSignupEnabled?: boolean } = {}) => {
    const app = await makeApp(world, ann, {
      name: 'Club',
      files: { 'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }' },
      entities: {
        Note: {
          properties: { text: { type: 'string' } },
          permissions: { read: 'anonymous', write: 'all' },
        },
      },
      live: true,
    });
    const saved = await ann.post(`/api/apps/${app.appId}/settings`, { appSettings: settings });
    if (saved.status !== 200) throw new Error(`The settings were answered with ${saved.status}`);
    return app;
  };
  const guest = (email = 'gil@example.org') => ({ email, password, name: 'Gil' });
  const invite = (appId: string, email: string, role = 'user', by = ann) =>
    by.post(`/apps/${appId}/users/invite-user`, { user_email: email, role });
  /** Comes in by the code of a mail. */
  const byCode = async (
    appId: string,
    email: string,
  ): Promise<{ person: Person; answer: Answer<unknown> }> => {
    const person = world.stranger();
    await person.post(`/api/live_api/account/sendMagicLink?appId=${appId}`, { email });
    const { code } = await world.mailTo(email);
    const path = `/api/live_api/account/validateOtp?appId=${appId}`;
    const used = await person.post(path, { email, otp: code });
    if (used.status !== 200) return { person, answer: used };
    return { person, answer: await person.enterApp(appId, 'exchange', used.body) };
  };
  return { world, ann, password, appWith, guest, invite, byCode };
}
