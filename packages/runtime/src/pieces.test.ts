import { createCompiler } from '@trellis/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type OpenPreview,
  openPreview,
  openTheatre,
  type TestCompiler,
  type Theatre,
} from './testing/browser.ts';

let theatre: Theatre;
let compiler: TestCompiler;
beforeAll(async () => {
  theatre = await openTheatre();
  compiler = createCompiler({ kitRoot: theatre.kitRoot, vendor: theatre.stage.runtime.vendor });
}, 60_000);
afterAll(() => theatre.close());

async function open(page: string, width: number, locale = 'en-GB'): Promise<OpenPreview> {
  const context = await theatre.browser.newContext({ viewport: { width, height: 800 }, locale });
  return openPreview(theatre, compiler, { 'pages/Home.tsx': page }, '/', context);
}

const board = (columns: number, dir = 'ltr') => `import { Board } from '@/components/ui/board';
const columns = Array.from({ length: ${columns} }, (_, at) => ({ value: String(at), label: 'Stage ' + at }));
const items = columns.map(({ value }) => ({ id: value, name: 'Boat ' + value }));
export default function Home() {
  return <main dir="${dir}" className="mx-auto max-w-6xl"><Board columns={columns} items={items} columnOf={({ id }) => id} nameOf={({ name }) => name} renderCard={({ name }) => <p>{name}</p>} /></main>;
}`;

it('a board fades at each side where there is more of it, and nowhere where all is seen', async () => {
  const edges = (preview: OpenPreview) =>
    preview.frame.$$eval('span[aria-hidden]', (spans) =>
      spans
        .filter((span) => span.dataset.more)
        .map((span) => getComputedStyle(span).left === '0px'),
    );
  const scroll = (preview: OpenPreview, left: number) =>
    preview.frame.$eval('main .overflow-x-auto', (box, by) => box.scrollBy(by, 0), left);
  // Five columns have room in the width of an app.
  const small = await open(board(5), 1280);
  expect(await edges(small)).toEqual([]);
  await small.page.context().close();

  const large = await open(board(8), 1280);
  await expect.poll(() => edges(large)).toEqual([false]);
  await scroll(large, 100);
  await expect.poll(() => edges(large)).toEqual([true, false]);
  await scroll(large, 9000);
  await expect.poll(() => edges(large)).toEqual([true]);
  await large.page.context().close();

  const turned = await open(board(8, 'rtl'), 1280);
  await expect.poll(() => edges(turned)).toEqual([true]);
  await turned.page.context().close();
});

const DONUT = `import { Donut } from '@/components/ui/donut';
const items = ['Rent', 'Food', 'Other', 'Fun', 'Bus', 'Gym', 'Gifts'].map((label, at) => ({ label, value: 70 - 10 * at }));
export default function Home() {
  return <main><Donut label="All" items={items} /><Donut label="Some" items={items.slice(0, 5)} /></main>;
}`;

it('a ring has five shares at most: the smallest are one, with what is called so already', async () => {
  const preview = await open(DONUT, 800);
  const [all, some] = await preview.frame.$$eval('main > div', (rings) =>
    rings.map((ring) => [...ring.querySelectorAll('li')].map((line) => line.textContent)),
  );
  expect(all).toEqual(['Rent7025%', 'Food6021%', 'Fun4014%', 'Bus3011%', 'Other8029%']);
  expect(some).toHaveLength(5);
  expect(await preview.frame.locator('svg').first().locator('circle').count()).toBe(6);
  await preview.page.context().close();
});

const FIGURES = `import { Modal } from '@/components/ui/modal';
import { Stat, StatRow } from '@/components/ui/stat';
export default function Home() {
  return (
    <main className="px-4">
      <StatRow><Stat label="Open" value="3" /><Stat label="Overdue" value="1" /><Stat label="Still to come" value="$12,400" /></StatRow>
      <Modal open onOpenChange={() => {}} title="New" />
    </main>
  );
}`;

