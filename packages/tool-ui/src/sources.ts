import { citedIn } from '@trellis/tools/cited';
import type { WatchedRun } from '@trellis/tools/watched';

/** What an answer is said to come from: the passages that it names, else all that it was made from. */
export function shownSources({ parts, sources }: Pick<WatchedRun, 'parts' | 'sources'>) {
  const cited = citedIn(JSON.stringify(parts.map(({ value }) => value)), sources);
  return cited.length > 0 ? cited : sources;
}
