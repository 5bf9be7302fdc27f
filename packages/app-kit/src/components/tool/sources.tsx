import type { RunSource } from '@trellis/contract';
import { atPlace } from '@trellis/tool-ui/runs';
import type { RefObject } from 'react';
import { toolWord } from '../../lib/tool-words.ts';

/** Where an answer comes from: each passage by its number, opened to be compared with what was made of it. */
export function ToolSources({
  sources,
  list,
}: {
  sources: readonly RunSource[];
  list: RefObject<HTMLElement | null>;
}) {
  return (
    <section ref={list} aria-label={toolWord('sources')} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-heading font-semibold text-sm">{toolWord('sources')}</h3>
      <ol className="flex flex-col gap-1 text-sm">
        {sources.map((source) => (
          <li key={source.n} value={source.n}>
            <details data-source={source.n}>
              <summary className="cursor-pointer py-1" dir="auto">
                <span className="me-1.5 tabular-nums">{source.n}.</span>
                {placeOf(source)}
              </summary>
              <blockquote
                dir="auto"
                className="whitespace-pre-wrap border-s-2 ps-3 text-muted-foreground"
              >
                {source.text}
              </blockquote>
              {source.place.address && (
                <a
                  href={atPlace(source.place.address, source.text)}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                  className="mt-1 inline-block text-primary underline underline-offset-4"
                >
                  {toolWord('openSource')}
                </a>
              )}
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

const placeOf = ({ name, place: { page, row, headings } }: RunSource): string =>
  [
    name,
    page !== undefined ? toolWord('page', page) : '',
    row !== undefined ? toolWord('row', row) : '',
    headings?.at(-1) ?? '',
  ]
    .filter(Boolean)
    .join(', ');
