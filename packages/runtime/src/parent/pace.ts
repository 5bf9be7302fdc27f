/** Answers whether something may happen once more within a time, ten seconds by default; then it counts. */
export type Pace = (now?: number) => boolean;

/** `times`: when it has happened of late, the oldest first. */
export function paceOf(most: number, times: number[] = [], within = 10_000): Pace {
  return (now = Date.now()) => {
    while (now - times[0]! >= within) times.shift();
    return times.length < most && times.push(now) > 0;
  };
}
