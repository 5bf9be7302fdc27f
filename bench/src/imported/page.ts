import type { BrowserContext, Page } from 'playwright-core';

const ELSEWHERE = /^https?:\/\/(?!127\.0\.0\.1|localhost)/;
const OURS = /^http:\/\/(?:127\.0\.0\.1|localhost)/;
const SETTLES_MS = 2_000;
/** Addresses of elsewhere that do not answer are nobody's fault here. */
const OUTSIDE = /Failed to load resource|ERR_|net::/;
/** The parts that stand for a project's missing ones are made for React 19, which has no such warning. */
const OF_THE_STAND_INS = /Function components cannot be given refs|React Router Future Flag/;

/**
 * What an app's page tells of when somebody opens it, or null for a clean one: it shows something, and neither the
 * browser's console nor the app tells of an error.
 */
export async function faultOf(context: BrowserContext, address: string): Promise<string | null> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !OUTSIDE.test(text) && !OF_THE_STAND_INS.test(text))
      told.push(text);
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/app-error')) told.push(request.postData() ?? '');
  });
  // What lies elsewhere is not asked for: pages are judged by what they do without it.
  await page.route(ELSEWHERE, (route) => route.abort());
  const isBlank = await page
    .goto(address)
    .then(() => page.waitForTimeout(SETTLES_MS))
    .then(async () => !(await showsInTime(page)))
    .catch((error: Error) => {
      told.push(error.message);
      return true;
    });
  await page.close();
  return told[0]?.slice(0, 300) ?? (isBlank ? 'nothing is shown' : null);
}

/** Pages that lead on to another show nothing for a moment. */
async function showsInTime(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 8; tries++) {
    if (await showsSomething(page)) return true;
    await page.waitForTimeout(SETTLES_MS / 4);
  }
  return false;
}

async function showsSomething(page: Page): Promise<boolean> {
  // A map that an app frames from elsewhere never loads, and is not the app.
  const root = page
    .frames()
    .findLast((frame) => OURS.test(frame.url()))
    ?.locator('#root');
  if (!root || (await root.count()) === 0) return false;
  const text = (await root.innerText()).trim();
  return text !== '' || (await root.locator('img, svg, canvas, video, iframe').count()) > 0;
}
