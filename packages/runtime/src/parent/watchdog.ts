const PERIOD_MS = 2_000;
const PATIENCE_MS = 5_000;
/** An app that begins has its process to start and its code to read, on a slow machine beside others. */
const FIRST_PATIENCE_MS = 15_000;

/** Notices when the frame does not answer: a loop that no guard caught. */
export class Watchdog {
  private readonly timer: ReturnType<typeof setInterval>;
  private lastAnswer = performance.now();
  private busy = false;
  private asked = 0;
  private patience = FIRST_PATIENCE_MS;

  constructor(ping: (id: number) => void, tell: (isBusy: boolean) => void) {
    this.timer = setInterval(() => {
      // Pages in the background are slowed down by the browser; that is not the app's doing.
      if (document.hidden) this.lastAnswer = performance.now();
      else ping(++this.asked);
      this.set(performance.now() - this.lastAnswer > this.patience, tell);
    }, PERIOD_MS);
  }

  answered(): void {
    this.lastAnswer = performance.now();
    this.patience = PATIENCE_MS;
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
