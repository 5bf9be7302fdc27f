import { comeIn, makeBuilder } from './people.ts';
import { expect, preview, test } from './stage.ts';

const HOST = 'https://api.sky.example';
const PROJECT = Object.entries({
  'src/pages/Home.jsx': `import { useState } from 'react';
export default function Home() {
  const [sky, setSky] = useState('');
  const ask = () => fetch('${HOST}/sky').then((answer) => answer.text()).then(setSky, () => setSky('out of reach'));
  const load = () => {
    const script = document.createElement('script');
    script.src = '${HOST}/wind.js';
    script.onload = () => setSky(window.wind);
    script.onerror = () => setSky('no script');
    document.head.append(script);
  };
  return <main><h1>Weather</h1><button onClick={ask}>Ask</button><button onClick={load}>Load</button><output>{sky}</output></main>;
}`,
  'src/pages/Charts.jsx': `import { Line } from 'react-apexcharts';
export default function Charts() { return <Line data={{}} />; }`,
}).map(([path, content]) => ({ path, content }));

test('an imported app goes online with a broken page, and reaches the sites that are approved', async ({
  page,
  browser,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId, report } = await owner.call<{ appId: string; report: { notes: string[] } }>(
    'POST',
    '/api/apps/import',
    {
      name: 'Weather',
      files: PROJECT,
    },
  );
  expect(report.notes.join(' ')).toContain(
    `Scripts or style sheets come from other sites: ${HOST}.`,
  );
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await expect(preview(page).getByRole('heading', { name: 'Weather' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Publish your app' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Everything else works.');
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  const link = (await dialog.getByRole('link').first().getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'App settings' }).click();
  const panel = page.getByRole('complementary', { name: 'App settings' });
  await panel.getByLabel('Allowed connections').fill(HOST);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('Saved');

  // A visitor's browser notes what the broken page throws.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.route(`${HOST}/**`, (route) =>
    route.request().url().endsWith('wind.js')
      ? route.fulfill({ contentType: 'text/javascript', body: 'window.wind = "calm";' })
      : route.fulfill({ body: 'blue', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await visitor.goto(link);
  const app = visitor.frameLocator('iframe');
  await app.getByRole('button', { name: 'Ask' }).click();
  await expect(app.getByText('blue')).toBeVisible();
  await app.getByRole('button', { name: 'Load' }).click();
  await expect(app.getByText('calm')).toBeVisible();
  await visitor.goto(`${link}/charts`);
  await expect(app.getByRole('alert')).toContainText("The package 'react-apexcharts'");
  await visitor.context().close();
});
