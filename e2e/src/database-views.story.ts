import { look } from './look.ts';
import { expect, test } from './stage.ts';
import { openTasks, rowCount, taskCell, taskGrid } from './task-app.ts';

const TASKS = [
  { title: 'Paint', state: 'open', effort: 3, due: '2026-03-02' },
  { title: 'Build', state: 'doing', effort: 1, due: '2026-03-09' },
  { title: 'Sweep', state: 'done', effort: 2 },
];

test('a view is saved, shared, changed by two, renamed and deleted; what is not saved outlives a reload', async ({
  page,
  builtIn: { url },
}) => {
  test.setTimeout(90_000);
  const { owner, appId } = await openTasks(page, url, TASKS);
  const views = page.getByRole('navigation', { name: 'Views' });
  const header = (name: string) =>
    taskGrid(page).getByRole('columnheader', { name: new RegExp(`^${name}`) });

  // Sorted, with a column hidden and one pinned: kept on a reload, marked as not saved.
  await header('Effort').getByText('Effort').click();
  await expect(taskCell(page, 1, 1)).toHaveText('Build');
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Project' }).click();
  await page.getByRole('button', { name: 'Pin Effort' }).click();
  await page.getByRole('button', { name: 'Move State up' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Task/ }).click();
  await expect(taskCell(page, 1, 1)).toHaveText('1');
  await expect(taskCell(page, 1, 2)).toHaveText('In progress');
  await expect(header('Project')).toHaveCount(0);

  // Saved under a name; all rows are as they were.
  await page.getByRole('button', { name: 'Save as a view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Small first');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views.getByRole('button', { name: 'Small first' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByText('Not saved')).toBeHidden();
  await views.getByRole('button', { name: 'All rows' }).click();
  await expect(taskCell(page, 1, 1)).toHaveText('Paint');
  await views.getByRole('button', { name: 'Small first' }).click();
  await expect(taskCell(page, 1, 1)).toHaveText('1');

  // Somebody else changes it while there are changes here: told, and nothing is lost.
  await header('Effort').getByText('Effort').click();
  await expect(taskCell(page, 1, 1)).toHaveText('3');
  const { entities } = await owner.call<{ entities: { id: string; name: string }[] }>(
    'GET',
    `/api/apps/${appId}/database`,
  );
  const at = `/api/apps/${appId}/database/${entities.find(({ name }) => name === 'Task')!.id}/views`;
  const list = async () =>
    (
      await owner.call<{ views: { id: string; rev: number; name: string; shape: object }[] }>(
        'GET',
        at,
      )
    ).views;
  const [view] = await list();
  const theirs = {
    ...view!.shape,
    filters: [{ column: 'state', operator: 'any-of', value: ['open'] }],
  };
  await owner.call('PATCH', `${at}/${view!.id}`, { rev: view!.rev, shape: theirs });
  await expect(page.getByText(/^(Ada Admin|Ann Example) changed this view/)).toBeVisible();
  await page.getByRole('button', { name: 'Save mine as a new view' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views.getByRole('button', { name: 'Small first (mine)' })).toBeVisible();
  await expect(taskCell(page, 1, 1)).toHaveText('3');
  await views.getByRole('button', { name: 'Small first', exact: true }).click();
  await expect(rowCount(page)).toHaveText('1 row found');
  await look(page, 'database-views', 'Panels');

  // Renamed, moved and deleted.
  const menu = (name: string) =>
    page.getByRole('button', { name: `The view ${name}`, exact: true });
  await menu('Small first').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Open');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await menu('Open').click();
  await page.getByRole('menuitem', { name: 'Move to the right' }).click();
  await expect
    .poll(async () => (await list()).map(({ name }) => name))
    .toEqual(['Small first (mine)', 'Open']);
  await menu('Open').click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the view' }).click();
  await expect(views.getByRole('button', { name: 'Open' })).toHaveCount(0);
  await expect(rowCount(page)).toHaveText('3 rows');
});
