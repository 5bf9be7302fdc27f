import type { Page } from '@playwright/test';
import { adminOf, joinApp, makeApp, makeBuilder, running } from './people.ts';
import { expect, test } from './stage.ts';

interface Row {
  id: string;
  tool?: string;
  room?: string;
  returned?: boolean;
}

test('what two people borrow at once has one of them, and the other is told', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(
    owner,
    'Tool library: tools with name and photo, members borrow a tool and bring it back, with due date.',
    { visibility: 'signin', isSignupEnabled: true },
  );
  const at = `/live_api/apps/${appId}/entities`;
  for (const name of ['Loan', 'Tool'])
    for (const row of await owner.call<Row[]>('GET', `${at}/${name}`))
      await owner.call('DELETE', `${at}/${name}/${row.id}`);
  await owner.call('POST', `${at}/Tool`, { name: 'Big saw', status: 'available' });
  const address = `${url}/app/${slug}`;
  await joinApp(page, address, 'Ann Anders');
  const other = await (await browser.newContext()).newPage();
  await joinApp(other, address, 'Ben Berg');
  // Both are asked before either has it.
  const form = (who: Page) => running(who).getByRole('dialog');
  for (const who of [page, other]) {
    await running(who).getByRole('button', { name: 'Borrow Big saw' }).click();
    await expect(form(who)).toBeVisible();
  }
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toBeHidden();
  await form(other).getByRole('button', { name: 'Save' }).click();
  await expect(form(other).getByRole('alert')).toHaveText('On loan');
  const open = await owner.call<Row[]>('GET', `${at}/Loan`);
  expect(open.filter(({ returned }) => !returned)).toHaveLength(1);
  await other.context().close();
});

test('a comment and a vote are sent once, however often one presses', async ({
  page,
  builtIn: { url },
}) => {
  await adminOf(url);
  const owner = await makeBuilder(url);
  const { appId, slug } = await makeApp(
    owner,
    'An idea board: people suggest ideas, vote for them once each and comment on them',
    { visibility: 'signin', isSignupEnabled: true },
  );
  const at = `/live_api/apps/${appId}/entities`;
  for (const name of ['Comment', 'Vote', 'Idea'])
    for (const row of await owner.call<Row[]>('GET', `${at}/${name}`))
      await owner.call('DELETE', `${at}/${name}/${row.id}`);
  const idea = await owner.call<Row>('POST', `${at}/Idea`, { title: 'Longer hours' });
  const address = `${url}/app/${slug}`;
  await joinApp(page, address, 'Ann Anders');
  const vote = running(page).getByRole('button', { name: 'Vote for Longer hours' });
  await vote.dblclick();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  const rows = async (name: string) => (await owner.call<Row[]>('GET', `${at}/${name}`)).length;
  expect(await rows('Vote')).toBe(1);

  await page.goto(`${address}/IdeaDetail?id=${idea.id}`);
  await running(page).getByRole('textbox').fill('Yes, please');
  await running(page).getByRole('button', { name: 'Send' }).dblclick();
  await expect(running(page).getByText('Yes, please')).toBeVisible();
  expect(await rows('Comment')).toBe(1);
});
