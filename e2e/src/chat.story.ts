import { addNote, NOTES } from './notes-app.ts';
import { add, ask, enter, expect, preview, say, test } from './stage.ts';

test('a model builds an app, changes it while rows and state stay, and a broken change keeps the last good one', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  model.will({ text: NOTES });
  await ask(page, 'A notes app');
  const app = preview(page);
  await expect(app.getByText('First note')).toBeVisible();
  await addNote(app);

  model.will({
    text: '<action type="edit_file" file="pages/Home.tsx" title="Home">\n<<<<<<< SEARCH\n>Notes</h1>\n=======\n>My notes</h1>\n>>>>>>> REPLACE\n</action>\nRenamed.',
  });
  await say(page, 'Call it My notes');
  await expect(app.getByRole('heading', { name: 'My notes' })).toBeVisible();
  await expect(app.getByText('Note 2')).toBeVisible();

  const broken = { text: add('pages/Home.tsx', 'export default function Home() { return <h1>') };
  model.will(broken, broken, broken, broken);
  await say(page, 'Break it');
  await expect(page.getByText(/^App compilation failed/)).toBeVisible();
  await expect(app.getByRole('heading', { name: 'My notes' })).toBeVisible();
});

test('a reload in the middle of an answer goes on with it, and Stop stops it', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  const words = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
  model.will({ text: words, everyMs: 15 });
  await ask(page, 'Talk to me');
  await expect(page.getByText(/word20 /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/word299/)).toBeVisible();
  await expect(page.getByText(/word0 word1 /)).toHaveCount(1);
  model.will({ text: 'again '.repeat(2_000), everyMs: 15 });
  await say(page, 'More');
  await expect(page.getByText(/again again/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop the assistant' }).click();
  await expect(page.getByText('Stopped. Nothing was changed.')).toBeVisible();
  // A stopped answer can be asked for again when others have come after it, which stay.
  model.will({ text: 'Something else.' });
  await say(page, 'And else?');
  await expect(page.getByText('Something else.')).toBeVisible();
  model.will({ text: 'More was told.' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('More was told.')).toBeVisible();
  await expect(page.getByText('Something else.')).toBeVisible();
  await expect(page.getByText('More', { exact: true })).toHaveCount(2);
});

test('a message that is sent while the assistant is at work goes out when it is done', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  const typed = Promise.withResolvers<void>();
  model.will({ text: 'first '.repeat(60), until: typed.promise }, { text: 'The second answer.' });
  await ask(page, 'Talk to me');
  await expect(page.getByText(/first first/)).toBeVisible();
  await say(page, 'And then this');
  await expect(page.getByText(/Sends when the assistant finishes/)).toBeVisible();
  await expect(page.getByLabel('Message to the assistant')).toHaveValue('And then this');
  typed.resolve();
  await expect(page.getByText('The second answer.')).toBeVisible();
  await expect(page.getByLabel('Message to the assistant')).toHaveValue('');
  await expect(page.getByText('And then this')).toHaveCount(1);
});

test('a session that ends while typing asks for the password and loses nothing', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  model.will({ text: 'Hello.' }, { text: 'Welcome back.' });
  await ask(page, 'Say hello');
  await expect(page.getByText('Hello.')).toBeVisible();
  await page.getByLabel('Message to the assistant').fill('a long thought that must not be lost');
  // The session ends elsewhere.
  await page.evaluate(() => fetch('/api/auth/sign-out', { method: 'POST' }));
  await page.waitForTimeout(1_600);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Message to the assistant')).toHaveValue(
    'a long thought that must not be lost',
  );
  await page.getByLabel('Message to the assistant').press('Enter');
  await expect(page.getByText('Welcome back.')).toBeVisible();
});

const HEARS = `import { useEffect, useState } from 'react';
export default function Home() {
  const [viewport, setViewport] = useState('');
  useEffect(() => {
    const hear = (event: Event) => setViewport((event as CustomEvent).detail.viewport);
    addEventListener('PreviewStateChanged', hear);
    return () => removeEventListener('PreviewStateChanged', hear);
  }, []);
  return <h1>Shown as {viewport}</h1>;
}`;

