/**
 * One kind of background work, declared by the room whose work it is. A job of it is done by whichever server comes to it
 * first; one whose server ends without a word is done again.
 */
export interface Queue<T extends object = object> {
  /** Its name in the database and before admins. */
  name: string;
  /** When it is done by itself: five fields of cron, in UTC. A time that passed while no server ran is made up for once. */
  cron?: string;
  /** Tries after the first; the wait before each is twice the one before, two hours at most. In seconds. */
  retries?: { limit: number; delay: number };
  /** Jobs of it that one server does at once. */
  concurrency?: number;
  /**
   * With a key, a job is kept once. `waiting`: one may wait while others of the same key are done; `turns`: one may wait, and
   * one be done, never two at once; `all`: not even one may wait.
   */
  unique?: 'waiting' | 'turns' | 'all';
  /** Does one job. What it throws is written down with the job, which is tried again as `retries` says. */
  work(data: T): Promise<void>;
  /** Called when its last try has failed, too: whoever waits for it is told. */
  gaveUp?(data: T): Promise<void>;
}
