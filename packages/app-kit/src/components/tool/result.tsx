import type { PublicTool } from '@trellis/contract';
import { blocksFor } from '@trellis/tools/shown';
import type { WatchedRun } from '@trellis/tools/watched';
import { toolWord } from '../../lib/tool-words.ts';
import { Alert } from '../ui/alert.tsx';
import { ToolBlock } from './block.tsx';

const STEPS = {
  'search-similar-item': 'looking',
  'query-context-items': 'reading',
  generate: 'working',
  validate: 'checking',
} as const;
/** What an answer is where nothing was laid out. */
const ONE_TEXT: PublicTool['blocks'] = [{ id: 'answer', type: 'text', title: '' }];

interface Props {
  blocks: PublicTool['blocks'];
  run: WatchedRun;
}

/** The answer of a run, block by block as they fill. */
export function ToolResult({ blocks, run: { state, step, parts, checks, failure } }: Props) {
  const isRunning = state === 'loading';
  const waiting = blocks.length > 0 ? blocks : ONE_TEXT;
  return (
    <section aria-label={toolWord('result')} className="flex min-w-0 flex-col gap-5">
      <p role="status" className="text-muted-foreground text-sm">
        {isRunning
          ? toolWord(STEPS[step ?? 'generate'])
          : state === 'success'
            ? toolWord('done')
            : ''}
      </p>
      {(isRunning ? waiting : blocksFor(blocks, parts)).map((block) => (
        <ToolBlock
          key={block.id}
          block={block}
          part={parts.find(({ id }) => id === block.id)}
          check={checks[block.id]}
          isRunning={isRunning}
        />
      ))}
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
    </section>
  );
}
