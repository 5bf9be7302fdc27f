import { Refusal } from '../refusal.ts';

/** Places for processes, on this server. */
export interface SlotLimits {
  all: number;
  /** Of one owner's apps together: some are always left for others. */
  ofOwner: number;
  ofApp: number;
  /** Who waits, of one owner. */
  waiting: number;
  waitMs: number;
}

/** Whose process takes a place. */
export interface SlotHolder {
  ownerId: string;
  appId: string;
}

interface Waiter extends SlotHolder {
  go(): void;
}

const busy = () =>
  new Refusal('unavailable', 'All functions are busy. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });

/**
 * Gives places to processes. While there are too few, everybody waits, and a place that comes free goes to the owner who
 * has the fewest, so that nobody with many apps keeps out somebody with one.
 */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #held = new Set<SlotHolder>();
  #waiting: Waiter[] = [];
  /** Frees a place of a process that does nothing, one of those for which it is asked; whether there was one. */
  readonly #makeRoom: (isMeant: (holder: SlotHolder) => boolean) => boolean;

  constructor(limits: SlotLimits, makeRoom: (isMeant: (holder: SlotHolder) => boolean) => boolean) {
    this.#limits = limits;
    this.#makeRoom = makeRoom;
  }

  /** A place, when there is one; `release` gives it back. */
  async take(holder: SlotHolder): Promise<() => void> {
    const own = { ...holder };
    if (!this.#hasRoom(own)) await this.#turn(own);
    else this.#held.add(own);
    return () => {
      if (this.#held.delete(own)) this.look();
    };
  }

  /** Looks whether somebody who waits can go: a place came free, or a process has nothing to do. */
  look(): void {
    for (;;) {
      const next = this.#inTurn().find((one) => this.#hasRoom(one));
      if (!next) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      next.go();
    }
  }

  #turn(own: SlotHolder): Promise<void> {
    const { waiting, waitMs } = this.#limits;
    if (this.#waiting.filter((one) => one.ownerId === own.ownerId).length >= waiting) throw busy();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiter);
        reject(busy());
      }, waitMs);
      const waiter: Waiter = {
        ...own,
        go: () => {
          clearTimeout(timer);
          this.#held.add(own);
          resolve();
        },
      };
      this.#waiting.push(waiter);
    });
  }

  /** Who waits: owners with the fewest places first, of one owner who came first. */
  #inTurn(): Waiter[] {
    const places = (one: SlotHolder) => this.#count(({ ownerId }) => ownerId === one.ownerId);
    return [...this.#waiting].sort((a, b) => places(a) - places(b));
  }

  #count(isMeant: (holder: SlotHolder) => boolean): number {
    return [...this.#held].filter(isMeant).length;
  }

  #hasRoom({ ownerId, appId }: SlotHolder): boolean {
    const { all, ofOwner, ofApp } = this.#limits;
    const crowds: [limit: number, isIn: (one: SlotHolder) => boolean][] = [
      [ofApp, (one) => one.appId === appId],
      [ofOwner, (one) => one.ownerId === ownerId],
      [all, () => true],
    ];
    return crowds.every(([limit, isIn]) => this.#count(isIn) < limit || this.#makeRoom(isIn));
  }
}
