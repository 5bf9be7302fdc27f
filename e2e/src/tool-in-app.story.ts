import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { look, lookInApp } from './look.ts';
import { adminOf } from './people.ts';
import { makeSpace } from './space.ts';
import { add, ask, enter, expect, preview, say, test } from './stage.ts';

const TITLE = {
  title: 'Suggest a title',
  path: 'suggest-title',
  instructions: 'A title for [Description].',
  isInputHidden: true,
  fields: [{ name: 'Description', type: 'long_text', required: true }],
  blocks: [{ id: 'title', type: 'text', title: 'Title' }],
};
const LISTING = {
  title: 'Listing',
  path: 'listing',
  header: 'Write a listing',
  instructions: 'A listing from [Facts], [Tone], [Extras], [Photos].',
  fields: [
    { name: 'Facts', label: 'Facts about the home', type: 'long_text', required: true },
    { name: 'Rooms', type: 'number' },
    { name: 'Free from', type: 'date' },
    { name: 'Tone', type: 'select', options: [{ label: 'warm' }, { label: 'plain' }] },
    { name: 'Extras', type: 'multiselect', options: [{ label: 'garden' }, { label: 'lift' }] },
    { name: 'Pets are welcome', type: 'boolean' },
    { name: 'Photos', type: 'photo' },
  ],
  inputLabel: 'Anything else?',
  examples: [{ label: 'A small flat', inputs: { Facts: '2 rooms by the river' } }],
  blocks: [
    { id: 'text', type: 'text', title: 'Listing' },
    { id: 'fit', type: 'score', title: 'Appeal' },
    { id: 'facts', type: 'table', title: 'Facts' },
    { id: 'ways', type: 'chart', title: 'Ways', chart: 'bar' },
    { id: 'todo', type: 'checklist', title: 'Before you publish' },
    { id: 'rooms', type: 'cards', title: 'Rooms' },
    { id: 'line', type: 'quote', title: 'In one line' },
  ],
};
const ANSWER = {
  listing: '## A bright flat\n\nTwo rooms **by the river**. <img src=x onerror=alert(1)>',
  appeal: { score: 82, reasons: ['near the water', 'quiet'] },
  facts: { columns: ['What', 'How much'], rows: [['Rooms', '2']] },
  ways: { labels: ['River', 'School'], series: [{ name: 'Minutes', values: [2, 6] }] },
  before_you_publish: [{ text: 'Add a photo', isDone: false }],
  rooms: [{ title: 'Bedroom', text: 'To the quiet side' }],
  in_one_line: { text: 'Home by the water.', source: 'the agent' },
};
const HOME = `import { ToolForm } from '@/components/ui/tool-form';
import { useState } from 'react';

export default function Home() {
  const [heard, setHeard] = useState('');
  return (
    <main className="mx-auto max-w-2xl p-6">
      <h1 className="mb-4 font-semibold text-2xl">Listings</h1>
      <ToolForm path="listing" onResult={({ parts }) => setHeard(String(parts.text).length + ' letters')} />
      <p>Heard: {heard}</p>
    </main>
  );
}
`;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The app's own frame, in the shell of a published app. */
const shown = (page: Page) => page.frameLocator('#app iframe');

