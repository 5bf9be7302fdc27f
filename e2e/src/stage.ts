import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { FakeModel } from '@trellis/testing/fake-model';
import { FakeDrive } from '@trellis/testing/google-drive';
import { CLUB, FakeGumroad, OTHER, TOKEN } from '@trellis/testing/gumroad';
import type { Issuer } from '@trellis/testing/issuer';
import { PostOffice } from '@trellis/testing/post-office';
import { FakeStripe } from '@trellis/testing/stripe';
import { PASSWORD } from './caller.ts';
import { Installation } from './installation.ts';
import { nextMail } from './mailbox.ts';
import { adminOf, isAdmin, newEmail } from './people.ts';

interface Stage {
  /** An installation with the built-in builder. */
  builtIn: Installation;
  /** An installation with Google, a mail server, and plans sold by Gumroad and Stripe, all over real connections. */
  connected: {
    url: string;
    issuer: Issuer;
    drive: FakeDrive;
    office: PostOffice;
    gumroad: FakeGumroad;
    stripe: FakeStripe;
  };
  /** An installation whose chat talks to the fake model. */
  withModel: { url: string; model: FakeModel };
}

/** Stories have an installation per worker, and fail when a page of ours writes an error to the console. */
export const test = base.extend<{ quiet: undefined }, Stage>({
  builtIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const installation = await Installation.start();
      await use(installation);
      await installation.stop();
    },
    { scope: 'worker' },
  ],
  connected: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const [drive, office, gumroad, stripe] = await Promise.all([
        FakeDrive.start(),
        PostOffice.start(),
        FakeGumroad.start(),
        FakeStripe.start(),
      ]);
      const { issuer } = drive;
      issuer.asks = true;
      const installation = await Installation.shared({
        ...drive.env,
        ...gumroad.env,
        ...stripe.env,
        INTEGRATION_PRIVATE_HOSTS: `${drive.host},${gumroad.host},${stripe.host}`,
        GOOGLE_PICKER_KEY: 'picker-key',
        SMTP_URL: office.url,
        GUMROAD_TOKEN: TOKEN,
        PLANS_FILE: plansFile(),
        PLANS_MANAGE_URL: 'https://seller.example/portal',
      });
      await use({ url: installation.url, issuer, drive, office, gumroad, stripe });
      await installation.stop();
      drive.stop();
      gumroad.stop();
      stripe.stop();
      await office.stop();
    },
    { scope: 'worker' },
  ],
  withModel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const model = await FakeModel.start();
      const installation = await Installation.shared(model.env);
      await use({ url: installation.url, model });
      await installation.stop();
      await model.stop();
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      page.on('console', (message) => {
        // A refused call is told to the person on the page; the browser notes its status as well.
        if (
          message.type() === 'error' &&
          !/^Failed to load resource|^WebSocket connection to .* failed/.test(message.text())
        )
          errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The plans of an operator who sells two by Gumroad and one by Stripe. */
function plansFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'trellis-plans-')), 'plans.json');
  const link = 'https://seller.example/l/plan?account={accountId}&period={period}';
  const cards = [
    { id: 'lite', name: 'Lite', price: 0, description: 'One live tool\n50 messages a month' },
    {
      id: 'explorer',
      name: 'Explorer',
      price: 19,
      priceYearly: 180,
      description: 'Five live tools\n500 messages a month\n20 data items',
      isMostPopular: true,
      link,
      providerProductId: CLUB,
    },
    {
      id: 'monetizer',
      name: 'Monetizer',
      price: 49,
      discuountedPrice: 39,
      description: '15 live tools\n2,000 messages a month\n100 data items',
      link,
      providerProductId: OTHER,
    },
    {
      id: 'moon',
      name: 'Moon',
      price: 99,
      priceYearly: 990,
      description: '50 live tools\n10,000 messages a month\n500 data items',
      link: 'https://seller.example/moon?client_reference_id={accountId}',
      linkYearly: 'https://seller.example/moon-year?client_reference_id={accountId}',
      providerProductId: 'prod_moon',
    },
  ];
  writeFileSync(file, JSON.stringify(cards));
  return file;
}

// Where other machines share the cores, what a story says of its own time is doubled like the waits (playwright.config.ts).
const setTimeoutOf = test.setTimeout;
if (process.env.CI) test.setTimeout = (ms) => setTimeoutOf(2 * ms);

export { expect, PASSWORD };

/** Makes an account on the screens and stands on the home page, or waits for the mail. */
export async function signUp(page: Page, url: string, email = newEmail()): Promise<string> {
  await page.goto(`${url}/login?mode=up`);
  await page.getByLabel('Name').fill('Ann Example');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/(home|auth\/verifyEmail)/);
  return email;
}

/** Signs up and stands on the home page; the installation's first account does not wait for a mail. */
export async function enter(page: Page, url: string): Promise<string> {
  const email = await signUp(page, url);
  if (page.url().includes('/home')) {
    isAdmin(url, email);
    return email;
  }
  const { link } = await nextMail(await adminOf(url), email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await page.waitForURL(/\/home/);
  return email;
}

/** Asks for an app from the home page and waits for the workbench. */
export async function ask(page: Page, prompt: string): Promise<void> {
  await page.getByLabel('What do you want to build?').fill(prompt);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/build\/app\/[0-9a-f]{24}/);
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message to the assistant').fill(text);
  await page.keyboard.press('Enter');
}

export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="App Preview"]');

export const add = (file: string, content: string): string =>
  `<action type="add_file" file="${file}" title="${file}">\n${content}\n</action>\n`;
