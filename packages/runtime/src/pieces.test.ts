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
