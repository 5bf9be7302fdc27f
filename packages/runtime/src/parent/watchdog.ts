const PERIOD_MS = 2_000;
const PATIENCE_MS = 5_000;

/** Notices when the frame does not answer: a loop that no guard caught. */
export class Watchdog {
  private readonly timer: ReturnType<typeof setInterval>;
  private lastAnswer = performance.now();
  private busy = false;
  private asked = 0;

  constructor(ping: (id: number) => void, tell: (isBusy: boolean) => void) {
    this.timer = setInterval(() => {
      // Pages in the background are slowed down by the browser; that is not the app's doing.
      if (document.hidden) this.lastAnswer = performance.now();
      else ping(++this.asked);
      this.set(performance.now() - this.lastAnswer > PATIENCE_MS, tell);
    }, PERIOD_MS);
  }

  answered(): void {
    this.lastAnswer = performance.now();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private set(busy: boolean, tell: (isBusy: boolean) => void): void {
    if (busy === this.busy) return;
    this.busy = busy;
    tell(busy);
  }
}
