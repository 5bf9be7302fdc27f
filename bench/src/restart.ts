import { spawnSync } from 'node:child_process';
import { type Figure, median, repeat, timed } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';

/** From the start of the process to listening, over a data folder that is there. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  await (await startProduct(folder.path)).stop();
  const times = await repeat(5, async () => {
    const product = await startProduct(folder.path);
    await product.stop();
    return product.startedIn / 1e3;
  });
  folder.remove();
  const empty = await repeat(5, () => timed(() => spawnSync(process.execPath, ['-e', ''])));
  return [
    {
      figure: 'restart to listening',
      value: median(times),
      unit: 's',
      goal: { atMost: 3 },
      beside: { what: 'an empty Node program', value: median(empty) / 1e3 },
    },
  ];
}
