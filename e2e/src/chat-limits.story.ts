import { Line } from './line.ts';
import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { ask, enter, expect, say, test } from './stage.ts';

const ACCOUNT = '**/account/current';
const refusal = (code: string, message: string) => ({
  status: 429,
  contentType: 'application/json',
  body: JSON.stringify({ message, error: { code, message } }),
});

test('limits are told in their words, the message stays, and after the daily one nothing is sent', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await page.route(ACCOUNT, async (route) => {
    const answer = await route.fetch();
    const account = await answer.json();
    if (!answer.ok()) return route.fulfill({ response: answer, json: account });
    account.counters.builderMessages = { count: 5, limit: 5 };
    await route.fulfill({ response: answer, json: account });
  });
  await enter(page, url);
  model.will({ text: 'Hello.' });
  await ask(page, 'Say hello');
  await expect(page.getByText('Hello.', { exact: true })).toBeVisible();
  let sent = 0;
  let answer = refusal('too_many', 'Slow down');
  await page.route('**/chat', (route) => {
    sent++;
    return route.fulfill(answer);
  });
  const box = page.getByLabel('Message to the assistant');
  const builder =
    'You have reached your builder chat messages limit. Please upgrade your plan to continue.';
  // What the account's own counters rule out is not even sent, and nothing is taken back for it.
  await say(page, 'And again');
  await expect(page.getByText(builder)).toBeVisible();
  await expect(box).toHaveValue('And again');
  await look(page, 'limit-messages', 'Chat');
  // The way to another plan, and back to what was typed.
  await page.getByRole('button', { name: 'Upgrade plan' }).click();
  const plans = page.getByRole('dialog', { name: 'Upgrade plan' });
  await expect(plans.getByText('has no paid plans')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plans).toHaveCount(0);
  await expect(box).toHaveValue('And again');
  await page.getByRole('log').getByText('Say hello').hover();
  await page.getByRole('button', { name: 'Edit this message' }).click();
  const edited = page.getByLabel('Edit your message');
  await edited.fill('Say hi');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(edited).toHaveValue('Say hi');
  await edited.press('Escape');
  await expect(page.getByText('Hello.', { exact: true })).toBeVisible();
  expect(sent).toBe(0);
  await page.unroute(ACCOUNT);
  const known = page.waitForResponse(ACCOUNT);
  await box.press('Enter');
  await known;
  // The try after the account's answer goes by it; the answer itself takes a moment to be known everywhere.
  await expect(async () => {
    await say(page, 'More');
    const rate = page.getByText('Rate limit exceeded. Please try again later.');
    await expect(rate).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(box).toHaveValue('More');
  answer = refusal('builder-chat-messages-limit-reached', builder);
  await box.press('Enter');
  await expect(page.getByText(builder)).toBeVisible();
  const daily =
    'You have reached your daily limit of 10 messages. Please try again tomorrow or upgrade to a paid plan to remove daily limit.';
  answer = refusal('daily-chat-messages-limit-reached', daily);
  await box.press('Enter');
  await expect(page.getByText(daily)).toBeVisible();
  await expect(box).toHaveValue('More');
  expect(sent).toBe(3);
  await box.press('Enter');
  await expect(page.getByText(daily)).toBeVisible();
  await expect(box).toHaveValue('More');
  expect(sent).toBe(3);
});

test('an answer whose connection breaks goes on, whole, when the page is back, and is not asked for twice', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const line = await Line.to(url);
  await comeIn(page, await adminOf(url));
  await page.goto(`${line.url}/home`);
  // The answer does not end: what is seen of it after a break came by its stream.
  const over = Promise.withResolvers<void>();
  const words = Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ');
  model.will({ text: words, everyMs: 30, until: over.promise });
  await ask(page, 'Talk to me');
  await expect(page.getByText(/word20 /)).toBeVisible();
  line.cut();
  await expect(page.getByText(/word60 /)).toBeVisible();
  // While nobody looks nothing is asked for again.
  const see = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await see('hidden');
  const asked = page.waitForRequest(/chat\/stream$/, { timeout: 1_200 }).catch(() => null);
  line.cut();
  expect(await asked).toBe(null);
  await see('visible');
  await expect(page.getByText(/word199/)).toBeVisible();
  over.resolve();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(page.getByText(/word0 word1 word2 /)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);

  // Nor is one that was lost before its first word asked for twice.
  model.will({ text: 'Once is enough.' });
  await page.route('**/chat', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await say(page, 'Say more');
  await expect(page.getByText('Once is enough.')).toBeVisible();
  await expect(page.getByLabel('Message to the assistant')).toHaveValue('');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
  // One that never arrived comes back into the box.
  await page.unroute('**/chat');
  await page.route('**/chat', (route) => route.abort('connectionreset'));
  await say(page, 'And more');
  await expect(page.getByText('An error occurred while sending your message')).toBeVisible();
  await expect(page.getByLabel('Message to the assistant')).toHaveValue('And more');
  line.close();
});
