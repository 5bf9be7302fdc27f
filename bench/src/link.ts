import { recipesApp } from '@trellis/runtime/testing';
import { type Figure, median, repeat, timed } from './figure.ts';
import { INFO, openBench } from './stage.ts';
import { viteBuild, writeViteApp } from './vite.ts';

/** The published form of an app of 30 files: every phase, the libraries left outside. */
export async function run(): Promise<Figure[]> {
  const bench = await openBench();
  const link = () => timed(() => bench.compiler.link(recipesApp(), INFO));
  await link();
  const ours = await repeat(5, link);
  await bench.close();
  writeViteApp(recipesApp());
  await viteBuild();
  const vite = await repeat(5, () => timed(viteBuild));
  return [
    {
      figure: 'link',
      value: median(ours),
      unit: 'ms',
      goal: null,
      beside: { what: 'vite build of the same app, no Tailwind', value: median(vite) },
    },
  ];
}
