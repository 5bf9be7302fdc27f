import type { Loader } from '../frame/loader.ts';
import { textOf } from '../frame/plain.ts';
import type { ToFrame } from '../messages.ts';

interface Tool {
  use(input: unknown): unknown;
}

/** What is heard and said of tools. */
export interface Tools {
  onUse(take: (use: Extract<ToFrame, { type: 'Use' }>) => void): void;
  used(id: number, value: unknown, error: string | null): void;
  loader: Loader;
}

/** Runs what the parent has done in here now and then; its code comes along with the first question. */
export function answerTools({ onUse, used, loader }: Tools): void {
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
