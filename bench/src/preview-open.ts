import { recipesApp } from '@trellis/runtime/testing';
import { type Figure, median, repeat } from './figure.ts';
import { firstPaint, firstPaintDirect, INFO, openBench, settledPage } from './stage.ts';
import { viteServer, writeViteApp } from './vite.ts';

/** An app of 30 files opened in the preview: nothing in the browser's cache, nothing compiled of this app. */
export async function run(): Promise<Figure[]> {
  const bench = await openBench();
  const files = recipesApp();
  const compiled: number[] = [];
  bench.stage.preview = async () => {
    bench.compiler.forget(INFO.appId);
    const start = performance.now();
    const build = await bench.compiler.compile(files, INFO);
    compiled.push(performance.now() - start);
    return build;
  };
  const open = async () => {
    const context = await bench.browser.newContext();
    const page = await settledPage(context);
    await page.goto(`${bench.stage.origin}/builder`);
    const ms = await firstPaint(page);
    await context.close();
    return ms;
  };
  await open();
  const ours = await repeat(7, open);
  writeViteApp(files);
  const { server, origin } = await viteServer();
  const openVite = async () => {
    const context = await bench.browser.newContext();
    const page = await settledPage(context);
    await page.goto(origin);
    const ms = await firstPaintDirect(page);
    await page.waitForTimeout(500);
    await context.close();
    return ms;
  };
  // The first visits make Vite bundle the libraries.
  await openVite();
  await openVite();
  const vite = await repeat(7, openVite);
  await server.close();
  await bench.close();
  return [
    {
      figure: 'preview-open-first-paint',
      value: median(ours),
      unit: 'ms',
      goal: { atMost: 500 },
      beside: {
        what: "Vite's dev server, libraries bundled before, no Tailwind",
        value: median(vite),
      },
    },
    {
      figure: 'preview-open-compile',
      value: median(compiled),
      unit: 'ms',
      goal: null,
      beside: null,
    },
  ];
}
