import type { OwnMembership } from '@trellis/contract';
import { useEffect, useState } from 'react';
import type { RunApi } from '../api.ts';

/** What a member has left of this month; nothing for whom none are counted. Read anew when a run is over. */
export function Credits({ api, since }: { api: RunApi; since: unknown }) {
  const [credits, setCredits] = useState<OwnMembership['credits']>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run took some of them
  useEffect(() => {
    let isOver = false;
    // Without it the page is no worse: what a run takes the server says anyway.
    api.membership().then(
      (own) => !isOver && setCredits(own?.credits ?? null),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [api, since]);
  if (!credits) return null;
  const day = new Date(credits.again).toLocaleDateString(undefined, {
    month: 'long',
    day: 'numeric',
  });
  return (
    <p className="credits" role="status">
      {credits.left} of {credits.granted} credits left, new ones on {day}
    </p>
  );
}
