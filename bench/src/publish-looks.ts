import type { APIRequestContext, Browser, Frame } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type Figure, median } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';

/** Apps of several looks, with pages that visitors see without an account. */
const PROMPTS = [
  'A museum guide: rooms and exhibits with pictures and stories. Everybody can read it.',
  'A boutique that shows its dresses with sizes and prices to everybody',
  'A club for runners: races with date, place and distance, open to everybody to read',
  'A vegetable garden: beds and plants with sowing dates, everybody may look',
  'An event night club with concerts, dates and ticket prices, public for everybody',
  'A repair workshop: services with price and duration that everybody can see',
];

/** What a visitor's browser transfers of a published app as the built-in builder makes it, with its fonts; and what moves. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  const visits = await visitsOf(product.url).finally(async () => {
    await product.stop();
    folder.remove();
  });
  const most = (of: (one: Visit) => number) => Math.max(...visits.map(of));
  return [
    {
      figure: 'publish-looks-first-visit',
      value: most(({ bytes }) => bytes / 1000),
      unit: 'kB',
      goal: { atMost: 150 },
      beside: { what: 'its fonts', value: median(visits.map(({ fonts }) => fonts / 1000)) },
    },
    {
      figure: 'publish-looks-layout-shift',
      value: most(({ shift }) => shift),
      unit: '',
      goal: { atMost: 0 },
      beside: null,
    },
  ];
}

/** Each app made, published and opened by somebody who was never here. */
async function visitsOf(url: string): Promise<Visit[]> {
  const browser = await launchBrowser();
  try {
    const account = {
      email: 'bench@example.org',
      password: 'correct horse battery',
      name: 'Bench',
    };
    const first = await browser.newContext({ baseURL: url });
    const { token } = await answered<{ token: string }>(
      first.request.post('/api/auth/sign-up', { data: account }),
    );
    const headers = { Authorization: `Bearer ${token}` };
    const { request } = await browser.newContext({ baseURL: url, extraHTTPHeaders: headers });
    const visits: Visit[] = [];
    for (const prompt of PROMPTS)
      visits.push(await visit(browser, `${url}/app/${await publishedApp(request, prompt)}`));
    return visits;
  } finally {
    await browser.close();
  }
}

interface Visit {
  bytes: number;
  fonts: number;
  shift: number;
}

/** The first visit of somebody whose browser knows nothing of it: all that is transferred but rows. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const done: Promise<[path: string, bytes: number]>[] = [];
  context.on('requestfinished', (asked) => {
    const path = new URL(asked.url()).pathname;
    // Rows, who is signed in, and what is told of the visit are not the app.
    if (/\/(api|live_api)\//.test(path)) return;
    done.push(asked.sizes().then(({ responseBodySize }) => [path, responseBodySize]));
  });
  await page.goto(address);
  const app = page.frameLocator('iframe');
  await app.getByRole('heading').first().waitFor();
  await page.waitForTimeout(2_000);
  const frame = page.frames().find((one: Frame) => one !== page.mainFrame());
  const shift = frame ? await frame.evaluate(shiftSoFar) : Number.NaN;
  const all = await Promise.all(done);
  await context.close();
  const sum = (of: typeof all) => of.reduce((total, [, bytes]) => total + bytes, 0);
  return { bytes: sum(all), fonts: sum(all.filter(([path]) => path.endsWith('.woff2'))), shift };
}

/** How much moved that nobody touched (Layout Instability, `layout-shift`). */
function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(Math.round(sum * 1e4) / 1e4), 200);
  });
}

async function publishedApp(request: APIRequestContext, prompt: string): Promise<string> {
  const { appId } = await answered<{ appId: string }>(
    request.post('/api/apps', {
      data: { appType: 'GEN_APP', genApp: { fields: {}, appBuilderVersion: 4 }, prompt },
    }),
  );
  const base = `/api/apps/${appId}`;
  for (let tries = 0; ; tries++) {
    const { messages } = await answered<{ messages: { metadata?: { status?: string } }[] }>(
      request.get(`${base}/messages`),
    );
    if (messages.length > 1 && messages.at(-1)?.metadata?.status !== 'streaming') break;
    if (tries > 300) throw new Error('The app was not made in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await answered(request.post(`${base}/publication`, { data: {} }));
  await answered(
    request.post(`${base}/settings`, { data: { appSettings: { visibility: 'public' } } }),
  );
  return (await answered<{ slug: string }>(request.get(base))).slug;
}

async function answered<T>(sent: ReturnType<APIRequestContext['get']>): Promise<T> {
  const answer = await sent;
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`);
  return (await answer.json()) as T;
}
