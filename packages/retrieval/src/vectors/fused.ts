/** As in Cormack, Clarke and Büttcher, Reciprocal Rank Fusion (2009): how little the first places stand out. */
const FLAT = 60;

/**
 * One order of two, by reciprocal ranks: `first` counts in full, `second` as much as `weight` says. What only the first one
 * names keeps what it has there.
 */
export function fused(
  first: readonly number[],
  second: readonly number[],
  weight: number,
): number[] {
  const scores = new Map(first.map((one, rank) => [one, 1 / (FLAT + rank)]));
  for (const [rank, one] of second.entries())
    scores.set(one, (scores.get(one) ?? 0) + weight / (FLAT + rank));
  return [...scores].sort(([, one], [, other]) => other - one).map(([one]) => one);
}
