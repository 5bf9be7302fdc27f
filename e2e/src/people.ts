import type { FrameLocator, Page } from '@playwright/test';
import type { PostOffice } from '@trellis/testing/post-office';
import { Caller, PASSWORD } from './caller.ts';
import { nextMail } from './mailbox.ts';

const admins = new Map<string, Promise<Caller>>();

/** The installation's first account, which is its admin; made here when nobody was there yet. */
export function adminOf(url: string): Promise<Caller> {
  let admin = admins.get(url);
  if (!admin) {
    const made = new Caller(url, newEmail('admin'));
    admin = made.signUp('Ada Admin').then(() => made);
    admins.set(url, admin);
  }
  return admin;
}

/** Says that somebody became the installation's admin on the screens. */
export function isAdmin(url: string, email: string): void {
  const admin = new Caller(url, email);
  admins.set(
    url,
    admin.signIn().then(() => admin),
  );
}

let people = 0;
export const newEmail = (name = 'person'): string =>
  `${name}${++people}-${process.pid}@example.org`;

/** A builder with a verified address; `office` takes the mails where the installation sends any. */
export async function makeBuilder(
  url: string,
  name = 'Ben Builder',
  office?: PostOffice,
): Promise<Caller> {
  const admin = await adminOf(url);
  const person = new Caller(url, newEmail(name.split(' ')[0]?.toLowerCase()));
  await person.signUp(name);
  const { secret } = await nextMail(office ?? admin, person.email);
  await person.call('POST', '/api/auth/verification/confirm', { secret });
  return person;
}

/** Signs the browser in, where the way in is not what the story is about. */
export async function comeIn(page: Page, person: Caller): Promise<void> {
  const data = { email: person.email, password: PASSWORD };
  const answer = await page.context().request.post(`${person.url}/api/auth/sign-in`, { data });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}

interface Made {
  appId: string;
  slug: string;
}

/** An app that the built-in builder makes of a sentence, published with these settings. */
export async function makeApp(
  owner: Caller,
  prompt: string,
  settings: {
    visibility?: 'public' | 'signin' | 'invite';
    isSignupEnabled?: boolean;
    /** It was never published. */
    isDraft?: boolean;
  } = {},
): Promise<Made> {
  const app = await owner.call<Made>('POST', '/api/apps', {
    appType: 'GEN_APP',
    genApp: { fields: {}, appBuilderVersion: 4 },
    prompt,
  });
  const base = `/api/apps/${app.appId}`;
  for (let tries = 0; ; tries++) {
    const { messages } = await owner.call<{ messages: { metadata?: { status?: string } }[] }>(
      'GET',
      `${base}/messages`,
    );
    const status = messages.at(-1)?.metadata?.status;
    if (messages.length > 1 && status !== 'streaming') break;
    if (tries > 150) throw new Error('The app was not made in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (settings.isDraft) return app;
  await owner.call('POST', `${base}/publication`, {});
  await owner.call('POST', `${base}/settings`, { appSettings: settings });
  return owner.call<Made>('GET', base);
}

/** A published app as it runs in its frame. */
export const running = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Turns to the form for an account of an app, which comes first where nobody has one yet. */
export async function toSignUp(page: Page): Promise<void> {
  const turn = page.getByRole('button', { name: 'Create an account' });
  await page.getByRole('button', { name: 'Create account' }).or(turn).first().waitFor();
  if (await turn.isVisible()) await turn.click();
}

/** Makes an account of an app, which wants one from whoever comes. */
export async function joinApp(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await toSignUp(page);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(newEmail('guest'));
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}
