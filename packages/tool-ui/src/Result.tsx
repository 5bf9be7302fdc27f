import type { PublicTool } from '@trellis/contract';
import type { WatchedRun } from '@trellis/tools';
import { citedIn } from '@trellis/tools/cited';
import { Block } from './blocks/Block.tsx';
import { Sources } from './Sources.tsx';

const STEPS = {
  'search-similar-item': 'Looking for what fits…',
  'query-context-items': 'Reading what is known…',
  generate: 'Working on it…',
  validate: 'Checking the answer…',
} as const;

/** What an answer is where nothing was laid out. */
export const ONE_TEXT: PublicTool['blocks'] = [{ id: 'answer', type: 'text', title: '' }];

interface Props {
  blocks: PublicTool['blocks'];
  run: WatchedRun;
  onRecheck?: () => void;
}

/** The answer of a run, block by block as they fill. */
export function Result({ blocks, run, onRecheck }: Props) {
  const { state, step, parts, checks, failure, sources } = run;
  const isRunning = state === 'loading';
  const cited = citedIn(JSON.stringify(parts.map(({ value }) => value)), sources);
  // An answer that names none of them was still made from them.
  const shown = cited.length > 0 ? cited : sources;
  return (
    <section className="result" aria-label="Result">
      <p className="step" role="status">
        {isRunning ? STEPS[step ?? 'generate'] : state === 'success' ? 'Done' : ''}
      </p>
      {blocks.map((block) => (
        <Block
          key={block.id}
          block={block}
          part={parts.find(({ id }) => id === block.id)}
          check={checks[block.id]}
          isRunning={isRunning}
          onRecheck={onRecheck}
        />
      ))}
      {!isRunning && shown.length > 0 && <Sources sources={shown} />}
      {failure && (
        <p className="problem" role="alert">
          {failure.message}
        </p>
      )}
    </section>
  );
}