test('the app in the preview hears how it is shown', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  model.will({ text: add('pages/Home.tsx', HEARS) });
  await ask(page, 'Say how you are shown');
  await expect(preview(page).getByText('Shown as desktop')).toBeVisible();
  await page.getByRole('img', { name: 'Mobile' }).click();
  await expect(preview(page).getByText('Shown as mobile')).toBeVisible();
  const inside = () =>
    preview(page)
      .locator('body')
      .evaluate(() => [innerWidth, innerHeight]);
  await expect.poll(inside).toEqual([375, 667]);
  await page.getByRole('img', { name: 'Tablet' }).click();
  await expect.poll(inside).toEqual([768, 1024]);
});

test('a truncated answer can go on', async ({ page, withModel: { url, model } }) => {
  model.reset();
  await enter(page, url);
  model.will({
    text: `${add('pages/Home.tsx', 'export default function Home() { return <h1>Hello</h1>; }')}<action type="add_file" file="pages/More.tsx" title="More">\nexport default`,
    finish: 'length',
  });
  await ask(page, 'Two pages');
  await expect(page.getByText('The output was too long for one iteration')).toBeVisible();
  model.will({
    text: add('pages/More.tsx', 'export default function More() { return <p>More</p>; }'),
  });
  await page.getByRole('button', { name: "Let's keep going" }).click();
  await expect(page.getByText('Continue and repeat the last action if truncated')).toBeVisible();
});

test('an answer that was cut between two steps says so and can go on; one that came to nothing marks no step as done', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  const home = add('pages/Home.tsx', 'export default function Home() { return <h1>Hello</h1>; }');
  model.will({ text: `${home}Next comes the <action type="add_fi`, finish: 'length' });
  await ask(page, 'Two pages');
  await expect(page.getByText('The output was too long for one iteration')).toHaveCount(1);
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await expect(page.getByText('add_fi')).toBeHidden();
  model.will({ text: 'That was all.' });
  await page.getByRole('button', { name: "Let's keep going" }).click();
  await expect(page.getByText('That was all.')).toBeVisible();
  await expect(page.getByText('The output was too long for one iteration')).toHaveCount(1);

  model.will({ text: `${home.replace('Hello', 'Again')}${'and so on '.repeat(300)}`, everyMs: 20 });
  await say(page, 'Once more');
  await expect(page.getByText(/and so on and so on/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop the assistant' }).click();
  await expect(page.getByText('Nothing was kept')).toBeVisible();
  await expect(page.getByLabel('Not kept')).toBeVisible();

  // Inside a step there is a way on that keeps what is done: nothing says beside the ticks that it was all in vain.
  const help = add('pages/Help.tsx', `export default 1; ${'// and so on '.repeat(300)}`);
  model.will({ text: `${home.replace('Hello', 'Third')}${help}`, everyMs: 20 });
  await say(page, 'A page of help');
  await expect(page.getByLabel('In progress')).toBeVisible();
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the assistant' }).click();
  const stopped = page.getByText(/^Stopped before anything was changed\./);
  await expect(stopped).toContainText('Going on keeps the steps that are done.');
  model.will({ text: '</action>\nThe help is there.' });
  await say(page, 'continue');
  await expect(page.getByText('The help is there.')).toBeVisible();
  await expect(stopped).not.toContainText('Going on');
});

test('an empty and an endless message get a clear answer and stay in the box', async ({
  page,
  withModel: { url },
}) => {
  await enter(page, url);
  await page.getByLabel('What do you want to build?').press('Enter');
  await expect(page.getByText('Say in a sentence or two what you want to build.')).toBeVisible();
  await page.getByLabel('What do you want to build?').fill('x'.repeat(20_001));
  await page.getByLabel('What do you want to build?').press('Enter');
  await expect(page.getByText(/The limit is 20,000/)).toBeVisible();
  await expect(page.getByLabel('What do you want to build?')).toHaveValue('x'.repeat(20_001));
});
