import { textOf } from '../frame/plain.ts';
import type { Hot } from './hot.ts';

interface Tool {
  use(input: unknown): unknown;
}

/** Runs what the parent has done in here now and then; its code comes along with the first question. */
export function answerTools({ onUse, used, loader }: Pick<Hot, 'onUse' | 'used' | 'loader'>): void {
  onUse(async ({ id, code, name, input }) => {
    try {
      loader.add(code);
      const tool = (await loader.load(name)) as Tool;
      used(id, await tool.use(input), null);
    } catch (error) {
      used(id, null, textOf(error));
    }
  });
}
