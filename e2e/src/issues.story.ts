import { look } from './look.ts';
import { adminOf, comeIn } from './people.ts';
import { makeSpace } from './space.ts';
import { add, ask, enter, expect, preview, say, test } from './stage.ts';

const GOOD = 'export default function Home() {\n  return <h1>All is well</h1>;\n}';
/** Two parts of it break, each by itself, as soon as they are shown. */
const BROKEN = `${add('components/Clock.tsx', 'export default function Clock({ at }: { at?: Date }) {\n  return <p>{at!.toISOString()}</p>;\n}')}${add(
  'components/Price.tsx',
  'export default function Price({ of }: { of?: { cents: number } }) {\n  return <p>{of!.cents}</p>;\n}',
)}${add(
  'pages/Home.tsx',
  "import { Component, type ReactNode } from 'react';\nimport Clock from '@/components/Clock';\nimport Price from '@/components/Price';\n\nclass Kept extends Component<{ children: ReactNode }, { gone: boolean }> {\n  state = { gone: false };\n  static getDerivedStateFromError() {\n    return { gone: true };\n  }\n  componentDidCatch(error: Error) {\n    setTimeout(() => {\n      throw error;\n    });\n  }\n  render() {\n    return this.state.gone ? <p>gone</p> : this.props.children;\n  }\n}\n\nexport default function Home() {\n  return (\n    <main>\n      <h1>Broken</h1>\n      <Kept><Clock /></Kept>\n      <Kept><Price /></Kept>\n    </main>\n  );\n}",
)}`;

const MENDED_ABOUT = add(
  'pages/About.tsx',
  'export default function About() {\n  return <h1>About</h1>;\n}',
);

// Without the stage's quiet: a browser notes each error of the app.
const loud = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  quiet: async ({}, use) => use(undefined),
});

loud(
  'what breaks in the app is listed with its place, put aside, and given to the assistant',
  async ({ page, withModel: { url, model } }) => {
    model.reset();
    await enter(page, url);
    model.will({ text: BROKEN });
    await ask(page, 'Something with two faults');
    await expect(preview(page).getByRole('heading', { name: 'Broken' })).toBeVisible();
    const panel = page.getByRole('status', { name: 'Issues' });
    await expect(panel.getByText('2 Issues Found')).toBeVisible();
    await expect(panel.getByText(/components\/Clock\.tsx:2/)).toBeVisible();
    await expect(panel.getByText(/^In Clock component: .*toISOString/)).toBeVisible();
    await look(page, 'issues');

    await panel.getByText(/toISOString/).hover();
    await panel.getByRole('button', { name: /^Suppress: .*toISOString/ }).click();
    await expect(panel.getByText('1 Issue Found (1 suppressed)')).toBeVisible();
    await panel.getByRole('button', { name: 'Minimize' }).click();
    const chip = page.getByRole('button', { name: '1 issue(s) (1 suppressed)' });
    await chip.click();
    await panel.getByRole('listitem').hover();
    await panel.getByRole('button', { name: /^Suppress: / }).click();
    // The last one put aside: the panel folds by itself.
    await page.getByRole('button', { name: '0 issue(s) (2 suppressed)' }).click();
    await panel.getByRole('button', { name: 'show suppressed issues' }).click();
    await expect(panel.getByText('2 Issues Found')).toBeVisible();

    // One alone, by its own button: an answer that changes nothing leaves the list as it was.
    model.will({ text: 'How should the clock look?' });
    await panel.getByText(/toISOString/).hover();
    await panel.getByRole('button', { name: /^Fix: .*toISOString/ }).click();
    await expect(
      page.getByText(/Fix this error: .*toISOString.* in component Clock$/),
    ).toBeVisible();
    await expect(page.getByText('How should the clock look?')).toBeVisible();
    // What else is wrong in the preview is told along.
    expect(JSON.stringify(model.calls.at(-1))).toMatch(/reported of the running app.*- in Price: /);
    await expect(panel.getByText('2 Issues Found')).toBeVisible();

    model.will({ text: `Mended. ${add('pages/Home.tsx', GOOD)}`, everyMs: 25 });
    await panel.getByRole('button', { name: 'Resolve with AI' }).click();
    await expect(panel.getByRole('button', { name: 'Fixing...' })).toBeVisible();
    await expect(page.getByText(/please help me fix these errors/)).toBeVisible();
    await expect(preview(page).getByRole('heading', { name: 'All is well' })).toBeVisible();
    await expect(panel).toHaveCount(0);
    const asked = model.calls.at(-1)!.messages.findLast(({ role }) => role === 'user')!.content;
    expect(asked).toMatch(/toISOString.*components\/Clock\.tsx:2/);
  },
);