it('figures stand in one line, on a phone as well', async () => {
  for (const width of [375, 1280]) {
    const preview = await open(FIGURES, width);
    const tops = await preview.frame.$$eval('main .rounded-xl', (cards) =>
      cards.filter((card) => !card.matches('dialog')).map((card) => card.getBoundingClientRect().y),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    expect(await preview.frame.$eval('html', (root) => root.scrollWidth - root.clientWidth)).toBe(
      0,
    );
    await preview.page.context().close();
  }
});

it('a window comes in within a blink, and at once where motion is not wanted', async () => {
  const durations = async (reducedMotion: 'reduce' | 'no-preference') => {
    const context = await theatre.browser.newContext({ reducedMotion });
    const preview = await openPreview(
      theatre,
      compiler,
      { 'pages/Home.tsx': FIGURES },
      '/',
      context,
    );
    const found = await preview.frame.$eval('dialog', (dialog) =>
      ['', '::backdrop'].map((part) => {
        const style = getComputedStyle(dialog, part || undefined);
        return style.animationName === 'none' ? 0 : Number.parseFloat(style.animationDuration);
      }),
    );
    await context.close();
    return found;
  };
  expect(await durations('no-preference')).toEqual([0.15, 0.15]);
  for (const took of await durations('reduce')) expect(took).toBeLessThan(0.001);
});

const MONTH = `import { MonthCalendar } from '@/components/ui/month-calendar';
import { addDays, isoDay, weekStart } from '@/lib/format';
// Neither the first nor the last week of a month is cut off.
const day = new Date().toISOString().slice(0, 8) + '15';
const items = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((title, at) => ({ id: title, title, date: day + 'T0' + (at + 4) + ':30' }));
export default function Home() {
  return (
    <main className="p-4">
      <MonthCalendar items={items} onSelectItem={() => {}} onSelectDay={() => {}} dayLabel="New boat" />
      <p id="first">{isoDay(weekStart(day))}</p>
    </main>
  );
}`;

it('a calendar is a month, a week or an agenda, and what a day has no room for opens with the day', async () => {
  const preview = await open(MONTH, 1280);
  const { frame } = preview;
  expect(await frame.$$eval('th abbr', ([first]) => first?.getAttribute('title'))).toBe('Monday');
  expect(await frame.locator('td button', { hasText: 'Dan' }).count()).toBe(0);
  await frame.getByRole('button', { name: /^2 more: .*15/ }).click();
  expect(await frame.locator('h3:focus').textContent()).toMatch(/15/);
  expect(await frame.locator('li', { hasText: 'Eve' }).count()).toBe(1);

  await frame.getByRole('button', { name: 'Week', exact: true }).click();
  expect(await frame.locator('ol > li').count()).toBe(7);
  expect(await frame.locator('ol > li', { hasText: 'Eve' }).textContent()).toMatch(/8:30.*Eve/);
  await frame.getByRole('button', { name: 'Next', exact: true }).click();
  expect(await frame.locator('li', { hasText: 'Eve' }).count()).toBe(0);
  await frame.getByRole('button', { name: 'Previous', exact: true }).click();

  await frame.getByRole('button', { name: 'Agenda' }).click();
  expect(await frame.locator('section').count()).toBe(1);
  expect(await frame.locator('section li').count()).toBe(5);
  await frame.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => frame.locator('main').textContent()).toContain('Nothing here');
  await preview.page.context().close();

  const american = await open(MONTH, 375, 'en-US');
  expect(await american.frame.$$eval('th abbr', ([first]) => first?.getAttribute('title'))).toBe(
    'Sunday',
  );
  for (const mode of ['Week', 'Agenda', 'Month']) {
    await american.frame.getByRole('button', { name: mode, exact: true }).click();
    const wide = await american.frame.$eval('html', (root) => root.scrollWidth - root.clientWidth);
    expect([mode, wide]).toEqual([mode, 0]);
  }
  await american.page.context().close();
});
