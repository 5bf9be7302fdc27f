import { look } from './look.ts';
import { expect, test } from './stage.ts';
import { openTasks, taskCell, taskGrid } from './task-app.ts';

test('a row is opened as a whole: walked, edited, put back to what it was, linked to; what is refused stays typed', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const many = Array.from({ length: 250 }, (_, at) => ({
    title: `Task ${String(at + 1).padStart(3, '0')}`,
    state: 'open',
    effort: at,
  }));
  const { owner, appId, at, made, row } = await openTasks(page, url, many);
  const project = await owner.call<{ id: string }>(
    'POST',
    `/live_api/apps/${appId}/entities/Project`,
    { name: 'House', notes: 'Of wood' },
  );
  const second = `${at}/${made[1]!.id}`;
  await owner.call('PUT', second, { project: project.id });
  const keys = page.keyboard;
  const card = page.getByRole('dialog', { name: /^Row in / });
  const field = (name: string) => card.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  const heading = (text: string) => card.getByRole('heading', { name: text, exact: true });

  // Space opens it, by keys it goes on; the table follows, and gets the focus back.
  await taskCell(page, 1, 1).click();
  await keys.press(' ');
  await expect(heading('Task 001')).toBeVisible();
  await expect(card.getByText('1 of 250')).toBeVisible();
  await keys.press('Alt+ArrowDown');
  await expect(heading('Task 002')).toBeVisible();
  await field('Title').click();
  await card.getByRole('textbox', { name: 'Title' }).fill('Second');
  await keys.press('Enter');
  await expect(heading('Second')).toBeVisible();
  await expect.poll(async () => (await row('Second'))?.effort).toBe(1);
  await field('State').click();
  await page.getByRole('option', { name: 'Done' }).click();
  await expect(field('State')).toContainText('Done');
  await keys.press('Escape');
  await expect(card).toBeHidden();
  await expect(taskGrid(page)).toBeFocused();
  await keys.press(' ');
  await expect(heading('Second')).toBeVisible();

  // Its history says who changed what; it is put back to an entry.
  await card.getByRole('button', { name: 'History' }).click();
  const history = card.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(4);
  await expect(history.first()).toContainText(/^(Ada Admin|Ann Example) changed it/);
  await expect(history.first()).toContainText('State: Open → Done');
  await look(page, 'database-card');
  await history.nth(2).getByRole('button', { name: 'Put back' }).click();
  await expect(heading('Task 002')).toBeVisible();
  await expect(history).toHaveCount(5);
  await card.getByRole('button', { name: 'History' }).click();

  // A related row lies on top, and is edited there.
  await card.getByRole('button', { name: 'Open Project' }).click();
  await expect(heading('House')).toBeVisible();
  await card.getByRole('button', { name: 'Go back' }).click();
  await expect(heading('Task 002')).toBeVisible();

  // What somebody else made of a field meanwhile is not gone over unseen.
  await field('Title').click();
  await owner.call('PUT', second, { title: 'Theirs' });
  await card.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await keys.press('Enter');
  const words = 'changed Title to “Theirs”; yours is “Mine”';
  await expect(card.getByRole('alert')).toContainText(words);
  await card.getByRole('button', { name: 'Keep mine' }).click();
  await expect(heading('Mine')).toBeVisible();
  await expect.poll(async () => (await row('Mine'))?.effort).toBe(1);

  // What the server does not take stays as it was typed, with the reason, and is sent again.
  await page.route(`**${second}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'The server is tired' } })
      : route.continue(),
  );
  await field('Title').click();
  await card.getByRole('textbox', { name: 'Title' }).fill('Kept');
  await keys.press('Enter');
  await expect(card.getByRole('alert')).toContainText('The server is tired');
  await expect(field('Title')).toContainText('Kept');
  await keys.press('Alt+ArrowDown');
  await expect(heading('Task 003')).toBeVisible();
  await keys.press('Alt+ArrowUp');
  await expect(field('Title')).toContainText('Kept');
  await page.unroute(`**${second}`);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(heading('Kept')).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);

  // Beyond the rows that were here, in the table's order; and by a link.
  await keys.press('Escape');
  await keys.press('Control+End');
  await keys.press('ArrowRight');
  await keys.press(' ');
  await expect(heading('Task 250')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${url}/build/app/${appId}#row=Task/${made[2]!.id}`);
  await expect(heading('Task 003')).toBeVisible();
  await card.getByRole('button', { name: 'Delete this row' }).click();
  await expect(page.getByRole('status', { name: 'Rows' })).toHaveText('249 rows');
});
