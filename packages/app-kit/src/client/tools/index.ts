import { callErrorOf, runApi } from './api.ts';
import { runTool } from './run.ts';
import type { FinishedRun, ListedTool, RunOptions, ToolInputs, ToolPath } from './types.ts';

export interface ToolClient {
  /**
   * Runs one of the app's AI tools. It ends with the finished run, also where that came to nothing; what was not begun
   * (an input that is missing, a limit that is reached) is thrown, with the server's words and what is wrong in `fields`.
   */
  run<Path extends ToolPath>(
    path: Path,
    inputs: ToolInputs<Path>,
    options?: RunOptions<Path>,
  ): Promise<FinishedRun<Path>>;
  /** The tools that whoever looks at this page may run. */
  list(): Promise<ListedTool[]>;
}

/** The AI tools of this app, by their paths. */
export const tools: ToolClient = {
  run: runTool as ToolClient['run'],
  async list() {
    try {
      const found = await runApi().tools();
      return found.map(({ path, title, header, description, imageUrl }) => ({
        path,
        title,
        header,
        description,
        imageUrl,
      }));
    } catch (error) {
      throw callErrorOf(error, '');
    }
  },
};
