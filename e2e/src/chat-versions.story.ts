import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { addNote, NOTES } from './notes-app.ts';
import { add, ask, enter, expect, preview, say, test } from './stage.ts';

const page = (word: string) =>
  add('pages/Home.tsx', `export default function Home() {\n  return <h1>${word}</h1>;\n}`);
const heading = (on: Page, name: string) => preview(on).getByRole('heading', { name });
const box = (on: Page) => on.getByLabel('Message to the assistant');

test('an earlier version is looked at, compared, restored, and the restore undone', async ({
  page: on,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(on, url);
  model.will({ text: `A page.\n${page('Morning')}` });
  await ask(on, 'Say morning');
  await expect(heading(on, 'Morning')).toBeVisible();
  model.will({ text: `Another.\n${page('Evening')}` });
  await say(on, 'Say evening');
  await expect(heading(on, 'Evening')).toBeVisible();

  await on.getByRole('button', { name: 'Version history' }).click();
  const history = on.getByRole('complementary', { name: 'Version history' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('Current');
  await history.getByRole('button', { name: /^Say morning/ }).click();
  await expect(heading(on, 'Morning')).toBeVisible();
  await expect(on.getByText("You're viewing an older version")).toBeVisible();
  await look(on, 'versions-older');

  // A message would change the latest version: it waits until that is meant.
  await say(on, 'Say night');
  const older = on.getByRole('dialog', { name: "You're viewing an older version" });
  await older.getByRole('button', { name: 'Stay on this version' }).click();
  await expect(box(on)).toHaveValue('Say night');
  await expect(heading(on, 'Morning')).toBeVisible();
  model.will({ text: `Again.\n${page('Night')}` });
  await box(on).press('Enter');
  await older.getByRole('button', { name: 'Switch to latest version' }).click();
  await expect(heading(on, 'Night')).toBeVisible();
  await expect(box(on)).toHaveValue('');

  await history.getByRole('button', { name: 'More for Say night' }).click();
  await on.getByRole('menuitem', { name: 'All Changes' }).click();
  const changes = on.getByRole('dialog', { name: 'All Changes' });
  await expect(changes.getByText('modified')).toBeVisible();
  await expect(changes.locator('.cm-deletedText, .cm-changedText').first()).toBeVisible();
  await look(on, 'versions-changes');
  await on.keyboard.press('Escape');

  // What cannot be fetched has nothing in it, and why is said beside it.
  await on.route(/\/versions\/[0-9a-f]{24}$/, (route) => route.abort());
  await history.getByRole('button', { name: 'More for Say night' }).click();
  await on.getByRole('menuitem', { name: 'All Changes' }).click();
  await expect(changes.getByRole('alert')).toBeVisible();
  await expect(changes.getByText('No changes found between versions')).toBeVisible();
  await on.unroute(/\/versions\/[0-9a-f]{24}$/);
  await changes.getByRole('button', { name: 'Try again' }).click();
  await expect(changes.getByText('modified')).toBeVisible();
  await on.keyboard.press('Escape');

  await history.getByRole('button', { name: 'More for Say morning' }).click();
  await on.getByRole('menuitem', { name: 'Restore' }).click();
  const asked = on.getByRole('dialog', { name: 'Revert to this version?' });
  await expect(asked.getByLabel('Also put the data back')).toBeVisible();
  await asked.getByRole('button', { name: 'Revert' }).click();
  await expect(heading(on, 'Morning')).toBeVisible();
  await expect(on.getByRole('log').getByText('Say night')).toBeHidden();
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await on.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(heading(on, 'Night')).toBeVisible();
  await expect(on.getByRole('log').getByText('Say night')).toBeVisible();
});

test('a sent message is taken back into the input, or edited and sent again from where it stood', async ({
  page: on,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(on, url);
  model.will({ text: `A page.\n${page('One')}` });
  await ask(on, 'Say one');
  await expect(heading(on, 'One')).toBeVisible();
  model.will({ text: `More.\n${page('Two')}` });
  await say(on, 'Say two');
  await expect(heading(on, 'Two')).toBeVisible();
  const log = on.getByRole('log', { name: 'Messages' });
  await log.getByText('Say two').hover();
  await on.getByRole('button', { name: 'Revert to before this message' }).click();
  await on
    .getByRole('dialog', { name: 'Revert to this version?' })
    .getByRole('button', { name: 'Revert' })
    .click();
  await expect(box(on)).toHaveValue('Say two');
  await expect(heading(on, 'One')).toBeVisible();
  await box(on).fill('');

  await log.getByText('Say one').hover();
  await on.getByRole('button', { name: 'Edit this message' }).click();
  await on.getByLabel('Edit your message').fill('Say uno');
  model.will({ text: `Spanish.\n${page('Uno')}` });
  await on.getByRole('button', { name: 'Send again' }).click();
  await expect(heading(on, 'Uno')).toBeVisible();
  await expect(log.getByText('Say uno')).toBeVisible();
  await expect(log.getByText('Say one')).toHaveCount(0);
});

test('a restore takes the data back along, its undo brings it again, and nothing is compared while answers stream', async ({
  page: on,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(on, url);
  model.will({ text: NOTES });
  await ask(on, 'A notes app');
  const app = preview(on);
  await expect(app.getByText('First note')).toBeVisible();
  await addNote(app);
  model.will({ text: `Another page.\n${page('Empty')}` });
  await say(on, 'Say empty');
  await expect(heading(on, 'Empty')).toBeVisible();
  await on.getByRole('button', { name: 'Version history' }).click();
  const history = on.getByRole('complementary', { name: 'Version history' });
  await history.getByRole('button', { name: 'More for A notes app' }).click();
  await on.getByRole('menuitem', { name: 'Restore' }).click();
  const asked = on.getByRole('dialog', { name: 'Revert to this version?' });
  await asked.getByLabel('Also put the data back').check();
  await asked.getByRole('button', { name: 'Revert' }).click();
  await expect(app.getByText('First note')).toBeVisible();
  await expect(app.getByText('Note 2')).toBeHidden();
  // What is said is gone after a while; the panel keeps the way back.
  await expect(on.getByText('Version restored')).toBeHidden();
  await history.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading(on, 'Empty')).toBeVisible();
  await expect(on.getByText('Restore undone')).toBeVisible();

  model.will({ stall: 'word '.repeat(200) });
  await say(on, 'Talk to me');
  await expect(on.getByText(/word word/)).toBeVisible();
  await history
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await on.getByRole('menuitem', { name: 'All Changes' }).click();
  await expect(
    on.getByText('Wait for the changes to complete before viewing the diff'),
  ).toBeVisible();
  await on.getByRole('button', { name: 'Stop the assistant' }).press('Enter');
  await expect(on.getByText('Stopped. Nothing was changed.')).toBeVisible();
});