test('visitors use a tool in a page of an app once it is active: every field, what comes, what is refused, stop', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, { 'pages/Home.tsx': HOME });
  const at = `/api/apps/${appId}`;
  const { toolId } = await owner.call<{ toolId: string }>('POST', `${at}/tools`, LISTING);
  await owner.call('POST', `${at}/publication`, {});
  const { slug } = await owner.call<{ slug: string }>('GET', at);
  await page.goto(`${url}/app/${slug}`);
  const app = shown(page);
  // A draft is none to visitors, in the server's words.
  await expect(app.getByText('Tool with path listing not found')).toBeVisible();
  await owner.call('POST', `${at}/tools/${toolId}/activate`, { isActive: true });
  await app.getByRole('button', { name: 'Try again' }).click();
  await expect(app.getByLabel('Facts about the home')).toBeVisible();
  await look(page, 'app-tool-form');
  await lookInApp(app, 'app-tool-form');

  await app.getByLabel('Rooms').fill('two');
  await app.getByLabel('Tone').selectOption('warm');
  await app.getByLabel('garden').check();
  await app.getByLabel('Pets are welcome').check();
  await app.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(app.getByText('Facts about the home is required')).toBeVisible();
  await expect(app.getByLabel('Rooms')).toHaveAttribute('aria-invalid', 'true');
  await expect(app.getByLabel('Rooms')).toHaveValue('two');
  await app.getByRole('button', { name: 'A small flat' }).click();
  await app.getByLabel('Rooms').fill('2');
  await app.getByLabel('Photos').setInputFiles([
    { name: 'kitchen.png', mimeType: 'image/png', buffer: PNG },
    { name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('none') },
  ]);
  await expect(app.getByText('This is not a picture.')).toBeVisible();
  await app.getByRole('button', { name: 'Remove none.png' }).click();

  model.will({ text: JSON.stringify(ANSWER), everyMs: 5 });
  await app.getByRole('button', { name: 'Run', exact: true }).click();
  const result = app.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { name: 'A bright flat' })).toBeVisible();
  await expect(result.getByText('Done', { exact: true })).toBeVisible();
  await expect(result.getByText('82', { exact: true })).toBeVisible();
  await expect(result.getByText('Home by the water.')).toBeVisible();
  // What a model wrote never becomes markup.
  await expect(result.getByText('onerror=alert(1)')).toBeVisible();
  await expect(app.getByText(`Heard: ${ANSWER.listing.length} letters`)).toBeVisible();
  await look(page, 'app-tool-result');
  await lookInApp(app, 'app-tool-result');
  if (process.env.SHOTS)
    for (const [theme, isDark] of [
      ['light', false],
      ['dark', true],
    ] as const) {
      await app.locator('html').evaluate((html, on) => html.classList.toggle('dark', on), isDark);
      await result.getByText('Appeal').evaluate((heading) => heading.scrollIntoView());
      await look(page, `app-tool-answer-${theme}`);
    }

  model.will({ stall: '{"listing": "I begin, and then' });
  await app.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(result.getByText('I begin, and then')).toBeVisible();
  await app.getByRole('button', { name: 'Stop' }).click();
  await expect(result.getByText('You stopped this run')).toBeVisible();
  await expect(app.getByLabel('Facts about the home')).toHaveValue('2 rooms by the river');
  // The runs are theirs by a key that this browser keeps of them.
  await page.reload();
  await expect(app.getByLabel('Facts about the home')).toBeVisible();
});

const LETTER = {
  title: 'Letter',
  path: 'letter',
  instructions: 'Write about [matter].',
  isInputHidden: true,
  followups: true,
  fields: [{ name: 'matter', label: 'What is it about?', type: 'text' }],
  blocks: [
    { id: 'b1', type: 'text', title: 'Letter' },
    { id: 'b2', type: 'table', title: 'Dates' },
  ],
};
const WITH_LETTER = `import { ToolForm } from '@/components/ui/tool-form';

export default function Home() {
  return (
    <main className="mx-auto max-w-2xl p-6">
      <h1 className="mb-4 font-semibold text-2xl">Letters</h1>
      <ToolForm path="letter" />
    </main>
  );
}
`;

const LETTER_ANSWER = JSON.stringify({
  letter: 'Please cut the hedge.',
  dates: { columns: ['What', 'When'], rows: [['=Cut', 'June 3']] },
});

