/** The candidate that is most like `name`, or null when none is near enough to be meant. */
export function nearest(name: string, candidates: Iterable<string>): string | null {
  const wanted = name.toLowerCase();
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Letters to put in, take out, change, or swap with their neighbour; `limit` where it is that many or more. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwapped ? before[j - 2]! + 1 : limit;
      const value = Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1);
      next.push(value);
      least = Math.min(least, value);
    }
    // A swap may still come cheaper than the row that lies between.
    if (least > limit) return limit;
    [before, row] = [row, next];
  }
  return Math.min(limit, row[b.length]!);
}

/** Whether a name is another with one slip of the keyboard: a letter too many, too few, wrong, or two swapped. */
export function isSlip(name: string, meant: string): boolean {
  if (Math.min(name.length, meant.length) < 4) return false;
  return editDistance(name.toLowerCase(), meant.toLowerCase(), 2) < 2;
}
