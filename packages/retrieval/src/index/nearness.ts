/** Terms of a question that follow each other count when they stand this near in a chunk. */
const WITHIN = 4;
const WEIGHT = 0.6;

/**
 * What is added to a chunk's score for terms that stand beside each other in the question and near each other in the chunk:
 * a part of the less rare one's rarity, the nearer the more (after Büttcher, Clarke and Lushman, 2006).
 */
export function nearness(
  question: readonly string[],
  chunk: Iterable<string>,
  rarities: ReadonlyMap<string, number>,
): number {
  const asked = new Set(question);
  const places = new Map<string, number[]>();
  let at = 0;
  for (const term of chunk) {
    if (asked.has(term)) places.set(term, [...(places.get(term) ?? []), at]);
    at++;
  }
  let sum = 0;
  for (const [n, term] of question.entries()) {
    const next = question[n + 1];
    if (next === undefined || next === term) continue;
    const distance = least(places.get(term) ?? [], places.get(next) ?? []);
    if (distance <= WITHIN)
      sum += (WEIGHT * Math.min(rarities.get(term) ?? 0, rarities.get(next) ?? 0)) / distance;
  }
  return sum;
}

/** The least distance between two lists of places; what comes before counts as one further away. */
function least(before: readonly number[], after: readonly number[]): number {
  let found = Number.POSITIVE_INFINITY;
  for (const one of before)
    for (const other of after) {
      const distance = other > one ? other - one : one - other + 1;
      if (distance < found) found = distance;
    }
  return found;
}