loud(
  'a page that nobody looks at is opened after a change, and what breaks on it is said',
  async ({ page, withModel: { url, model } }) => {
    model.reset();
    await enter(page, url);
    const about = add(
      'pages/About.tsx',
      "import { useEffect } from 'react';\n\nexport default function About() {\n  useEffect(() => {\n    throw new Error('The map is not there');\n  }, []);\n  return <h1>About</h1>;\n}",
    );
    model.will({ text: `${add('pages/Home.tsx', GOOD)}${about}` });
    await ask(page, 'Two pages');
    await expect(preview(page).getByRole('heading', { name: 'All is well' })).toBeVisible();
    const panel = page.getByRole('status', { name: 'Issues' });
    await expect(panel.getByText(/The map is not there/)).toBeVisible({ timeout: 20_000 });
    // The person stays where they are, and the frame is gone again.
    await expect(preview(page).getByRole('heading', { name: 'All is well' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
    model.will({ text: MENDED_ABOUT });
    await panel.getByRole('button', { name: 'Resolve with AI' }).click();
    await expect(panel).toHaveCount(0);
  },
);

loud(
  'what a page writes to the console as an error is offered for repair in a folded chip',
  async ({ page, withModel: { url, model } }) => {
    model.reset();
    await enter(page, url);
    const noisy = add(
      'pages/About.tsx',
      "import { useEffect } from 'react';\n\nexport default function About() {\n  useEffect(() => {\n    console.error('No rates for', 'Sunday');\n  }, []);\n  return <h1>About</h1>;\n}",
    );
    model.will({ text: `${add('pages/Home.tsx', GOOD)}${noisy}` });
    await ask(page, 'Two pages');
    await expect(preview(page).getByRole('heading', { name: 'All is well' })).toBeVisible();
    const chip = page.getByRole('button', { name: '1 issue(s)' });
    await chip.click({ timeout: 20_000 });
    const panel = page.getByRole('status', { name: 'Issues' });
    await expect(panel.getByText('Console: No rates for Sunday')).toBeVisible();
    model.will({ text: MENDED_ABOUT });
    await panel.getByRole('button', { name: 'Resolve with AI' }).click();
    await expect(panel).toHaveCount(0);
    await expect(chip).toHaveCount(0);
    const asked = model.calls.at(-1)!.messages.findLast(({ role }) => role === 'user')!.content;
    expect(asked).toContain('No rates for Sunday');

    // The same of the page that one looks at, when a later turn changes it.
    const later = GOOD.replace(
      '  return',
      "  useEffect(() => console.error('Rates are missing'), []);\n  return",
    );
    model.will({ text: add('pages/Home.tsx', `import { useEffect } from 'react';\n\n${later}`) });
    await say(page, 'Load the rates');
    await chip.click({ timeout: 20_000 });
    await expect(panel.getByText('Console: Rates are missing')).toBeVisible();
  },
);

loud(
  'of two files that do not compile each is told once, and the one that is left is still told',
  async ({ page, builtIn: { url } }) => {
    const owner = await adminOf(url);
    const space = await makeSpace(owner, {
      'pages/Home.tsx': 'export default function Home() {\n  return <h1>Here;\n}\n',
      'pages/About.tsx': 'export default function About() {\n  return <h1>About;\n}\n',
    });
    await comeIn(page, owner);
    await page.goto(space.address);
    const panel = page.getByRole('status', { name: 'Issues' });
    await expect(preview(page).getByText('This page hit a problem')).toBeVisible();
    await expect(panel.getByText('2 Issues Found')).toBeVisible();
    await space.save('pages/Home.tsx', GOOD);
    await expect(preview(page).getByRole('heading', { name: 'All is well' })).toBeVisible();
    await expect(panel.getByText('1 Issue Found')).toBeVisible();
    await expect(panel.getByText(/^In About component: App compilation failed: /)).toBeVisible();
  },
);

const LOOKS =
  'import { Button } from \'@/components/ui/button\';\nexport default function Home() {\n  return <Button variant="primary">Press</Button>;\n}';

test('an admin validates and repairs the version of an answer, and reads the whole report', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await comeIn(page, await adminOf(url));
  await page.goto(`${url}/home`);
  model.will({ text: `Here it is.\n${add('pages/Home.tsx', LOOKS)}` });
  await ask(page, 'A button');
  await expect(preview(page).getByRole('button', { name: 'Press' })).toBeVisible();
  await page.getByRole('button', { name: 'Validation and repair tools' }).click();
  const tools = page.getByRole('group', { name: 'Validation and repair' });
  await tools.getByRole('button', { name: 'Repair' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Please run validation first' });
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();

  await tools.getByRole('button', { name: 'Validate' }).click();
  const report = page.getByRole('dialog', { name: 'Validation' });
  await expect(report.getByText(/0 errors, 1 warning/)).toBeVisible();
  await expect(report.getByRole('cell', { name: 'unknown-prop' }).first()).toBeVisible();
  await look(page, 'validation');
  await page.setViewportSize({ width: 375, height: 900 });
  const isWider = await report
    .locator('.mantine-ScrollArea-viewport')
    .first()
    .evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(isWider).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');

  await tools.getByLabel('Iterations').fill('9');
  await tools.getByLabel('Iterations').blur();
  await expect(tools.getByLabel('Iterations')).toHaveValue('5');
  await tools.getByRole('button', { name: 'Repair' }).click();
  const done = page.getByRole('dialog', { name: 'Repair' });
  await expect(done.getByText(/1 of 1 fixed, 0 left/)).toBeVisible();
  await done.getByText(/^pages\/Home\.tsx: 1 → 0/).click();
  await done.getByText(/Repaired by rule/).click();
  await expect(done.getByText(/variant="default"/).last()).toBeVisible();
  await look(page, 'repair');
  await page.keyboard.press('Escape');

  // Once there is a newer version this one is repaired beside it.
  model.will({ text: add('pages/Home.tsx', LOOKS.replace('Press', 'Push')) });
  await say(page, 'Call it Push');
  await expect(preview(page).getByRole('button', { name: 'Push' })).toBeVisible();
  await expect(tools.getByText(/saved as a separate version/)).toBeVisible();
  await tools.getByRole('button', { name: 'Validate' }).click();
  await expect(report).toBeVisible();
});

test('an answer that was cut goes on, and repairs of an answer are told', async ({
  page,
  withModel: { url, model },
}) => {
  model.reset();
  await enter(page, url);
  const lines = Array.from({ length: 40 }, (_, n) => `      <li key="${n}">Line ${n}</li>`);
  const whole = `export default function Home() {\n  return (\n    <ul>\n${lines.join('\n')}\n    </ul>\n  );\n}\n`;
  const at = whole.indexOf('Line 20');
  model.will({
    text: `A long page.\n<action type="add_file" file="pages/Home.tsx" title="Home">\n${whole.slice(0, at)}`,
    finish: 'length',
  });
  await ask(page, 'A long list');
  await expect(page.getByText('The output was too long for one iteration').first()).toBeVisible();
  model.will({ text: `${whole.slice(whole.lastIndexOf('\n', at) + 1)}</action>\n` });
  await page.getByRole('button', { name: "Let's keep going" }).click();
  await expect(preview(page).getByText('Line 39')).toBeVisible();
  await expect(preview(page).getByText('Line 20')).toHaveCount(1);

  const broken = whole.replace('<ul>', '<ul onClick={goneAway}>');
  model.will({ text: add('pages/Home.tsx', broken) }, { text: add('pages/Home.tsx', whole) });
  await say(page, 'Make it clickable');
  await expect(page.getByText(/^Repaired 1 error\./)).toBeVisible();
});
