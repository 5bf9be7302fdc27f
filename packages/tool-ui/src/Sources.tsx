import type { RunSource } from '@trellis/contract';
import { placeWords } from '@trellis/tools/cited';

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

/** An address that opens where a passage stands, in browsers that know text fragments (WICG Text Fragments). */
function atPlace(address: string, text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ').slice(0, 8).join(' ');
  const fragment = encodeURIComponent(words).replaceAll('-', '%2D');
  return `${address.split('#', 1)[0]}#:~:text=${fragment}`;
}
