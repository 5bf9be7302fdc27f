import type { PublicTool, ToolRun } from '@trellis/contract';
import { nextState } from '@trellis/tools/machine';
import { blocksFor } from '@trellis/tools/shown';
import type { WatchedRun } from '@trellis/tools/watched';
import { useState } from 'react';
import type { RunApi } from '../api.ts';

export interface TurnGiven {
  tool: PublicTool;
  api: RunApi;
  run: WatchedRun;
  /** What it was asked, where it goes on with another run. */
  question: string | null;
  /** As it is stored, where that is known already. */
  stored: ToolRun | null;
}

/** What an answer is where nothing was laid out. */
const ONE_TEXT: PublicTool['blocks'] = [{ id: 'answer', type: 'text', title: '' }];

/** One run of a thread as it is shown: with what somebody wrote anew in it, and what was checked again. */
export function useTurn({ tool, api, run, question, stored }: TurnGiven) {
  const [edited, setEdited] = useState(stored?.edited ?? null);
  const [again, setAgain] = useState<Partial<WatchedRun>>({});
  const [isEditing, setEditing] = useState(false);
  const { runId } = run;
  const parts = edited ?? run.parts;
  const isOver = run.state === 'success' || run.state === 'error';
  const layout = question !== null ? [] : tool.blocks;
  // While it goes on the whole layout waits for what comes.
  const waiting = layout.length > 0 ? layout : ONE_TEXT;
  return {
    shown: { ...run, parts, ...again },
    parts,
    blocks: isOver ? blocksFor(layout, parts) : waiting,
    /** The run whose answer something can be done with; null while there is none. */
    usable: isOver && run.parts.length > 0 ? runId : null,
    isEditing,
    setEditing,
    setEdited,
    async recheck() {
      // A run that is checked goes on, until what it says is known (spec 2, section 4).
      const state = nextState(run.state, 'validate');
      if (!runId || state === run.state) return;
      setAgain({ state, step: 'validate' });
      try {
        const { checks } = await api.validate(runId);
        setAgain({ checks, state: nextState(state, 'success') });
      } catch (error) {
        // Nothing was checked, and the answer is what it was.
        setAgain({ failure: { kind: 'model', message: (error as Error).message } });
      }
    },
  };
}
