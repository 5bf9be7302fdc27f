import type { Browser, Page } from '@playwright/test';
import type { Caller } from './caller.ts';
import { look } from './look.ts';
import { adminOf } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, test } from './stage.ts';

const LISTING = {
  title: 'Property listing',
  path: 'listing',
  header: 'Write a property listing',
  description: 'From a few facts to a text that people want to read',
  features: ['In your tone', 'In a minute'],
  instructions: 'Write a listing in a [tone] tone from [facts].',
  isInputHidden: true,
  fields: [
    { name: 'facts', label: 'Facts about the home', type: 'long_text', required: true },
    {
      name: 'tone',
      label: 'Tone',
      type: 'select',
      options: [{ label: 'warm' }, { label: 'plain' }],
    },
    {
      name: 'extras',
      label: 'Extras',
      type: 'multiselect',
      options: [{ label: 'garden' }, { label: 'garage' }],
    },
  ],
  examples: [{ label: 'A small flat', inputs: { facts: '2 rooms near the river', tone: 'warm' } }],
  blocks: [
    { id: 'b1', type: 'text', title: 'Listing' },
    { id: 'b2', type: 'score', title: 'Appeal' },
    { id: 'b3', type: 'table', title: 'Facts' },
    { id: 'b4', type: 'chart', title: 'Distances', chart: 'bar' },
    { id: 'b5', type: 'checklist', title: 'Before you publish' },
    { id: 'b6', type: 'cards', title: 'Rooms' },
    { id: 'b7', type: 'quote', title: 'In one line' },
  ],
};
const ANSWER = {
  listing: '## A bright flat\n\nTwo rooms **by the river**. <img src=x onerror=alert(1)>',
  appeal: { score: 82, reasons: ['near the water', 'quiet'] },
  facts: {
    columns: ['What', 'How much'],
    rows: [
      ['Rooms', '2'],
      ['Floor', '3'],
    ],
  },
  distances: {
    labels: ['River', 'School', 'Train'],
    series: [{ name: 'Minutes', values: [2, 6, 9] }],
  },
  before_you_publish: [
    { text: 'Add a photo', isDone: false },
    { text: 'Check the price', isDone: true },
  ],
  rooms: [
    { title: 'Living room', text: 'South, with a balcony' },
    { title: 'Bedroom', text: 'To the quiet side' },
  ],
  in_one_line: { text: 'Home by the water.', source: 'the agent' },
};

const SUN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="orange"/></svg>';

const SKY =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#dbeafe"/><circle cx="6" cy="2" r="1" fill="#fde68a"/></svg>';

/** A published app with an active tool; the address of its page. */
async function publishedTool(owner: Caller, tool: object): Promise<string> {
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() { return <h1>Home</h1>; }',
  });
  const made = await owner.call<{ toolId: string }>('POST', `/api/apps/${appId}/tools`, tool);
  await owner.call('POST', `/api/apps/${appId}/publication`, {});
  const at = `/api/apps/${appId}/tools/${made.toolId}/activate`;
  await owner.call('POST', at, { isActive: true });
  const { slug } = await owner.call<{ slug: string }>('GET', `/api/apps/${appId}`);
  return `${owner.url}/app/${slug}/tool/listing`;
}

const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click();

test('somebody runs a published tool, finds the answer again by its address, and nobody else does', async ({
  page,
  browser,
  withModel: { url, model },
}) => {
  model.reset();
  const address = await publishedTool(await adminOf(url), LISTING);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Write a property listing' })).toBeVisible();
  await look(page, 'tool-form');
  // What is missing is said beside it, and what was entered stays.
  await page.getByLabel('Tone').selectOption('warm');
  await run(page);
  await expect(page.getByText('Facts about the home is required')).toBeVisible();
  await page.getByRole('button', { name: 'A small flat' }).click();
  await expect(page.getByLabel('Facts about the home')).toHaveValue('2 rooms near the river');
  model.will({ text: JSON.stringify(ANSWER), everyMs: 5 });
  await run(page);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { name: 'A bright flat' })).toBeVisible();
  await expect(result.getByText('Done', { exact: true })).toBeVisible();
  await expect(result.getByText('82')).toBeVisible();
  await expect(result.getByRole('cell', { name: 'Rooms', exact: true })).toBeVisible();
  await expect(result.getByText('Home by the water.')).toBeVisible();
  // What a model wrote never becomes markup.
  await expect(result.getByText('onerror=alert(1)')).toBeVisible();
  await look(page, 'tool-result');
  await expect(page).toHaveURL(/\/tool\/listing\/run\/[0-9a-f]{24}$/);
  await page.reload();
  await expect(result.getByRole('heading', { name: 'A bright flat' })).toBeVisible();
  await expect(page.getByLabel('Facts about the home')).toHaveValue('2 rooms near the river');
  await foreign(browser, page.url());
});

async function foreign(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await expect(other.getByText('A bright flat')).toHaveCount(0);
  await context.close();
}

