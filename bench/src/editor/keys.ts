import type { Browser, Page } from 'playwright-core';

/** For each letter, the longest time from its key to the next in which the page could answer nothing: one task of its main thread, in that thread's own time. */
export async function typeIn(browser: Browser, page: Page): Promise<number[]> {
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  // No more is traced than is read: each event that is written down takes its time as well.
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const text =
    'const words = ["the quick brown fox jumps over the lazy dog"].map((w) => w.length);\n';
  await page.keyboard.type(text.repeat(3), { delay: 40 });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown',
  );
  const [first] = keys;
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === first?.pid && tid === first?.tid,
  );
  return keys.map(({ ts }, index) => {
    const until = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const within = tasks.filter((task) => task.ts + task.dur > ts && task.ts < until);
    return Math.max(0, ...within.map(({ tdur = 0 }) => tdur)) / 1_000;
  });
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** What the thread itself worked, where it was counted; without what else the machine did meanwhile. */
  tdur?: number;
  args: { data?: { type?: string } };
}
