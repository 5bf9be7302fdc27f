import type { Page } from '@playwright/test';
import type { Caller } from './caller.ts';
import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect } from './stage.ts';

const text = { type: 'string' };
/** A table with something of everything that views are made by. */
export const TASK = {
  name: 'Task',
  type: 'object',
  required: ['title'],
  properties: {
    title: { ...text, maxLength: 60 },
    state: {
      ...text,
      enum: ['open', 'doing', 'done'],
      'x-enumLabels': ['Open', 'In progress', 'Done'],
    },
    effort: { type: 'number' },
    due: { ...text, format: 'date' },
    project: { ...text, 'x-relation': 'Project' },
  },
  'x-accessControl': { permissions: { read: 'all', write: 'creator' } },
};
const PROJECT = { name: 'Project', type: 'object', properties: { name: text, notes: text } };
const HOME = 'export default function Home() {\n  return <h1>Tasks</h1>;\n}\n';

/** A space app with tasks, and the calls on their rows. */
export async function makeTaskApp(owner: Caller, tasks: readonly Record<string, unknown>[]) {
  const { appId } = await makeSpace(owner, {
    'pages/Home.tsx': HOME,
    'entities/Task.json': JSON.stringify(TASK),
    'entities/Project.json': JSON.stringify(PROJECT),
  });
  const at = `/live_api/apps/${appId}/entities/Task`;
  const made = await owner.call<{ id: string }[]>('POST', `${at}/bulk`, tasks);
  const rows = () => owner.call<Record<string, unknown>[]>('GET', `${at}?sort=id`);
  const row = async (title: string) => (await rows()).find((one) => one.title === title);
  return { appId, at, made, rows, row };
}

/** Opens the table of tasks. */
export async function openTasks(
  page: Page,
  url: string,
  tasks: readonly Record<string, unknown>[],
) {
  const owner = await adminOf(url);
  const app = await makeTaskApp(owner, tasks);
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${app.appId}`);
  await page.getByRole('button', { name: 'Database' }).first().click();
  await page.getByRole('button', { name: /^Task/ }).click();
  await expect(taskGrid(page)).toBeVisible();
  return { owner, ...app };
}

export const taskGrid = (page: Page) => page.getByRole('grid', { name: 'Task' });
/** A cell by its row and column, both from one on, as a person counts them. */
export const taskCell = (page: Page, row: number, col: number) =>
  taskGrid(page).locator(`[aria-rowindex="${row + 1}"] > [aria-colindex="${col + 1}"]`);
export const rowCount = (page: Page) => page.getByRole('status', { name: 'Rows' });
