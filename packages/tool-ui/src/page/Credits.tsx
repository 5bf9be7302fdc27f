import type { OwnMembership } from '@trellis/contract';
import { useEffect, useState } from 'react';

interface Props {
  api: { membership(): Promise<OwnMembership | null> };
  /** Where the app begins. */
  basePath: string;
  /** Something else whenever some may have been taken. */
  since: unknown;
}

/** What a member has left of this month, and where there are more; nothing for whom none are counted. */
export function Credits({ api, basePath, since }: Props) {
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
      {credits.left} of {credits.granted} credits left, new ones on {day}.{' '}
      <a href={`${basePath}/joinPlan`}>Get more</a>
    </p>
  );
}
