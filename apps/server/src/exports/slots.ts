/** Lets so many at a time do something; the others wait in line. */
export class Slots {
  #free: number;
  readonly #line: (() => void)[] = [];
  constructor(count: number) {
    this.#free = count;
  }
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = this.#line.shift();
      if (next) next();
      else this.#free++;
    };
  }
}
