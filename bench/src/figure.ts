/** One measured figure. `beside` is the same work by a plain tool in the same run: the measure of the machine. */
export interface Figure {
  figure: string;
  value: number;
  unit: string;
  /** What is to be reached; null where the figure only informs. */
  goal: { atMost?: number; atLeast?: number } | null;
  beside: { what: string; value: number } | null;
}

export const isMet = ({ value, goal }: Figure): boolean =>
  goal === null ||
  ((goal.atMost === undefined || value <= goal.atMost) &&
    (goal.atLeast === undefined || value >= goal.atLeast));

/** The value below which `share` of them lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Runs the work `times` times, one after the other, and answers each result. */
export async function repeat(times: number, work: (index: number) => Promise<number>) {
  const results: number[] = [];
  for (let index = 0; index < times; index++) results.push(await work(index));
  return results;
}

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
