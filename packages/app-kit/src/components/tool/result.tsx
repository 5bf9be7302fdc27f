import type { PublicTool } from '@trellis/contract';
import { CitedContext, shownSources, useCited } from '@trellis/tool-ui/runs';
import { areValidationsResolved } from '@trellis/tools/validations';
import type { WatchedRun } from '@trellis/tools/watched';
import { toolWord } from '../../lib/tool-words.ts';
import { Alert } from '../ui/alert.tsx';
import { ToolBlock } from './block.tsx';
import { ToolSources } from './sources.tsx';

const STEPS = {
  'search-similar-item': 'looking',
  'query-context-items': 'reading',
  generate: 'working',
  validate: 'checking',
} as const;

interface Props {
  blocks: PublicTool['blocks'];
  run: WatchedRun;
  /** Checks again what was not confirmed. */
  onRecheck(): void;
}

/** The answer of a run, block by block as they fill. */
export function ToolResult({ blocks, run, onRecheck }: Props) {
  const { state, step, parts, checks, failure } = run;
  const isRunning = state === 'loading';
  const sources = isRunning ? [] : shownSources(run);
  const { cited, list } = useCited(sources);
  return (
    <section aria-label={toolWord('result')} className="flex min-w-0 flex-col gap-5">
      <p role="status" className="text-muted-foreground text-sm">
        {isRunning
          ? toolWord(STEPS[step ?? 'generate'])
          : state === 'success' &&
            toolWord(areValidationsResolved(state, checks) ? 'done' : 'notAllChecked')}
      </p>
      <CitedContext value={cited}>
        {blocks.map((block) => (
          <ToolBlock
            key={block.id}
            block={block}
            part={parts.find(({ id }) => id === block.id)}
            check={checks[block.id]}
            isRunning={isRunning}
            onRecheck={onRecheck}
          />
        ))}
      </CitedContext>
      {sources.length > 0 && <ToolSources sources={sources} list={list} />}
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
    </section>
  );
}
