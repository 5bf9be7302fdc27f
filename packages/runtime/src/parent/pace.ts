/** How often something may happen within a time, ten seconds unless told, whoever asks for it. */
export class Pace {
  private readonly most: number;
  private readonly within: number;
  /** When it has happened of late. */
  times: number[];

  constructor(most: number, times: number[] = [], within = 10_000) {
    this.most = most;
    this.within = within;
    this.times = times;
  }

  /** Whether it may happen once more; then it counts. */
  admits(now = Date.now()): boolean {
    this.times = this.times.filter((at) => now - at < this.within);
    return this.times.length < this.most && this.times.push(now) > 0;
  }
}
