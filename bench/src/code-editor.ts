import { recipesApp } from '@trellis/runtime/testing';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { openBare } from './editor/bare.ts';
import { typeIn } from './editor/keys.ts';
import { type Figure, median, percentile, repeat } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';

const FILES = 40;
const LONGEST_FRAME_MS = 16;

/** An app of 40 files in the code editor: opened until it can be typed in, completed, and typed in. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await enter(page, product.url);
  const appId = await makeSpace(page);
  const address = `${product.url}/build/app/${appId}`;
  // The first opening fetches the editor itself; what is measured is an app, not a download.
  await open(page, address);
  const opened = await repeat(5, () => open(page, address));
  await page.getByText('Loading types…').waitFor({ state: 'detached' });
  const completions = await repeat(40, (index) => complete(page, index));
  const keystrokes = await typeIn(browser, page);
  const bare = await openBare(browser, await page.locator('.cm-content').first().innerText());
  const bareKeystrokes = await typeIn(browser, bare);
  await browser.close();
  await product.stop();
  folder.remove();
  return [
    {
      figure: 'code-editor-open',
      value: median(opened),
      unit: 'ms',
      goal: { atMost: 500 },
      beside: null,
    },
    {
      figure: 'code-editor-completion-p95',
      value: percentile(completions, 0.95),
      unit: 'ms',
      goal: { atMost: 100 },
      beside: { what: 'p50', value: median(completions) },
    },
    {
      figure: 'code-editor-keystroke-longest',
      value: Math.max(...keystrokes),
      unit: 'ms',
      goal: { atMost: LONGEST_FRAME_MS },
      beside: { what: 'the editor library by itself', value: Math.max(...bareKeystrokes) },
    },
    {
      figure: 'code-editor-keystroke-p50',
      value: median(keystrokes),
      unit: 'ms',
      goal: { atMost: LONGEST_FRAME_MS },
      beside: { what: 'the editor library by itself', value: median(bareKeystrokes) },
    },
  ];
}

async function enter(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login?mode=up`);
  await page.getByLabel('Email').fill('bench@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/home');
}

/** Makes the app by the calls that its screens make. */
async function makeSpace(page: Page): Promise<string> {
  const files = Object.entries(recipesApp()).map(([path, content]) => ({ path, content }));
  const [, card] = Object.entries(recipesApp()).find(([path]) => path.includes('RecipeCard'))!;
  for (let n = 0; files.length < FILES; n++)
    files.push({ path: `components/recipes/Card${n}.tsx`, content: card });
  return page.evaluate(async (given) => {
    const { token } = await (await fetch('/api/auth/refresh', { method: 'POST' })).json();
    const post = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return response.json();
    };
    const genApp = { fields: { header: 'Bench' }, appBuilderVersion: 4 };
    const { appId } = await post('/api/apps', { appType: 'SPACE_APP', genApp });
    await post(`/api/apps/${appId}/files/import`, { files: given });
    return appId as string;
  }, files);
}

/** From the click that opens the editor to the first letter that can be typed in a file; nothing of this app is held. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Edit code' }).waitFor();
  const done = page.getByRole('button', { name: 'Done' });
  // The editor that was open the last time opens by itself: closed, and the page begun anew.
  if (await done.isVisible()) {
    await done.click();
    await page.goto(address);
  }
  // The app's own preview comes first; the editor is not measured against it.
  await page.waitForTimeout(2_500);
  return page.evaluate(async () => {
    const until = async <T>(look: () => T | null | undefined): Promise<T> => {
      for (;;) {
        const found = look();
        if (found) return found;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    const start = performance.now();
    document.querySelector<HTMLElement>('button[aria-label="Edit code"]')?.click();
    const file = await until(() =>
      [...document.querySelectorAll<HTMLElement>('nav[aria-label="Files"] button')].find(
        (one) => one.textContent === 'Home.tsx',
      ),
    );
    file.click();
    const text = await until(() =>
      document.querySelector<HTMLElement>(
        '.cm-content[contenteditable="true"][aria-label$="Home.tsx"]',
      ),
    );
    await until(() => (text.textContent?.includes('export') ? text : null));
    text.focus();
    return performance.now() - start;
  });
}

/** From the letter that asks to the list on the screen. */
async function complete(page: Page, index: number): Promise<number> {
  const words = ['Butt', 'useS', 'docum', 'Reci'];
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('Control+End');
  const word = words[index % words.length]!;
  await page.keyboard.insertText(`\nconst x${index} = ${word.slice(0, -1)}`);
  // The list that this asks for is closed, so that the next letter asks anew.
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  await page.locator('.cm-tooltip-autocomplete').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    Object.assign(window, {
      listed: new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('No list came')), 5_000);
        let start = 0;
        const begin = () => {
          start = performance.now();
        };
        document.addEventListener('keydown', begin, { once: true, capture: true });
        const watch = new MutationObserver(() => {
          if (start === 0 || !document.querySelector('.cm-tooltip-autocomplete li')) return;
          watch.disconnect();
          resolve(performance.now() - start);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    });
  });
  await page.keyboard.press(word.at(-1)!);
  const took = await page.evaluate(() => (window as unknown as { listed: number }).listed);
  await page.keyboard.press('Escape');
  return took;
}
