import type { EntitySchema } from '@trellis/contract';
import type { Browser, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import type { BuiltApp } from '../build.ts';
import type { Installation } from '../installation.ts';

export type Row = Record<string, unknown> & { id: string };

/** Somebody at the published app: uses its screens by their roles and labels, like a person. */
export class Robot {
  readonly page: Page;
  readonly app: BuiltApp;
  readonly installation: Installation;
  /** What a page wrote to the console as an error, or threw. */
  readonly errors: string[] = [];

  constructor(page: Page, app: BuiltApp, installation: Installation) {
    this.page = page;
    this.app = app;
    this.installation = installation;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      // The browser notes refused calls by itself; what the app makes of them is on its screen.
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        this.errors.push(message.text());
    });
  }

  /** The owner of the app (its admin), or a stranger. */
  static async open(
    browser: Browser,
    app: BuiltApp,
    installation: Installation,
    who: 'owner' | 'visitor',
    device: BrowserContextOptions = { viewport: { width: 1280, height: 900 } },
  ): Promise<Robot> {
    const context = await browser.newContext(device);
    if (who === 'owner')
      await context.addCookies([{ ...installation.cookie, url: installation.url }]);
    const robot = new Robot(await context.newPage(), app, installation);
    robot.page.setDefaultTimeout(5_000);
    await robot.go('');
    return robot;
  }

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe').last();
  }

  /** Opens a page of the app and waits until it has drawn itself and loaded what it shows. */
  async go(page: string): Promise<void> {
    await this.page.goto(`${this.installation.url}/app/${this.app.slug}${page ? `/${page}` : ''}`);
    await this.settle();
  }

  async settle(): Promise<void> {
    const body = this.frame.locator('body');
    await body.waitFor();
    await this.frame.locator('#root *').first().waitFor();
    for (let quiet = 0, last = ''; quiet < 3; ) {
      await this.page.waitForTimeout(60);
      const busy = await this.frame.locator('[aria-busy="true"], .animate-pulse').count();
      const text = await body.innerText();
      quiet = text === last && busy === 0 ? quiet + 1 : 0;
      last = text;
    }
  }

  text(): Promise<string> {
    return this.frame.locator('body').innerText();
  }

  /** Goes through the pages, the current one first, until `find` finds something on one. */
  async anywhere<T>(find: () => Promise<T | null>): Promise<T | null> {
    const here = await find();
    if (here !== null) return here;
    for (const page of ['', ...this.app.pages]) {
      await this.go(page.toLowerCase());
      const found = await find();
      if (found !== null) return found;
    }
    return null;
  }

  /** The first visible element of a role whose name matches, or null. */
  async visible(
    role: Parameters<Page['getByRole']>[0],
    name: RegExp,
    within?: Locator,
  ): Promise<Locator | null> {
    for (const candidate of await (within ?? this.frame).getByRole(role, { name }).all())
      if ((await candidate.isVisible()) && (await candidate.isEnabled())) return candidate;
    return null;
  }

  /** Rows as the builder sees them: the truth behind the screens. */
  rows(entity: string): Promise<Row[]> {
    return this.installation.call<Row[]>(
      'GET',
      `/live_api/apps/${this.app.appId}/entities/${entity}`,
    );
  }

  async allRows(): Promise<Record<string, Row[]>> {
    return Object.fromEntries(
      await Promise.all(
        this.app.schemas.map(async ({ name }) => [name, await this.rows(name)] as const),
      ),
    );
  }

  schema(name: string): EntitySchema | undefined {
    return this.app.schemas.find((schema) => schema.name === name);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** The words that a row goes by on screens: its first texts. */
export function titlesOf(row: Row, schema: EntitySchema): string[] {
  // What names a row comes before what tells of it.
  const isName = (name: string) => (/^(name|title|subject|question|exercise)/i.test(name) ? 0 : 1);
  const texts = Object.entries(schema.properties)
    .sort(([a], [b]) => isName(a) - isName(b))
    .filter(
      ([, field]) =>
        field.type === 'string' && !field.enum && !field.format && !field['x-relation'],
    )
    .flatMap(([name]) =>
      typeof row[name] === 'string' && row[name] && !/^(data|https?|\/files):?/.test(row[name])
        ? [row[name]]
        : [],
    );
  return texts.length > 0 ? texts : datesOf(row, schema);
}

/** A row without words is named by its day. */
function datesOf(row: Row, schema: EntitySchema): string[] {
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const value = row[name];
    if (typeof value !== 'string' || !/^date/.test(field.format ?? '')) return [];
    const day = new Date(value.length === 10 ? `${value}T00:00` : value);
    const year = day.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
    return [day.toLocaleDateString('en', { day: 'numeric', month: 'short', year })];
  });
}

export const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
