import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { expect, preview, say, test } from './stage.ts';

/** Takes every port that comes by, and says over it what no app may; then the same by the ways that an app has. */
const ATTACK = `const ports = new Set();
const { apply } = Reflect;
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...given) {
  ports.add(this);
  return apply(post, this, given);
};
addEventListener('message', (event) => event.ports.forEach((port) => ports.add(port)), true);
export async function attack() {
  const bridge = globalThis.__trellis;
  bridge.reportError({ title: { a: 1 }, details: [], scope: {} });
  history.pushState(null, '', '/About');
  await bridge.getToken();
  for (const port of ports)
    for (const message of [
      { type: 'SendChatMessage', message: 'Stolen words' },
      { type: 'AppError', error: { title: { a: 1 }, scope: 'app' } },
      { type: 'AppChangedUrl', url: '/../../login?session=expired', state: null, replace: true },
    ])
      apply(post, port, [message]);
  for (const url of ['/../../login?session=expired', '/..%2f..%2flogout', '//example.com/'])
    try {
      history.pushState(null, '', url);
    } catch {
      // It leads out of the app.
    }
  bridge.signIn('/../../logout');
  history.go(-50);
  await new Promise((done) => setTimeout(done, 500));
}
`;
const HOME = `import { useEffect, useState } from 'react';
import { attack } from '@/services/attack';

export default function Home() {
  const [isOver, setOver] = useState(false);
  useEffect(() => void attack().then(() => setOver(true)), []);
  return <h1>{isOver ? 'Tried' : 'Trying'}</h1>;
}
`;
const ASKING = `export default function Home() {
  return <button onClick={() => globalThis.__trellis.sendChatMessage('Make it blue')}>Bluer</button>;
}
`;
const LAYOUT = `import '@/services/attack';
export default function Layout({ children }) {
  return <div>{children}</div>;
}
`;

// Without the stage's quiet: a browser notes what the app tries.
const loud = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  quiet: async ({}, use) => use(undefined),
});

loud(
  'an app that means harm says nothing in its builder’s name, and moves nobody',
  async ({ page, withModel: { url, model } }) => {
    model.reset();
    const asked = model.calls.length;
    const owner = await adminOf(url);
    const space = await makeSpace(owner, {
      'Layout.tsx': LAYOUT,
      'pages/Home.tsx': HOME,
      'pages/About.tsx': HOME,
      'services/attack.ts': ATTACK,
    });
    await comeIn(page, owner);
    await page.goto(space.address);
    await expect(preview(page).getByRole('heading', { name: 'Tried' })).toBeVisible();
    // The object that came as an error is told as words, and breaks nothing.
    await expect(page.getByRole('status', { name: 'Issues' })).toContainText('object Object');
    const box = page.getByRole('textbox', { name: 'Message to the assistant' });
    await expect(box).toHaveValue('');
    await expect(page.getByText('Stolen words')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/build/app/${space.appId}(/|$)`));
    expect(page.url()).not.toContain('..');
    expect(model.calls).toHaveLength(asked);
    const stored = await owner.call('GET', `/api/apps/${space.appId}/messages`);
    expect(JSON.stringify(stored)).not.toContain('Stolen words');
    await page.goto(space.address);
    await expect(preview(page).getByRole('heading', { name: 'Tried' })).toBeVisible();
    await expect(page.getByText('Stolen words')).toHaveCount(0);
  },
);

test('what an app says to the chat waits at the message box, and takes nothing that is written there', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  const asked = model.calls.length;
  const owner = await adminOf(url);
  const space = await makeSpace(owner, { 'pages/Home.tsx': ASKING });
  await comeIn(page, owner);
  await page.goto(space.address);
  const box = page.getByRole('textbox', { name: 'Message to the assistant' });
  const button = preview(page).getByRole('button', { name: 'Bluer' });
  await button.click();
  await expect(box).toHaveValue('Make it blue');
  await expect(
    page.getByText('Your app wrote this. Nothing is sent until you send it.'),
  ).toBeVisible();

  // What somebody writes stays; the app's words stand beside it until they are taken.
  await box.fill('And larger');
  await expect(page.getByText('Your app wrote this.')).toHaveCount(0);
  await button.click();
  const suggestion = page.getByRole('group', { name: 'Your app suggests a message' });
  await expect(suggestion).toContainText('Make it blue');
  await expect(box).toHaveValue('And larger');
  await suggestion.getByRole('button', { name: 'Add it' }).click();
  await expect(box).toHaveValue('And larger\n\nMake it blue');
  await expect(suggestion).toHaveCount(0);
  expect(model.calls).toHaveLength(asked);

  model.will({ text: 'It is blue now.' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is blue now.')).toBeVisible();
});

loud(
  'one part of the builder that breaks leaves the others, and comes back',
  async ({ page, withModel: { url, model } }) => {
    model.reset();
    const owner = await adminOf(url);
    const space = await makeSpace(owner, { 'pages/Home.tsx': ASKING });
    await comeIn(page, owner);
    await page.goto(space.address);
    model.will({ text: 'Hello to you.' });
    await say(page, 'Hello');
    await expect(page.getByText('Hello to you.')).toBeVisible();
    await page.route(/\/Messages-[^/]*\.js$/, (route) => route.abort());
    await page.reload();
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'The conversation could not be shown' });
    await expect(failure).toBeVisible();
    await expect(preview(page).getByRole('button', { name: 'Bluer' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message to the assistant' })).toBeEditable();
    await page.unroute(/\/Messages-[^/]*\.js$/);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Hello to you.')).toBeVisible();
    await expect(failure).toHaveCount(0);

    // A part that nothing brings anew says why, and comes with the page.
    const history = /\/VersionsPanel-[^/]*\.js$/;
    await page.route(history, (route) => route.abort());
    await page.getByRole('button', { name: 'Version history' }).click();
    const panel = page.getByRole('alert').filter({ hasText: 'This panel could not be shown' });
    await expect(panel).toContainText('The server could not be reached');
    await page.unroute(history);
    await panel.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('complementary', { name: 'Version history' })).toBeVisible();
    await expect(panel).toHaveCount(0);
  },
);
