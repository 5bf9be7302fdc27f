import type { FrameLocator, Page } from '@playwright/test';
import { FakeModel } from '@trellis/testing/fake-model';
import { type WrittenSpec, writtenSpecs } from '@trellis/testing/specs';
import type { Caller } from './caller.ts';
import { Installation } from './installation.ts';
import { look } from './look.ts';
import { adminOf, comeIn, makeApp } from './people.ts';
import { expect, test } from './stage.ts';

let model: FakeModel;
let installation: Installation;
test.beforeAll(async () => {
  model = await FakeModel.start();
  installation = await Installation.shared(model.smallEnv);
});
test.afterAll(async () => {
  await installation.stop();
  await model.stop();
});

/** What books a thing, in the languages of the specs. */
const BOOK = /^(Book|Reserve|Reservar|New (booking|reservation|appointment))\b/;
const BOOKINGS = /^(Booking|Reservation|Appointment)$/;

/** Fills what a form asks for with what fits it. */
async function fill(form: ReturnType<FrameLocator['getByRole']>) {
  for (const input of await form.locator('input:visible, textarea:visible').all()) {
    const type = (await input.getAttribute('type')) ?? 'text';
    if (['checkbox', 'radio', 'file'].includes(type) || (await input.inputValue())) continue;
    const mode = await input.getAttribute('inputmode');
    const isNumber = type === 'number' || mode === 'decimal' || mode === 'numeric';
    const day = new Date(Date.now() + 90_000_000).toISOString().slice(0, 10);
    const dated = type === 'date' ? day : type === 'datetime-local' ? `${day}T10:00` : null;
    await input.fill(dated ?? (isNumber ? '2' : type === 'tel' ? '+1 555 0100' : 'Ann'));
  }
  for (const select of await form.locator('select:visible').all())
    if (!(await select.inputValue())) await select.selectOption({ index: 1 });
}

async function drawn(page: Page): Promise<FrameLocator> {
  const app = page.frameLocator('iframe').last();
  await expect(app.locator('#root *').first()).toBeVisible();
  await expect(app.locator('[aria-busy="true"], .animate-pulse')).toHaveCount(0);
  await expect(app.locator('body')).not.toHaveText('');
  return app;
}

/** Books what can be booked, where the app has something of the kind; answers whether there was. */
async function book(page: Page, owner: Caller, appId: string, pages: string[], at: string) {
  const { entities } = await owner.call<{ entities: Record<string, unknown> }>(
    'GET',
    `/runtime/bundle?appId=${appId}`,
  );
  const entity = Object.keys(entities).find((name) => BOOKINGS.test(name));
  if (!entity) return false;
  const count = async () =>
    (await owner.call<{ count: number }>('GET', `/live_api/apps/${appId}/entities/${entity}/count`))
      .count;
  for (const path of pages) {
    await page.goto(`${at}/${path}`);
    const app = await drawn(page);
    const button = app.getByRole('button', { name: BOOK, disabled: false }).first();
    if (!(await button.isVisible())) continue;
    const before = await count();
    await button.click();
    const form = app.getByRole('dialog');
    const isAsked = await form
      .waitFor({ timeout: 1_500 })
      .then(() => true)
      .catch(() => false);
    if (isAsked) {
      await fill(form);
      await look(page, `spec-style-asked-${entity}`);
      await form.locator('button[type=submit]').click();
      await expect(form).toBeHidden();
    }
    await expect.poll(count, `${entity} of ${appId}`).toBe(before + 1);
    return true;
  }
  return false;
}

async function opens(page: Page, owner: Caller, spec: WrittenSpec) {
  model.reset();
  model.will({ text: spec.answer });
  const { appId, slug } = await makeApp(owner, spec.asked, { isSignupEnabled: true });
  const { pages } = await owner.call<{ pages: Record<string, string> }>(
    'GET',
    `/runtime/bundle?appId=${appId}`,
  );
  const at = `${installation.url}/app/${slug}`;
  const names = ['', ...Object.keys(pages).map((name) => name.toLowerCase())];
  for (const name of names) {
    await page.goto(`${at}/${name}`);
    const app = await drawn(page);
    await expect(app.getByText(/something went wrong|could not be shown/i)).toHaveCount(0);
  }
  const hasBookings = spec.has.some((one) => BOOKINGS.test(one.split('.')[0]!));
  if (hasBookings) expect(await book(page, owner, appId, names, at)).toBe(true);
}

const all = writtenSpecs();
for (const [at, part] of [all.slice(0, 10), all.slice(10, 20), all.slice(20)].entries())
  test(`apps of specs as small models write them open on every page, and are booked in (${at + 1} of 3)`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const owner = await adminOf(installation.url);
    await comeIn(page, owner);
    for (const spec of part) await test.step(spec.name, () => opens(page, owner, spec));
  });
