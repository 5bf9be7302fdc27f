import { createCompiler } from '@trellis/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PointAnswer, PointQuestion } from './pointing.ts';
import { type OpenPreview, openPreview, openTheatre, type Theatre } from './testing/browser.ts';
import { recipesApp } from './testing/fixture.ts';

let theatre: Theatre;
let preview: OpenPreview;
const app = recipesApp();

beforeAll(async () => {
  theatre = await openTheatre();
  const compiler = createCompiler({
    kitRoot: theatre.kitRoot,
    vendor: theatre.stage.runtime.vendor,
  });
  preview = await openPreview(theatre, compiler, app);
}, 60_000);
afterAll(() => theatre.close());

const point = (question: PointQuestion) =>
  preview.page.evaluate(
    (asked) => globalThis.probe.mounted.point(asked),
    question,
  ) as Promise<PointAnswer | null>;

/** What stands in the middle of an element of the app. */
async function at(selector: string): Promise<PointAnswer | null> {
  const box = await preview.frame.locator(selector).first().boundingBox();
  return point({ kind: 'at', x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 });
}

const lineOf = (file: string, { line }: PointAnswer) => app[file]!.split('\n')[line - 1]!;

it('tells of an element with its place in the source, and follows the keyboard', async () => {
  const title = await at('h1');
  expect(title).toMatchObject({ tag: 'h1' });
  expect(lineOf(title!.file, title!)).toContain('<h1');
  expect(lineOf(title!.file, title!).indexOf('<h1') + 1).toBe(title!.column);
  const outer = await point({ kind: 'step', to: 'outer' });
  expect(outer).not.toMatchObject({ line: title!.line, file: title!.file });
  const inner = await point({ kind: 'step', to: 'inner' });
  expect(inner).not.toEqual(outer);
  const next = await point({ kind: 'step', to: 'next' });
  expect(next).not.toEqual(inner);
  expect(await point({ kind: 'step', to: 'previous' })).toEqual(inner);
});

it('knows where an element stands after its file was changed, and how many are alike', async () => {
  const before = await at('h1');
  const file = before!.file;
  const text = app[file]!.replace('<h1', '{null}\n\n<h1');
  await preview.apply({ ...app, [file]: text });
  const after = await point({ kind: 'again' });
  expect(after).toMatchObject({ file, line: before!.line + 2, alike: 1 });
  await preview.apply(app);
  expect(await point({ kind: 'again' })).toMatchObject({ file, line: before!.line });
  await preview.frame.locator('a[href*="id="], article, li').first().waitFor();
  const card = await at('a[href*="id="], article, li');
  expect(card).not.toBeNull();
  expect((await point({ kind: 'again' }))!.alike).toBeGreaterThan(1);
});

it('leaves nothing of it in a published app or in what code goes through', async () => {
  const names = await preview.frame.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((one) => one.getAttributeNames()),
  );
  expect(names.filter((name) => /source|place$|line(number)?$/i.test(name))).toEqual([]);
  const { vendor } = theatre.stage.runtime;
  const production = JSON.stringify([vendor.files['react/jsx-runtime'], vendor.core]);
  expect(production).not.toContain('trellis.place');
  expect(theatre.stage.runtime.frame.html).not.toContain('trellis.place');
});