test('a run goes on through a reload and a closed tab, and is stopped by its button', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const address = await publishedTool(await adminOf(url), { ...LISTING, blocks: [] });
  await page.goto(address);
  await page.getByLabel('Facts about the home').fill('3 rooms');
  const over = Promise.withResolvers<void>();
  const before = model.calls.length;
  model.will({ text: 'Three rooms, and each has light.', everyMs: 20, until: over.promise });
  await run(page);
  await expect(page.getByText('Three rooms, and each has light.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Three rooms, and each has light.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  over.resolve();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  expect(model.calls.length - before).toBe(1);

  model.will({ stall: 'I begin, and then' });
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText('I begin, and then')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this run')).toBeVisible();
  await expect(page.getByLabel('Facts about the home')).toHaveValue('3 rooms');
});

test('a tool that is an app shows its logo over it and its picture behind, and the app of several has it at its head', async ({
  page,
  withModel: { url },
}) => {
  const owner = await adminOf(url);
  const { appId } = await owner.call<{ appId: string }>('POST', '/api/apps', {
    appType: 'AI_TOOL',
    app: { fields: { header: 'Write a property listing' } },
  });
  const at = `/api/apps/${appId}`;
  const { toolId } = await owner.call<{ toolId: string }>('POST', `${at}/tools`, LISTING);
  await owner.call('POST', `${at}/tools/${toolId}/activate`, { isActive: true });
  const [logoUrl, backgroundImage] = ['b', 'c'].map(
    (one) => `/files/${appId}/${one.repeat(32)}.png`,
  );
  await owner.call('POST', `${at}/style`, { appStyle: { logoUrl, backgroundImage } });
  for (const picture of [logoUrl, backgroundImage])
    await page.route(`**${picture}`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture === logoUrl ? SUN : SKY }),
    );
  const { slug } = await owner.call<{ slug: string }>('GET', at);
  await page.goto(`${url}/app/${slug}`);
  const logo = page.locator('.logo');
  await expect(logo).toHaveAttribute('src', logoUrl!);
  await expect
    .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator('body')).toHaveCSS('background-image', new RegExp(backgroundImage!));
  await look(page, 'tool-logo');
  const more = { ...LISTING, title: 'Letter', header: 'Letter', path: 'letter' };
  const second = await owner.call<{ toolId: string }>('POST', `${at}/tools`, more);
  await owner.call('POST', `${at}/tools/${second.toolId}/activate`, { isActive: true });
  await page.goto(`${url}/app/${slug}`);
  await expect(page.locator('header.home .logo')).toBeVisible();
  await look(page, 'app-logo');
  await page.getByRole('link', { name: 'Letter' }).click();
  await expect(page.getByRole('navigation', { name: 'App' }).locator('.logo')).toBeVisible();
});

test('who may have an account comes in from a tool’s page, and chooses among options with pictures', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': 'export default function Home() { return <h1>Home</h1>; }',
  });
  const at = `/api/apps/${appId}`;
  // Any own picture will do for an icon.
  const icon = `/files/${appId}/${'a'.repeat(32)}.png`;
  await page.route(`**${icon}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SUN }),
  );
  const { toolId } = await owner.call<{ toolId: string }>('POST', `${at}/tools`, {
    ...LISTING,
    fields: [
      LISTING.fields[0],
      {
        name: 'tone',
        label: 'Tone',
        type: 'select',
        options: [{ label: 'warm', iconUrl: icon }, { label: 'plain' }],
      },
    ],
    blocks: [{ id: 'b1', type: 'text', title: 'Listing' }],
  });
  await owner.call('POST', `${at}/publication`, {});
  await owner.call('POST', `${at}/settings`, { appSettings: { isSignupEnabled: true } });
  await owner.call('POST', `${at}/tools/${toolId}/activate`, { isActive: true });
  const { slug } = await owner.call<{ slug: string }>('GET', at);
  await page.goto(`${url}/app/${slug}/tool/listing`);
  const way = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
  await expect(way).toHaveText('Sign in');
  const tone = page.getByRole('group', { name: 'Tone' });
  await expect(tone.getByRole('radio')).toHaveCount(2);
  await tone.getByRole('radio', { name: 'warm' }).check();
  await look(page, 'tool-account');
  await page.getByLabel('Facts about the home').fill('2 rooms');
  model.will({ text: 'A warm flat.' });
  await run(page);
  await expect(page.getByText('A warm flat.')).toBeVisible();
  expect(JSON.stringify(model.calls.at(-1))).toContain('in a warm tone');
  await way.click();
  await expect(page).toHaveURL(new RegExp(`/apps/${appId}/login\\?nextUrl=`));
});

test('a tool that is not there, or not open to people, says so', async ({
  page,
  withModel: { url },
}) => {
  const address = await publishedTool(await adminOf(url), LISTING);
  const answer = await page.goto(address.replace(/listing$/, 'nothing'));
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'There is no tool at this address' }),
  ).toBeVisible();
});
