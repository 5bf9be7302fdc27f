import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { add, ask, enter, expect, preview, test } from './stage.ts';

const HOME = 'export default function Home() {\n  return <h1>Hello</h1>;\n}';
const ANSWER = `Here it is, **bold** and all.

![a picture](https://elsewhere.example/spy.png) <img src="https://elsewhere.example/spy2.png" onerror="alert(1)">
<script>window.isHurt = true</script>
<action type="dance" title="A dance ${'that goes on and on, '.repeat(9)}">
left, right
</action>
${add('pages/Home.tsx', HOME)}
[A link](javascript:window.isHurt=true)`;

test('an answer is shown with its steps, its code in colors, and nothing that reaches outside', async ({
  page,
  context,
  withModel: { url, model },
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) outside.push(request.url());
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  model.reset();
  await comeIn(page, await adminOf(url));
  await page.goto(`${url}/home`);
  model.will(
    { tool: 'read_file', input: { path: 'pages/Nowhere.tsx' } },
    { text: ANSWER, reasoning: 'They want a greeting.' },
  );
  await ask(page, 'Say hello');
  await expect(preview(page).getByRole('heading', { name: 'Hello' })).toBeVisible();
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.locator('strong', { hasText: 'bold' })).toBeVisible();
  await expect(log.locator('img')).toHaveCount(0);
  await expect(log.getByText('A link')).not.toHaveAttribute('href', /javascript/);
  expect(await page.evaluate(() => 'isHurt' in window)).toBe(false);
  expect(outside.filter((one) => /^https?:/.test(one))).toEqual([]);

  // What is no known step is shown, and does nothing.
  await expect(log.getByRole('button', { name: /Note A dance/ })).toBeVisible();
  await expect(log.getByText('2 of 2 done')).toBeVisible();
  // A long step is shortened with a sign, within its card.
  const step = log.getByRole('button', { name: /Note A dance/ });
  const fits = await step.evaluate((one) => {
    const shown = one.closest('[aria-label="Steps"]')!;
    const words = one.querySelector('[title]')!;
    return [one.scrollWidth <= shown.clientWidth, words.scrollWidth > words.clientWidth];
  });
  expect(fits).toEqual([true, true]);
  await log.getByRole('button', { name: /Page Home/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Content of/ })).toContainText('Hello');
  await expect(dialog.locator('.cm-line span').first()).toBeVisible();
  await look(page, 'chat-action');
  await page.keyboard.press('Escape');

  // A tool that was used: in words, what it was given and what it gave, after a reload as well.
  await page.reload();
  await log.getByText('Read pages/Nowhere.tsx').click();
  await expect(log.getByLabel('Arguments')).toContainText('pages/Nowhere.tsx');
  await expect(log.getByLabel('Result')).toContainText('There is no file pages/Nowhere.tsx');
  await expect(log.getByText('They want a greeting.')).toBeHidden();
  await log.getByText('Reasoning').click();
  await expect(log.getByText('They want a greeting.')).toBeVisible();

  await log.getByText('Here it is').hover();
  await log.getByRole('button', { name: 'Copy message' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Here it is');
  await expect(log.getByText(/Version ID: [0-9a-f]{24}/)).toBeVisible();
});

test('earlier messages are shown when they are asked for, and what is read stays in its place', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  model.will({ text: 'Hello.' });
  await ask(page, 'Say hello');
  await expect(page.getByText('Hello.', { exact: true })).toBeVisible();
  // A long conversation, without the time that it takes.
  const said = (n: number) => ({
    id: `msgc${String(n).padStart(16, '0')}`,
    role: 'user',
    parts: [{ type: 'text', text: `Wish ${n}.` }],
    metadata: { status: 'ready' },
  });
  const some = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => said(from + n));
  await page.route(/\/messages(\?|$)/, (route) =>
    route.fulfill({
      json: route
        .request()
        .url()
        .includes(`before=${said(20).id}`)
        ? { messages: some(0, 20), more: false }
        : { messages: some(20, 70), more: true },
    }),
  );
  await page.reload();
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText('Wish 69.')).toBeInViewport();
  await expect(log.getByText('Wish 19.')).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Show earlier messages' });
  await more.scrollIntoViewIfNeeded();
  await more.click();
  await expect(log.getByText('Wish 0.')).toBeAttached();
  await expect(log.getByText('Wish 20.')).toBeInViewport();
  await expect(log.getByText('Wish 0.')).not.toBeInViewport();
  await expect(more).toHaveCount(0);
});