/** A page of an app with the tool of letters, in which what is needed is entered. */
async function openLetter(page: Page, url: string) {
  const owner = await adminOf(url);
  const { appId } = await makeSpace(owner, { 'pages/Home.tsx': WITH_LETTER });
  const at = `/api/apps/${appId}`;
  const { toolId } = await owner.call<{ toolId: string }>('POST', `${at}/tools`, LETTER);
  await owner.call('POST', `${at}/settings`, { appSettings: { userCanEditResults: true } });
  await owner.call('POST', `${at}/publication`, {});
  await owner.call('POST', `${at}/tools/${toolId}/activate`, { isActive: true });
  const { slug } = await owner.call<{ slug: string }>('GET', at);
  await page.goto(`${url}/app/${slug}`);
  const app = shown(page);
  await app.getByLabel('What is it about?').fill('the hedge');
  return { app, at: `${url}/app/${slug}/tool/letter` };
}

async function downloaded(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await shown(page).getByRole('button', { name: 'Download' }).click();
  await shown(page).getByRole('menuitem', { name: kind }).click();
  const file = await coming;
  await expect(shown(page).getByText('Saved', { exact: true })).toBeVisible();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** What somebody else reads who has the address. */
async function readBy(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await expect(
    other.getByText('Try it yourself').or(other.getByLabel('What is it about?')),
  ).toBeVisible();
  const text = await other.locator('body').innerText();
  await context.close();
  return text;
}

/** The answer is given to others, who read it, and taken back. */
async function sharedAndRevoked(page: Page, browser: Browser, below: string): Promise<void> {
  const app = shown(page);
  await app.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = app.getByRole('dialog', { name: 'Share this result' });
  await expect(dialog.getByText('Please cut the hedge.')).toBeVisible();
  await look(page, 'app-tool-share');
  await lookInApp(app, 'app-tool-share');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  const address = await dialog.getByLabel('Link').inputValue();
  expect(address.startsWith(below)).toBe(true);
  const seen = await readBy(browser, address);
  expect(seen).toContain('Please cut the hedge.');
  expect(seen).toContain('June 3');
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByText('Link disabled')).toBeVisible();
  expect(await readBy(browser, address)).not.toContain('Please cut the hedge.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('an answer in an app is kept as files, shared, and taken back', async ({
  page,
  browser,
  withModel: { url, model },
}) => {
  model.reset();
  const { app, at } = await openLetter(page, url);
  model.will({ text: LETTER_ANSWER }, { json: { next: [] } });
  await app.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(app.getByText('Please cut the hedge.')).toBeVisible();
  const csv = await downloaded(page, 'CSV');
  expect([csv.name, csv.bytes.toString()]).toEqual([
    'Letter.csv',
    expect.stringContaining("'=Cut,June 3"),
  ]);
  const word = await downloaded(page, 'Word');
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual(['Letter.docx', 'PK']);
  const pdf = await downloaded(page, 'PDF');
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['Letter.pdf', '%PDF-']);

  await sharedAndRevoked(page, browser, `${at}/run/`);
});

test('an answer in an app is rated, written anew, gone on with, and found again', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const { app } = await openLetter(page, url);
  model.will({ text: LETTER_ANSWER }, { json: { next: ['Make it warmer'] } });
  await app.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(app.getByText('Please cut the hedge.')).toBeVisible();
  const good = app.getByRole('button', { name: 'Good answer' });
  await good.click();
  await app.getByLabel('What was good?').fill('It is short');
  await app.getByRole('button', { name: 'Send' }).click();
  await expect(app.getByText('Thanks. The tool’s owner will see this.')).toBeVisible();
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  await app.getByRole('button', { name: 'Edit', exact: true }).click();
  await look(page, 'app-tool-edit');
  await lookInApp(app, 'app-tool-edit');
  await app
    .getByRole('textbox', { name: 'Letter', exact: true })
    .fill('Please cut **both** hedges.');
  await app.getByLabel('Row 1, column 2').fill('June 4');
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('both', { exact: true })).toBeVisible();
  await expect(app.getByRole('cell', { name: 'June 4' })).toBeVisible();

  model.will({ text: 'Dear all, warmly.' }, { json: { next: [] } });
  await app.getByRole('button', { name: 'Make it warmer' }).click();
  await expect(app.getByText('Dear all, warmly.')).toBeVisible();
  await app.getByText('Make it warmer').scrollIntoViewIfNeeded();
  await look(page, 'app-tool-thread');

  // Theirs by the key that this browser keeps of them.
  await page.reload();
  await app.getByText('Your runs').click();
  await app.getByRole('button', { name: /^the hedge/ }).click();
  await expect(app.getByText('both', { exact: true })).toBeVisible();
  await expect(app.getByLabel('What is it about?')).toHaveValue('the hedge');
  await app.getByRole('button', { name: 'Remove Make it warmer' }).click();
  await app.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(app.getByText('Removed')).toBeVisible();
  await look(page, 'app-tool-history');
  await lookInApp(app, 'app-tool-history');
});

