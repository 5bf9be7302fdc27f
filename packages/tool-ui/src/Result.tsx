import type { PublicTool } from '@trellis/contract';
import { areValidationsResolved } from '@trellis/tools/validations';
import type { WatchedRun } from '@trellis/tools/watched';
import { Block } from './blocks/Block.tsx';
import { CitedContext, useCited } from './cited/cited.ts';
import { Sources } from './Sources.tsx';
import { shownSources } from './sources.ts';

const STEPS = {
  'search-similar-item': 'Searching the data…',
  'query-context-items': 'Reading the data…',
  generate: 'Working on it…',
  validate: 'Checking the answer…',
} as const;

const endWords = ({ state, checks }: WatchedRun): string =>
  areValidationsResolved(state, checks) ? 'Done' : 'Not everything is checked';

interface Props {
  blocks: PublicTool['blocks'];
  run: WatchedRun;
  onRecheck?: () => void;
}

/** The answer of a run, block by block as they fill. */
export function Result({ blocks, run, onRecheck }: Props) {
  const { state, step, parts, checks, failure } = run;
  const isRunning = state === 'loading';
  const sources = isRunning ? [] : shownSources(run);
  const { cited, list } = useCited(sources);
  return (
    <section className="result" aria-label="Result">
      <p className="step" role="status">
        {isRunning ? STEPS[step ?? 'generate'] : state === 'success' && endWords(run)}
      </p>
      <CitedContext value={cited}>
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
      </CitedContext>
      {sources.length > 0 && <Sources sources={sources} list={list} />}
      {failure && (
        <p className="problem" role="alert">
          {failure.message}
        </p>
      )}
    </section>
  );
}
