import { launchBrowser } from './browser.ts';
import { type Figure, median, repeat, timed } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';

const PROMPT =
  'A recipe book where I can save recipes with ingredients, cooking time, a photo and a rating';

/** From pressing Enter on the home page to the finished app in the preview, with the built-in builder. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.url}/login?mode=up`);
  await page.getByLabel('Email').fill('bench@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/home');
  const times = await repeat(5, async () => {
    await page.goto(`${product.url}/home`);
    await page.getByLabel('What do you want to build?').fill(PROMPT);
    const took = await timed(async () => {
      await page.keyboard.press('Enter');
      await page.waitForURL('**/build/app/**');
      const app = page.frameLocator('iframe[title="App Preview"]').last();
      await app.locator('article').first().waitFor();
      await page.getByRole('button', { name: 'Send' }).waitFor();
    });
    return took / 1e3;
  });
  const plain = await repeat(5, () => timed(() => page.goto(`${product.url}/home`)));
  await browser.close();
  await product.stop();
  folder.remove();
  return [
    {
      figure: 'first message to the finished app in the preview',
      value: median(times),
      unit: 's',
      goal: { atMost: 3 },
      beside: { what: 'opening the home page', value: median(plain) / 1e3 },
    },
  ];
}
