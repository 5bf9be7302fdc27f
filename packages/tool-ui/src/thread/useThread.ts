import type { PublicTool, ToolRun } from '@trellis/contract';
import { useState } from 'react';
import type { RunApi } from '../api.ts';
import { type RunControls, useRun } from '../useRun.ts';

export interface ThreadControls extends Omit<RunControls, 'start' | 'show'> {
  /** The runs that the one which is shown goes on with, the first one first. */
  earlier: readonly ToolRun[];
  /** What the shown run was asked, where it goes on with another. */
  question: string | null;
  /** What is typed to be asked next; it stays until a run with it has begun. */
  draft: string;
  setDraft(text: string): void;
  start(inputs: Record<string, unknown>): void;
  ask(question: string): Promise<void>;
  /** Shows runs that were made before, each going on with the one in front of it. */
  open(runs: readonly ToolRun[]): void;
}

/** Runs that go on with each other: the first by inputs, each other one by a question (ruling 51). */
export function useThread(
  api: RunApi,
  tool: Pick<PublicTool, 'path'>,
  onRun: (runId: string | null) => void,
  onRefused?: (code: string) => void,
): ThreadControls {
  const [earlier, setEarlier] = useState<readonly ToolRun[]>([]);
  const [question, setQuestion] = useState<string | null>(null);
  const [draft, setDraft] = useState('');
  const [failure, setFailure] = useState('');
  const begun = (runId: string | null) => {
    setDraft('');
    onRun(runId);
  };
  const { run, problems, start, show, stop, reset } = useRun(api, tool, begun, onRefused);
  const begin = (runs: readonly ToolRun[], asked: string | null) => {
    setFailure('');
    setEarlier(runs);
    setQuestion(asked);
  };
  return {
    run,
    problems: failure ? { '': failure } : problems,
    earlier,
    question,
    draft,
    setDraft,
    stop,
    reset() {
      if (run.state === 'loading') return;
      begin([], null);
      reset();
    },
    start(inputs) {
      begin([], null);
      void start({ inputs });
    },
    async ask(asked) {
      const { runId } = run;
      if (!runId) return;
      try {
        const parent = await api.get(runId);
        begin([...earlier, parent], asked);
      } catch (error) {
        return setFailure((error as Error).message);
      }
      const isBegun = await start({ inputs: {}, parent: runId, question: asked }, run);
      if (isBegun) return;
      setEarlier(earlier);
      setQuestion(question);
    },
    open(runs) {
      const last = runs.at(-1);
      if (!last) return;
      begin(runs.slice(0, -1), last.question);
      show(last);
    },
  };
}
