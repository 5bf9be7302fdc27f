import { TAGS } from '../../src/labels/kinds.ts';
import { bestPath, COUNT, scoresOf, type Weights } from '../../src/labels/model.ts';

export interface Lesson {
  features: string[][];
  tags: number[];
  /** Which of them say only that the token is nothing that is kept: whatever else of that kind it is taken for is right. */
  isLoose?: boolean;
}

/** What nothing is kept of, as numbers of tags: nothing, who does what, and for whom. */
const BESIDE: ReadonlySet<number> = new Set(
  TAGS.flatMap((tag, at) => (/^-$|(?:actor|deed|setting|container)$/.test(tag) ? [at] : [])),
);

/** What a lesson wants, where what was found is as good. */
function wanted({ tags, isLoose }: Lesson, found: readonly number[]): number[] {
  if (!isLoose) return tags;
  return tags.map((tag, at) => {
    const other = found[at] ?? tag;
    return BESIDE.has(tag) && BESIDE.has(other) ? other : tag;
  });
}

/** Numbers from a seed, the same on every machine (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A row of weights with the sums that its average is made of. */
interface Row {
  now: Float32Array;
  sum: Float64Array;
}

/** Learns by going through the lessons several times and correcting what was taken for something else; the weights are the averages. */
export function learn(lessons: readonly Lesson[], rounds: number, seed = 7): Weights {
  const rows = new Map<string, Row>();
  const features = new Map<string, Float32Array>();
  const behind = new Float32Array((COUNT + 1) * COUNT);
  const behindSum = new Float64Array(behind.length);
  const random = seeded(seed);
  const order = lessons.map((_, at) => at);
  let step = 1;
  const add = (feature: string, tag: number, by: number) => {
    let row = rows.get(feature);
    if (!row) {
      row = { now: new Float32Array(COUNT), sum: new Float64Array(COUNT) };
      rows.set(feature, row);
      features.set(feature, row.now);
    }
    row.now[tag]! += by;
    row.sum[tag]! += by * step;
  };
  const chain = (from: number, to: number, by: number) => {
    behind[from * COUNT + to]! += by;
    behindSum[from * COUNT + to]! += by * step;
  };
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let wrong = 0;
    for (const at of order) {
      const lesson = lessons[at]!;
      const found = bestPath(scoresOf(lesson.features, { features, behind }), { features, behind });
      let last = COUNT;
      let lastFound = COUNT;
      for (const [place, tag] of wanted(lesson, found).entries()) {
        const other = found[place]!;
        if (tag !== other) {
          wrong++;
          for (const feature of lesson.features[place]!) {
            add(feature, tag, 1);
            add(feature, other, -1);
          }
        }
        if (tag !== other || last !== lastFound) {
          chain(last, tag, 1);
          chain(lastFound, other, -1);
        }
        [last, lastFound] = [tag, other];
      }
      step++;
    }
    if (round === rounds - 1)
      console.log(`seed ${seed}, round ${round + 1}: ${wrong} tokens wrong`);
  }
  const average = (now: Float32Array, sum: Float64Array) =>
    now.map((value, at) => value - sum[at]! / step);
  for (const [feature, { now, sum }] of rows) features.set(feature, average(now, sum));
  return { features, behind: average(behind, behindSum) };
}

/** Tags by their number. */
export const numbered = (tags: readonly string[]): number[] => tags.map((tag) => TAGS.indexOf(tag));

/** Several learned weights as one: what each learned by its own order of lessons evens out. */
export function together(all: readonly Weights[]): Weights {
  const features = new Map<string, Float32Array>();
  const behind = new Float32Array((COUNT + 1) * COUNT);
  for (const one of all) {
    for (let at = 0; at < behind.length; at++) behind[at]! += one.behind[at]! / all.length;
    for (const [feature, row] of one.features) {
      const sum = features.get(feature) ?? new Float32Array(COUNT);
      for (let tag = 0; tag < COUNT; tag++) sum[tag]! += row[tag]! / all.length;
      features.set(feature, sum);
    }
  }
  return { features, behind };
}
