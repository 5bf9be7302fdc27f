import type { RunSource } from '@trellis/contract';
import { atPlace, placeWords } from '@trellis/tools/cited';
import type { RefObject } from 'react';

/** Where an answer comes from: each passage by its number, opened to be compared with what was made of it. */
export function Sources({
  sources,
  list,
}: {
  sources: readonly RunSource[];
  list: RefObject<HTMLElement | null>;
}) {
  return (
    <section className="sources" aria-label="Sources" ref={list}>
      <h3>Sources</h3>
      <ol>
        {sources.map((source) => (
          <li key={source.n} value={source.n}>
            <details data-source={source.n}>
              <summary>{placeWords(source)}</summary>
              <blockquote>{source.text}</blockquote>
              {source.place.address && (
                <a
                  href={atPlace(source.place.address, source.text)}
                  target="_blank"
                  rel="noopener noreferrer nofollow ugc"
                >
                  Open the page
                </a>
              )}
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
