import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { adminOf, joinApp, makeApp, makeBuilder, running } from './people.ts';
import { expect, test } from './stage.ts';

interface Vote {
  choice: string;
  poll: string;
}

test('members choose one option of a poll, change their mind and see what the others chose', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(
    owner,
    'Polls for our club: I make a poll with options, every member votes once and sees the results.',
    { visibility: 'signin', isSignupEnabled: true },
  );
  const at = `/live_api/apps/${appId}/entities`;
  for (const name of ['Vote', 'Poll'])
    for (const row of await owner.call<{ id: string }[]>('GET', `${at}/${name}`))
      await owner.call('DELETE', `${at}/${name}/${row.id}`);
  const question = 'Where do we go?';
  const poll = await owner.call<{ id: string }>('POST', `${at}/Poll`, {
    question,
    options: ['Lake', 'Hills'],
  });
  const votes = async () =>
    (await owner.call<Vote[]>('GET', `${at}/Vote`)).map(({ choice }) => choice).sort();

  const address = `${url}/app/${slug}`;
  await joinApp(page, address, 'Ann Anders');
  const option = (who: Page, name: string) =>
    running(who).getByRole('group', { name: question }).getByRole('button', { name });
  await option(page, 'Lake').dblclick();
  await expect.poll(votes).toEqual(['Lake']);
  await expect(option(page, 'Lake')).toHaveAttribute('aria-pressed', 'true');
  const other = await (await browser.newContext()).newPage();
  await joinApp(other, address, 'Ben Berg');
  await expect(option(other, 'Lake')).toHaveText('Lake1');
  await option(other, 'Hills').click();
  await expect.poll(votes).toEqual(['Hills', 'Lake']);
  // Another mind, and none at all.
  await option(other, 'Lake').click();
  await expect.poll(votes).toEqual(['Lake', 'Lake']);
  await look(other, 'polls');
  await option(other, 'Lake').click();
  await expect.poll(votes).toEqual(['Lake']);
  // Its own page has the same.
  await other.goto(`${address}/PollDetail?id=${poll.id}`);
  await option(other, 'Hills').click();
  await expect.poll(votes).toEqual(['Hills', 'Lake']);
  await look(other, 'polls-detail');
  // Over is over.
  await owner.call('PUT', `${at}/Poll/${poll.id}`, { end_date: '2020-01-01' });
  await other.reload();
  await expect(option(other, 'Hills')).toBeDisabled();
  await other.context().close();
});
