import { ask, enter, expect, say, test } from './stage.ts';

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
  await say(page, 'More');
  await expect(page.getByText('Rate limit exceeded. Please try again later.')).toBeVisible();
  await expect(box).toHaveValue('More');
  const builder =
    'You have reached your builder chat messages limit. Please upgrade your plan to continue.';
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
  context,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  const words = Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ');
  model.will({ text: words, everyMs: 20 });
  await ask(page, 'Talk to me');
  await expect(page.getByText(/word20 /)).toBeVisible();
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine), { intervals: [50] }).toBe(false);
  await context.setOffline(false);
  await expect(page.getByText(/word199/)).toBeVisible();
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
});
