import { citedIn } from '@trellis/tools/cited';
import type { WatchedRun } from '@trellis/tools/watched';

/** What an answer is said to come from: the passages that it names, else all that it was made from. */
export function shownSources({ parts, sources }: Pick<WatchedRun, 'parts' | 'sources'>) {
  const cited = citedIn(JSON.stringify(parts.map(({ value }) => value)), sources);
  return cited.length > 0 ? cited : sources;
}

/** An address that opens where a passage stands, in browsers that know text fragments (WICG Text Fragments). */
export function atPlace(address: string, text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ').slice(0, 8).join(' ');
  const fragment = encodeURIComponent(words).replaceAll('-', '%2D');
  return `${address.split('#', 1)[0]}#:~:text=${fragment}`;
}
