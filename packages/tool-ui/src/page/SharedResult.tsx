import type { PublicTool, SharedRun } from '@trellis/contract';
import { blocksFor } from '@trellis/tools/shown';
import { Block } from '../blocks/Block.tsx';

interface Props {
  tool: PublicTool;
  run: SharedRun;
  /** The tool's own page. */
  page: string;
}

/** A result that somebody shared, as others read it: the answer, and a way to the tool itself. */
export function SharedResult({ tool, run, page }: Props) {
  const layout = run.isFollowup ? [] : tool.blocks;
  return (
    <article className="tool">
      <header>
        <h1>{run.title}</h1>
        <p>Somebody shared this result with you.</p>
      </header>
      <section className="result" aria-label="Result">
        {blocksFor(layout, run.parts).map((block) => (
          <Block
            key={block.id}
            block={block}
            part={run.parts.find(({ id }) => id === block.id)}
            check={undefined}
            isRunning={false}
          />
        ))}
      </section>
      <div className="acts">
        <a className="button" href={page}>
          Try it yourself
        </a>
      </div>
    </article>
  );
}
