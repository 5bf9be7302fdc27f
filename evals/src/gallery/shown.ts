import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { BuiltApp } from '../build.ts';
import type { Installation } from '../installation.ts';
import { Robot } from '../robot/robot.ts';
import { type Fault, faultsOf } from './faults.ts';

const SCHEMES = ['light', 'dark'] as const;
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

/** A page of an app, as it is looked at: its name, and the path below the app's address. */
interface Place {
  name: string;
  path: string;
}

/** Opens the form that makes a row, where somebody may make one here; answers what it is called. */
async function openForm({ frame }: Robot): Promise<string | null> {
  const button = frame.locator('[data-add]').first();
  if (!(await button.isVisible())) return null;
  await button.click();
  return frame.locator('dialog[open] h2').innerText();
}

/** One look at a page: its first screen, or the form that it opens, and what is wrong with it. */
export interface Shown {
  place: Place;
  width: number;
  scheme: (typeof SCHEMES)[number];
  /** WebP, 320 px wide. */
  picture: Buffer;
  /** PNG, as it was on the screen. */
  full: Buffer;
  faults: Fault[];
}

/** The pages of an app; one about a row is shown with the first that there is. */
async function placesOf(installation: Installation, app: BuiltApp): Promise<Place[]> {
  const places: Place[] = [];
  for (const name of app.pages) {
    const path = name.toLowerCase();
    const entity = app.schemas.find((schema) => `${schema.name}Detail` === name)?.name;
    const list = `/live_api/apps/${app.appId}/entities/${entity}`;
    const rows = entity ? await installation.call<{ id: string }[]>('GET', list) : null;
    if (!rows) places.push({ name, path });
    else if (rows[0]) places.push({ name, path: `${path}?id=${rows[0].id}` });
  }
  return places;
}

/** Until the frame, which paints in a process of its own, has shown its last change. */
async function painted({ frame, page }: Robot): Promise<void> {
  await frame
    .locator('html')
    .evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  // What a first picture is taken of may still be the frame before.
  await page.screenshot();
  await page.waitForTimeout(100);
}

/** Every page of an app on a phone and on a desk, in light and dark, as its owner sees it; and first what a visitor comes to. */
export async function* showApp(
  browser: Browser,
  installation: Installation,
  app: BuiltApp,
): AsyncGenerator<Shown> {
  const places = await placesOf(installation, app);
  for (const who of ['visitor', 'owner'] as const)
    for (const device of [PHONE, DESK]) {
      const robot = await Robot.open(browser, app, installation, who, device);
      const seen = who === 'visitor' ? [{ name: 'Visitor', path: '' }] : places;
      // What opens has to be as good as the page; each form is looked at once.
      const forms = new Set<string>();
      await robot.page.emulateMedia({ reducedMotion: 'reduce' });
      for (const place of seen) {
        await robot.go(place.path);
        yield* bothSchemes(robot, place, device);
        const form = who === 'owner' ? await openForm(robot) : null;
        if (!form || forms.has(form)) continue;
        forms.add(form);
        yield* bothSchemes(robot, { ...place, name: `${place.name}-New` }, device);
      }
      await robot.close();
    }
}

async function* bothSchemes(
  robot: Robot,
  place: Place,
  device: typeof PHONE | typeof DESK,
): AsyncGenerator<Shown> {
  for (const scheme of SCHEMES) {
    await robot.frame
      .locator('html')
      .evaluate((root, isDark) => root.classList.toggle('dark', isDark), scheme === 'dark');
    await painted(robot);
    const full = await robot.page.screenshot();
    const picture = await sharp(full).resize({ width: 320 }).webp({ quality: 60 }).toBuffer();
    const faults = await faultsOf(robot, device === PHONE);
    yield { place, width: device.viewport.width, scheme, picture, full, faults };
  }
}
