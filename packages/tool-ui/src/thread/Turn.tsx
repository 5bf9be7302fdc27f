import type { PublicTool, ToolRun } from '@trellis/contract';
import { blocksFor, nextState, type WatchedRun } from '@trellis/tools';
import { lazy, Suspense, useState } from 'react';
import type { RunApi } from '../api.ts';
import { ONE_TEXT, Result } from '../Result.tsx';

/** Loaded with the first answer that is there. */
const RunActs = lazy(() => import('../acts/RunActs.tsx'));

interface Props {
  tool: PublicTool;
  api: RunApi;
  run: WatchedRun;
  /** What it was asked, where it goes on with another run. */
  question: string | null;
  /** As it is stored, where that is known already. */
  stored: ToolRun | null;
  /** The address of the tool's page; null where runs have none. */
  page: string | null;
}

/** One run of a thread: what was asked, what was answered, and what can be done with that. */
export function Turn({ tool, api, run, question, stored, page }: Props) {
  const [edited, setEdited] = useState(stored?.edited ?? null);
  const [again, setAgain] = useState<Partial<WatchedRun>>({});
  const recheck = async (runId: string) => {
    // A run that is checked goes on, until what it says is known (spec 2, section 4).
    setAgain({ state: nextState(run.state, 'validate'), step: 'validate' });
    try {
      setAgain({ checks: (await api.validate(runId)).checks });
    } catch (error) {
      setAgain({ failure: { kind: 'model', message: (error as Error).message } });
    }
  };
  const [isEditing, setEditing] = useState(false);
  const parts = edited ?? run.parts;
  const isOver = run.state === 'success' || run.state === 'error';
  const layout = question !== null ? [] : tool.blocks;
  // While it goes on the whole layout waits for what comes.
  const waiting = layout.length > 0 ? layout : ONE_TEXT;
  const blocks = isOver ? blocksFor(layout, parts) : waiting;
  return (
    <div className="turn">
      {question !== null && <p className="question">{question}</p>}
      {!isEditing && (
        <Result
          blocks={blocks}
          run={{ ...run, parts, ...again }}
          onRecheck={() => run.runId && void recheck(run.runId)}
        />
      )}
      {isOver && run.runId && run.parts.length > 0 && (
        <Suspense>
          <RunActs
            key={run.runId}
            tool={tool}
            api={api}
            runId={run.runId}
            stored={stored}
            blocks={blocks}
            parts={parts}
            page={page}
            isEditing={isEditing}
            onEditing={setEditing}
            onEdited={setEdited}
          />
        </Suspense>
      )}
    </div>
  );
}
