import { type TurnGiven, useTurn } from '@trellis/tool-ui/runs';
import { lazy, Suspense } from 'react';
import { ToolResult } from './result.tsx';

/** Loaded with the first answer that is there. */
const ToolActs = lazy(() => import('./acts.tsx'));

/** One run of a thread: what was asked, what was answered, and what can be done with that. */
export function ToolTurn(given: TurnGiven) {
  const { tool, api, question, stored } = given;
  const turn = useTurn(given);
  const { shown, parts, blocks, usable, isEditing } = turn;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {question !== null && (
        <p
          dir="auto"
          className="w-fit max-w-full self-end break-words rounded-lg bg-muted px-4 py-2.5"
        >
          {question}
        </p>
      )}
      {!isEditing && (
        <ToolResult blocks={blocks} run={shown} onRecheck={() => void turn.recheck()} />
      )}
      {usable && (
        <Suspense>
          <ToolActs
            key={usable}
            tool={tool}
            api={api}
            runId={usable}
            stored={stored}
            blocks={blocks}
            parts={parts}
            isEditing={isEditing}
            onEditing={turn.setEditing}
            onEdited={turn.setEdited}
          />
        </Suspense>
      )}
    </div>
  );
}
