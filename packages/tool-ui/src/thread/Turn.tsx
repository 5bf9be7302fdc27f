import { lazy, Suspense } from 'react';
import { Result } from '../Result.tsx';
import { type TurnGiven, useTurn } from './useTurn.ts';

/** Loaded with the first answer that is there. */
const RunActs = lazy(() => import('../acts/RunActs.tsx'));

interface Props extends TurnGiven {
  /** The address of the tool's page; null where runs have none. */
  page: string | null;
}

/** One run of a thread: what was asked, what was answered, and what can be done with that. */
export function Turn({ page, ...given }: Props) {
  const { tool, api, question, stored } = given;
  const { shown, parts, blocks, usable, isEditing, setEditing, setEdited, recheck } =
    useTurn(given);
  return (
    <div className="turn">
      {question !== null && <p className="question">{question}</p>}
      {!isEditing && <Result blocks={blocks} run={shown} onRecheck={() => void recheck()} />}
      {usable && (
        <Suspense>
          <RunActs
            key={usable}
            tool={tool}
            api={api}
            runId={usable}
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
