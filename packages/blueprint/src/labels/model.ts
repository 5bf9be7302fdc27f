import { TAGS } from './kinds.ts';

/** Weights of a linear chain: of each feature for each tag, and of each tag behind each. */
export interface Weights {
  features: ReadonlyMap<string, Float32Array>;
  /** `behind[a * tags + b]`: tag b behind tag a; the last row is the beginning. */
  behind: Float32Array;
}

/** How many tags there are. */
export const COUNT = TAGS.length;
const START = COUNT;

const KIND_OF = TAGS.map((tag) => tag.slice(1));
/** A stretch goes on only where one of its kind began. */
export const MAY_FOLLOW: readonly boolean[][] = [...TAGS, '^'].map((before, a) =>
  TAGS.map(
    (tag, b) =>
      !tag.startsWith('I') || (before !== '^' && before !== '-' && KIND_OF[a] === KIND_OF[b]),
  ),
);

/** What each token scores by itself for each tag. */
export function scoresOf(observed: readonly string[][], { features }: Weights): Float32Array[] {
  return observed.map((list) => {
    const scores = new Float32Array(COUNT);
    for (const feature of list) {
      const weights = features.get(feature);
      if (weights) for (let tag = 0; tag < COUNT; tag++) scores[tag]! += weights[tag]!;
    }
    return scores;
  });
}

/** The best path of tags through a text (Viterbi). */
export function bestPath(scores: readonly Float32Array[], { behind }: Weights): number[] {
  const from: Int16Array[] = [];
  let best = new Float32Array(COUNT).fill(Number.NEGATIVE_INFINITY);
  for (const [at, own] of scores.entries()) {
    const next = new Float32Array(COUNT).fill(Number.NEGATIVE_INFINITY);
    const came = new Int16Array(COUNT);
    for (let tag = 0; tag < COUNT; tag++) {
      if (at === 0) {
        if (MAY_FOLLOW[START]![tag]) next[tag] = behind[START * COUNT + tag]! + own[tag]!;
        continue;
      }
      for (let last = 0; last < COUNT; last++) {
        if (!MAY_FOLLOW[last]![tag]) continue;
        const score = best[last]! + behind[last * COUNT + tag]! + own[tag]!;
        if (score > next[tag]!) {
          next[tag] = score;
          came[tag] = last;
        }
      }
    }
    from.push(came);
    best = next;
  }
  if (scores.length === 0) return [];
  let tag = best.indexOf(Math.max(...best));
  const path = [tag];
  for (let at = scores.length - 1; at > 0; at--) {
    tag = from[at]![tag]!;
    path.unshift(tag);
  }
  return path;
}

/**
 * How far each token's tag on a path leads: the best path's score less that of the best path on which the token is of
 * another kind. Small where it could as well be something else.
 */
export function leadsOf(
  path: readonly number[],
  scores: readonly Float32Array[],
  { behind }: Weights,
): number[] {
  const ahead = forward(scores, behind);
  const rest = backward(scores, behind);
  return path.map((own, at) => {
    let other = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < COUNT; tag++)
      if (KIND_OF[tag] !== KIND_OF[own])
        other = Math.max(other, ahead[at]![tag]! + rest[at]![tag]!);
    return ahead[at]![own]! + rest[at]![own]! - other;
  });
}

/** The best score of any path up to each token and tag, its own score included. */
function forward(scores: readonly Float32Array[], behind: Float32Array): Float32Array[] {
  const all: Float32Array[] = [];
  for (const [at, own] of scores.entries()) {
    const row = new Float32Array(COUNT).fill(Number.NEGATIVE_INFINITY);
    const before = all[at - 1];
    for (let tag = 0; tag < COUNT; tag++) {
      if (!before) {
        if (MAY_FOLLOW[START]![tag]) row[tag] = behind[START * COUNT + tag]! + own[tag]!;
        continue;
      }
      for (let last = 0; last < COUNT; last++)
        if (MAY_FOLLOW[last]![tag])
          row[tag] = Math.max(row[tag]!, before[last]! + behind[last * COUNT + tag]! + own[tag]!);
    }
    all.push(row);
  }
  return all;
}

/** The best score of any path behind each token and tag. */
function backward(scores: readonly Float32Array[], behind: Float32Array): Float32Array[] {
  const all: Float32Array[] = scores.map(() => new Float32Array(COUNT));
  for (let at = scores.length - 2; at >= 0; at--) {
    const row = all[at]!.fill(Number.NEGATIVE_INFINITY);
    const next = all[at + 1]!;
    for (let tag = 0; tag < COUNT; tag++)
      for (let to = 0; to < COUNT; to++)
        if (MAY_FOLLOW[tag]![to])
          row[tag] = Math.max(
            row[tag]!,
            behind[tag * COUNT + to]! + scores[at + 1]![to]! + next[to]!,
          );
  }
  return all;
}
