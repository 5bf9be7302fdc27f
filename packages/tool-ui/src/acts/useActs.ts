import type { BlockPart, PublicTool, ToolRun } from '@trellis/contract';
import { answerMarkdown } from '@trellis/tools/answers';
import { useEffect, useState } from 'react';
import type { RunApi } from '../api.ts';
import type { Values } from './useEditing.ts';

export interface ActsGiven {
  api: RunApi;
  runId: string;
  /** As it is stored, where that is known already. */
  stored: ToolRun | null;
  blocks: PublicTool['blocks'];
  parts: readonly BlockPart[];
  onEditing(isEditing: boolean): void;
  onEdited(parts: BlockPart[] | null): void;
}

/** A run that is over, as it is stored, and what is done with its answer. */
export function useActs(given: ActsGiven) {
  const { api, runId, stored, blocks, parts, onEditing, onEdited } = given;
  const [run, setRun] = useState(stored);
  useEffect(() => {
    if (run) return;
    // Without it an answer is still there to be read: its acts say what fails.
    api.get(runId).then(setRun, () => undefined);
  }, [api, runId, run]);
  return {
    run,
    setRun,
    copy: () => navigator.clipboard.writeText(answerMarkdown(blocks, parts)),
    async save(values: Values | null) {
      const saved = await api.edit(runId, values);
      setRun(saved);
      onEdited(saved.edited);
      onEditing(false);
    },
  };
}
