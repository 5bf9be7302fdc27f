import type { PublicTool } from '@trellis/contract';
import type { RunApi } from '../api.ts';

/** How far somebody comes with a tool. */
export interface Marks {
  field(name: string): void;
  step(at: number): void;
  run(): void;
}

/**
 * Tells how far somebody comes, each once for an opened page, when the page goes out of sight: which field people
 * leave at is what who made the tool wants to know. No value is sent, and nobody is known by it.
 */
export function openMarks(api: RunApi, tool: Pick<PublicTool, 'path'>): Marks {
  const sent = new Set<string>();
  const fields = new Set<string>();
  const steps = new Set<number>();
  let isRun = false;
  const fresh = <T>(kind: string, all: Iterable<T>): T[] =>
    [...all].filter((one) => {
      const mark = `${kind}:${one}`;
      if (sent.has(mark)) return false;
      sent.add(mark);
      return true;
    });
  const tell = () => {
    const marks = {
      opened: fresh('opened', [true]).length > 0,
      fields: fresh('field', fields),
      steps: fresh('step', steps),
      run: fresh('run', isRun ? [true] : []).length > 0,
    };
    if (!marks.opened && !marks.run && marks.fields.length + marks.steps.length === 0) return;
    // What is not counted is nothing to the visitor.
    api.mark(tool, marks).catch(() => undefined);
  };
  addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  return {
    field: (name) => void fields.add(name),
    step: (at) => void steps.add(at),
    run: () => {
      isRun = true;
    },
  };
}
