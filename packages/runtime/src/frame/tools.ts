import type { Loader } from './loader.ts';
import type { FramePort } from './port.ts';

interface Tool {
  use(input: unknown): unknown;
}

/** Runs what the parent has done in here now and then; its code comes along with the first question. */
export function answerTools(port: FramePort, loader: Loader): void {
  port.on('Use', async ({ id, code, name, input }) => {
    try {
      loader.add(code);
      const tool = (await loader.load(name)) as Tool;
      port.send({ type: 'Used', id, value: await tool.use(input), error: null });
    } catch (error) {
      port.send({ type: 'Used', id, value: null, error: String(error) });
    }
  });
}
