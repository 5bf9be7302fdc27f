import type { RunSource } from '@trellis/contract';
import { placeWords } from '@trellis/tools/cited';
import { atPlace } from './sources.ts';

/** Where an answer comes from: each passage by its number, opened to be compared with what was made of it. */
export function Sources({ sources }: { sources: readonly RunSource[] }) {
  return (
    <section className="sources" aria-label="Sources">
      <h3>Sources</h3>
      <ol>
        {sources.map((source) => (
          <li key={source.n} value={source.n}>
            <details>
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