test('a model writes a tool and the page that uses it in one turn, and publishing says that it is a draft', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  const code = `import { ToolButton } from '@/components/ui/tool-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { tools } from '@/tools';
import { useState } from 'react';

export default function Home() {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [all, setAll] = useState('');
  return (
    <main className="flex flex-col gap-4 p-6">
      <Field label="Description"><Textarea value={text} onChange={(e) => setText(e.target.value)} /></Field>
      <Field label="Title"><Input value={title} onChange={(e) => setTitle(e.target.value)} /></Field>
      <ToolButton path="suggest-title" inputs={{ Description: text }} part="title" value={title} onFill={setTitle}>Suggest a title</ToolButton>
      <button onClick={() => tools.list().then((found) => setAll(found.map((one) => one.path).join()))}>Which tools</button>
      <p>Tools: {all}</p>
    </main>
  );
}`;
  model.will({
    text: `I add it.\n${add('tools/SuggestTitle.json', JSON.stringify(TITLE))}${add('pages/Home.tsx', code)}Done.`,
  });
  await ask(page, 'A page with a title and a description, and a button that suggests the title');
  const app = preview(page);
  const button = app.getByRole('button', { name: 'Suggest a title' });
  await expect(button).toBeVisible();
  expect(JSON.stringify(model.calls)).toContain('@/components/ui/tool-button');
  // The tool is there once the answer is.
  await expect(page.getByRole('button', { name: 'All Changes' })).toBeVisible();
  await app.getByRole('button', { name: 'Which tools' }).click();
  await expect(app.getByText('Tools: suggest-title')).toBeVisible();
  await button.click();
  await expect(app.getByRole('alert')).toContainText('Description is required');
  await app.getByLabel('Description').fill('Two rooms by the river');
  await app.getByLabel('Title').fill('Mine');
  model.will({ text: '{"title": "A quiet flat"}' });
  await button.click();
  await expect(app.getByLabel('Title')).toHaveValue('A quiet flat');
  await app.getByRole('button', { name: 'Undo' }).click();
  await expect(app.getByLabel('Title')).toHaveValue('Mine');

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your app' });
  await expect(
    dialog.getByText('Your pages use the AI tool “Suggest a title”, which is a draft'),
  ).toBeVisible();
  await look(page, 'publish-draft-tool');
});

test('the built-in builder puts a button beside a field, and says that there is no model yet', async ({
  page,
  builtIn: { url },
}) => {
  await enter(page, url);
  await ask(page, 'An app for apartment listings with a title, a description, photos and a rent');
  const app = preview(page);
  await expect(app.getByRole('heading').first()).toBeVisible();
  await say(page, 'add a button that suggests a title');
  await expect(page.getByText('the button “Suggest a title” stands beside “Title”')).toBeVisible();
  await app
    .getByRole('button', { name: /^(Add|New)/ })
    .first()
    .click();
  const button = app.getByRole('button', { name: 'Suggest a title' });
  await expect(button).toBeVisible();
  await app.getByLabel('Description').fill('Two rooms by the river');
  await button.click();
  await expect(app.getByRole('alert')).toContainText('This needs a language model');
  await look(page, 'app-tool-button');
  await lookInApp(app, 'app-tool-button');
  await say(page, 'add a button that suggests a slogan');
  await expect(page.getByText('I found no field “a slogan”')).toBeVisible();
});
