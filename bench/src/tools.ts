import type { Figure } from './figure.ts';

/** Name → what is measured; `ONLY=limit,page npm run bench -- tools` takes some of them. */
const PARTS: Record<string, () => Promise<Figure[]>> = {
  press: async () => (await import('./tools/press.ts')).pressed(),
  limit: async () => (await import('./tools/limit.ts')).limited(),
  stream: async () => (await import('./tools/stream.ts')).streamed(),
  kill: async () => (await import('./tools/kills.ts')).killed(),
  page: async () => (await import('./tools/page.ts')).opened(),
  read: async () => (await import('./tools/reading.ts')).read(),
};

/** AI tools: how soon a run is asked and read, what limits and lost servers leave, how a page opens, what answers become. */
export async function run(): Promise<Figure[]> {
  const only = process.env.ONLY?.split(',');
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(PARTS))
    if (!only || only.includes(name)) figures.push(...(await measure()));
  return figures;
}
