import { logFault } from '../log.ts';

/** How often it is looked for, and the longest pause between two tries to start it again. */
const LOOK_MS = 2_000;
const LONGEST_MS = 30_000;

export interface Keeper {
  end(): void;
}

/**
 * Starts the product's own PostgreSQL again when it has ended by itself, as it does where its disk is full for longer
 * than a moment: after a pause that doubles, until it is there or nobody needs it any more.
 */
export function keepRunning(isRunning: () => boolean, start: () => Promise<void>): Keeper {
  let ended = false;
  let pause = LOOK_MS;
  let timer: NodeJS.Timeout;
  const look = async () => {
    try {
      if (!isRunning()) {
        console.error('PostgreSQL has ended; starting it again');
        pause = Math.min(pause * 2, LONGEST_MS);
        await start();
      }
      pause = LOOK_MS;
    } catch (error) {
      logFault('PostgreSQL', error);
    }
    if (!ended) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void look(), pause);
    timer.unref();
  };
  wait();
  return {
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
